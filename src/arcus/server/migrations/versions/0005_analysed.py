"""Add the analysis of a record."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; existing records are analysed on request."""
    op.add_column("records", sa.Column("analysis", sa.LargeBinary))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("records", "analysis")
