import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/**
 * A statement starting with such a comment is prepared under that name, once per connection, which saves half the cost
 * of a select by key. Do not use with `*`: it fails when a migration adds a column.
 */
const NAME = /^\/\* ([\w-]+) \*\//;

/** pg's message of a `query_timeout`, which has no class or code. */
const SILENCE = 'Query read timeout';

/**
 * Adapts a client to Kysely, which does not support names. A silent connection is discarded: its statement would block
 * all others.
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

/** Adapts a pool to Kysely with named statements, and discards silent connections. */
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
