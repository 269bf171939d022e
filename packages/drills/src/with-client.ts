import pg from 'pg';

/** Works on one connection to a database, which ends afterwards. */
export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // A database that is dropped, or a server that stops.
  client.on('error', () => {});
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
