"""Note the version of the rules of every table, so that lists and sweeps leave out those of other rules."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; until now all rules are of version 1, also those of older processes that run beside this one."""
    op.add_column("tables", sa.Column("rules", sa.Integer, nullable=False, server_default="1"))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("tables", "rules")
