"""Records have their analysis."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Records that are there already get theirs when someone asks for it."""
    op.add_column("records", sa.Column("analysis", sa.LargeBinary))


def downgrade() -> None:
    """Take it away."""
    op.drop_column("records", "analysis")
