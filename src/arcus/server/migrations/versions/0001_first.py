"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the first tables."""
    op.create_table(
        "persons",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("is_bot", sa.Boolean, nullable=False),
        sa.Column("token", sa.String(64), unique=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(12), nullable=False, unique=True),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("phase", sa.String(12), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("wanted", sa.String(64), nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("deadline", sa.BigInteger),
        sa.Column("bots_due", sa.Boolean, nullable=False),
        sa.Column("lease", sa.BigInteger, nullable=False),
        sa.Column("line", sa.LargeBinary, nullable=False),
    )
    op.create_index("tables_lobby", "tables", ["public", "phase", "changed"])
    op.create_index("tables_wanted", "tables", ["wanted"])
    op.create_index("tables_deadline", "tables", ["deadline"])
    op.create_index("tables_bots", "tables", ["bots_due", "lease"])
    op.create_table(
        "sitters",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
    )
    op.create_index("sitters_person", "sitters", ["person"])
    op.create_table(
        "journal",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("deed", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "records",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
    )
    op.create_index("records_ended", "records", ["public", "ended"])
    op.create_table(
        "settings",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    for name in ("settings", "records", "journal", "sitters", "tables", "persons"):
        op.drop_table(name)
