"""Add the place of a record in the list of public records."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; existing records get their places when they are first listed."""
    op.add_column("records", sa.Column("number", sa.BigInteger))
    op.create_index("records_listed", "records", ["public", "number"], unique=True)


def downgrade() -> None:
    """Drop it."""
    op.drop_index("records_listed", "records")
    op.drop_column("records", "number")
