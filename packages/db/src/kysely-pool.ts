import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/**
 * A statement that begins with a comment like this is sent under that name, and each connection has Postgres parse and
 * plan it once: half of what a select by key costs. Not for one that gives `*`: it fails on its connection once a
 * migration adds a column.
 */
const NAME = /^\/\* ([\w-]+) \*\//;

/** How pg words a `query_timeout`; it has no class or code for it. */
const SILENCE = 'Query read timeout';

/**
 * The client as Kysely uses it, which knows no names. A connection on which Postgres fell silent is not used again: its
 * statement would still stand before every other one.
 */
function clientForKysely(client: pg.PoolClient): PostgresPoolClient {
  let silence: Error | undefined;
  const query = async (text: string, values: readonly unknown[]) => {
    if (silence) throw silence;
    try {
      return await client.query({ name: NAME.exec(text)?.[1], text, values: [...values] });
    } catch (error) {
      if (error instanceof Error && error.message === SILENCE) silence = error;
      throw error;
    }
  };
  const release = (destroy?: boolean) => client.release(destroy || silence !== undefined);
  return new Proxy(client, {
    get: (target, key) => (key === 'query' ? query : key === 'release' ? release : Reflect.get(target, key)),
  });
}

/** What Kysely needs of a pool, with statements sent under their names, and silent connections thrown away. */
export function poolForKysely(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client) ?? clientForKysely(client);
      clients.set(client, known);
      return known;
    },
  };
}
