"""Add a table of recovery links that were used."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table; existing links can still be used once."""
    op.create_table(
        "spent_links",
        sa.Column("link", sa.String(64), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("spent_links")
