import type pg from 'pg';

/** One fact of the schema from Postgres' catalogs. */
export interface SchemaLine {
  readonly kind: 'table' | 'column' | 'constraint' | 'index' | 'trigger' | 'rule' | 'policy' | 'function' | 'setting';
  /** The table that it belongs to. */
  readonly of: string | null;
  readonly text: string;
  /** Of a constraint or a unique index: the columns that it judges, `*` for an expression. */
  readonly judges: readonly string[];
  /** Of a reference that keeps rows of another table from being deleted: that table. */
  readonly keeps: string | null;
}

/** Kysely's and ours about migrations: their own rows change with each. */
const OWN_TABLES = ['kysely_migration', 'kysely_migration_lock', 'migration_serves'];
const IN_SHOP = `c.relnamespace = 'public'::regnamespace and c.relname <> all ('{${OWN_TABLES.join()}}')`;
const columnsOf = (table: string, numbers: string) => `
  array(select coalesce(a.attname::text, '*') from unnest(${numbers}) number
    left join pg_attribute a on a.attrelid = ${table} and a.attnum = number)`;

const LINES = `
  select 'table' as kind, c.relname::text as of,
    format('%s %s, row security %s %s, %s triggers off', c.relname, c.relpersistence, c.relrowsecurity,
      c.relforcerowsecurity, (select count(*) from pg_trigger where tgrelid = c.oid and tgenabled <> 'O')) as text,
    '{}'::text[] as judges, null::text as keeps
  from pg_class c where c.relkind in ('r', 'p') and ${IN_SHOP}
  union all
  select 'column', c.relname, concat_ws(' ', a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then 'not null' end, a.attidentity, a.attgenerated, pg_get_expr(d.adbin, d.adrelid)), '{}', null
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relkind in ('r', 'p') and ${IN_SHOP}
  union all
  select 'constraint', c.relname, o.conname || ' ' || pg_get_constraintdef(o.oid),
    ${columnsOf('c.oid', "coalesce(o.conkey, '{0}')")},
    case when o.contype = 'f' and o.confdeltype in ('a', 'r') then o.confrelid::regclass::text end
  from pg_constraint o join pg_class c on c.oid = o.conrelid where o.contype <> 'n' and ${IN_SHOP}
  union all
  select 'index', c.relname, pg_get_indexdef(i.indexrelid),
    case when i.indisunique then ${columnsOf('c.oid', 'i.indkey::int2[]')} else '{}' end, null
  from pg_index i join pg_class c on c.oid = i.indrelid where ${IN_SHOP}
  union all
  select 'trigger', c.relname, pg_get_triggerdef(t.oid), '{}', null
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and t.tgname not like 'trial\\_%' and ${IN_SHOP}
  union all
  select 'rule', c.relname, pg_get_ruledef(r.oid), '{}', null
  from pg_rewrite r join pg_class c on c.oid = r.ev_class where c.relkind = 'r' and ${IN_SHOP}
  union all
  select 'policy', c.relname, p.polname || ' ' || pg_get_expr(p.polqual, p.polrelid), '{}', null
  from pg_policy p join pg_class c on c.oid = p.polrelid where ${IN_SHOP}
  union all
  select 'function', null, pg_get_functiondef(p.oid), '{}', null
  from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
  union all
  select 'setting', null, setting, '{}', null
  from pg_db_role_setting s, unnest(s.setconfig) setting
  where s.setdatabase in (0, (select oid from pg_database where datname = current_database()))`;

export async function readSchema(client: pg.Client): Promise<SchemaLine[]> {
  return (await client.query<SchemaLine>(LINES)).rows;
}

/** What Postgres counted of a table, and where its rows lie. */
export interface TableState {
  readonly name: string;
  /** In the table, as of the last `analyze`. */
  readonly rows: number;
  /** Changes with each rewrite, whatever caused it. */
  readonly file: string;
  readonly changed: number;
  readonly scanned: number;
}

export async function readTables(client: pg.Client): Promise<TableState[]> {
  const { rows } = await client.query<TableState>(`
    select c.relname::text as name, greatest(c.reltuples, 0)::float8 as rows, pg_relation_filenode(c.oid)::text as file,
      coalesce(n_tup_ins + n_tup_upd + n_tup_del, 0)::float8 as changed, coalesce(seq_tup_read, 0)::float8 as scanned
    from pg_class c left join pg_stat_user_tables s on s.relid = c.oid
    where c.relkind in ('r', 'S') and ${IN_SHOP}`);
  return rows;
}
