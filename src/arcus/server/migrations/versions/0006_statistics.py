"""Add statistics of luck, results by person, and ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables; existing records are counted in the background, the oldest first."""
    op.add_column("records", sa.Column("counted", sa.BigInteger))
    where = sa.text("counted IS NULL")
    op.create_index("records_uncounted", "records", ["ended"], sqlite_where=where, postgresql_where=where)
    op.create_table(
        "luck",
        sa.Column("game", sa.String(16), primary_key=True),
        sa.Column("chance", sa.String(16), primary_key=True),
        sa.Column("games", sa.BigInteger, nullable=False),
        sa.Column("spread", sa.Float, nullable=False),
        sa.Column("counts", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("variant", sa.String(64), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("against", sa.String(8), nullable=False),
        sa.Column("result", sa.String(8), nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("mean", sa.Float),
        sa.Column("deviation", sa.Float),
    )
    op.create_index("results_ended", "results", ["person", "ended"])
    op.create_table(
        "ratings",
        sa.Column("holder", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(16), primary_key=True),
        sa.Column("variant", sa.String(64), primary_key=True),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    for name in ("ratings", "results", "luck"):
        op.drop_table(name)
    op.drop_index("records_uncounted", "records")
    op.drop_column("records", "counted")
