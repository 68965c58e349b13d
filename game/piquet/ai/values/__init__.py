"""What positions, totals and hands are worth, from tables made beforehand."""
