"""What cards and areas do: effects as data, and how they are carried out."""
