"""What Piquet brings to the school: its records played, reasons from its rules."""
