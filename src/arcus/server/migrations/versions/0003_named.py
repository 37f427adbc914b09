"""Add an index of the accounts that each table's journal names.

Triggers of the database fill it, so that it is complete even while old processes run beside new ones. Everyone who ever
sat at a table was among its sitters at that moment, and its first entry names the person who opened it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

SQLITE = {
    "fill": """
        INSERT INTO named (person, table_id)
        SELECT DISTINCT coalesce(json_extract(deed, '$.person'), json_extract(deed, '$.host')), table_id
        FROM (
            SELECT table_id, CAST(deed AS TEXT) AS deed FROM journal
            WHERE substr(deed, 1, 13) = CAST('{"type":"sat"' AS BLOB)
            OR substr(deed, 1, 16) = CAST('{"type":"opened"' AS BLOB)
        )
    """,
    "tables": """
        CREATE TRIGGER tables_named AFTER INSERT ON tables BEGIN
            INSERT INTO named (person, table_id)
            SELECT json_extract(CAST(deed AS TEXT), '$.host'), table_id FROM journal
            WHERE table_id = NEW.id AND number = 1
            ON CONFLICT DO NOTHING;
        END
    """,
    "sitters": """
        CREATE TRIGGER sitters_named AFTER INSERT ON sitters BEGIN
            INSERT INTO named (person, table_id) VALUES (NEW.person, NEW.table_id) ON CONFLICT DO NOTHING;
        END
    """,
}
POSTGRESQL = {
    "fill": """
        INSERT INTO named (person, table_id)
        SELECT DISTINCT coalesce(deed ->> 'person', deed ->> 'host'), table_id
        FROM (
            SELECT table_id, convert_from(deed, 'UTF8')::json AS deed FROM journal
            WHERE substring(deed FROM 1 FOR 13) = convert_to('{"type":"sat"', 'UTF8')
            OR substring(deed FROM 1 FOR 16) = convert_to('{"type":"opened"', 'UTF8')
        ) AS naming
    """,
    "tables": """
        CREATE FUNCTION tables_named() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            INSERT INTO named (person, table_id)
            SELECT convert_from(deed, 'UTF8')::json ->> 'host', table_id FROM journal
            WHERE table_id = NEW.id AND number = 1
            ON CONFLICT DO NOTHING;
            RETURN NULL;
        END $$;
        CREATE TRIGGER tables_named AFTER INSERT ON tables FOR EACH ROW EXECUTE FUNCTION tables_named()
    """,
    "sitters": """
        CREATE FUNCTION sitters_named() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            INSERT INTO named (person, table_id) VALUES (NEW.person, NEW.table_id) ON CONFLICT DO NOTHING;
            RETURN NULL;
        END $$;
        CREATE TRIGGER sitters_named AFTER INSERT ON sitters FOR EACH ROW EXECUTE FUNCTION sitters_named()
    """,
}


def upgrade() -> None:
    """Create the triggers first and then index existing journals, so that nobody who sits down meanwhile is missed."""
    op.create_table(
        "named",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sqlite_with_rowid=False,
    )
    texts = SQLITE if op.get_bind().dialect.name == "sqlite" else POSTGRESQL
    for what in ("tables", "sitters", "fill"):  # tables first, like every writer, which prevents deadlocks
        op.get_bind().exec_driver_sql(texts[what])


def downgrade() -> None:
    """Drop it."""
    is_sqlite = op.get_bind().dialect.name == "sqlite"
    for table in ("tables", "sitters"):
        op.execute(f"DROP TRIGGER {table}_named" + ("" if is_sqlite else f" ON {table}"))
        if not is_sqlite:
            op.execute(f"DROP FUNCTION {table}_named")
    op.drop_table("named")
