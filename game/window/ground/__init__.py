"""What the table is made of in pixels: cloth, wood and light."""
