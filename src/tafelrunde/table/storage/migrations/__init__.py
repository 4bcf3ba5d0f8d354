"""Alembic's folder: how the database got its shape, step by step."""
