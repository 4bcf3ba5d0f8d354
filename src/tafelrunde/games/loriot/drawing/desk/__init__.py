"""The desk beside the house: what is asked, chosen, calculated."""
