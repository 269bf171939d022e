import pg from 'pg';

/** The tables of a database that have this text anywhere in a row, in the order of their names. */
export async function tablesNaming(databaseUrl: string, text: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const table = pg.escapeIdentifier(name);
      const { rowCount } = await client.query(`select 1 from ${table} r where strpos(r::text, $1) > 0 limit 1`, [text]);
      if (rowCount) found.push(name);
    }
    return found;
  } finally {
    await client.end();
  }
}
