import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { isConnectionSpent } from './outage.ts';

/**
 * A statement starting with such a comment is prepared under that name, once per connection, which saves half the cost
 * of a select by key. Do not use with `*`: it fails when a migration adds a column.
 */
const NAME = /^\/\* ([\w-]+) \*\//;

/** Adapts a client to Kysely, which does not support names. A spent connection would block or fail all statements. */
function clientForKysely(client: pg.PoolClient, onSpent: () => void): PostgresPoolClient {
  let spent: unknown;
  const query = async (text: string, values: readonly unknown[]) => {
    if (spent) throw spent;
    try {
      return await client.query({ name: NAME.exec(text)?.[1], text, values: [...values] });
    } catch (error) {
      if (isConnectionSpent(error)) {
        spent = error;
        onSpent();
      }
      throw error;
    }
  };
  const release = (destroy?: boolean) => client.release(destroy || spent !== undefined);
  return new Proxy(client, {
    get: (target, key) => (key === 'query' ? query : key === 'release' ? release : Reflect.get(target, key)),
  });
}

/** Adapts a pool to Kysely with named statements. With a spent connection, all that were opened before are discarded. */
export function poolForKysely(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, { readonly of: number; readonly adapted: PostgresPoolClient }>();
  let generation = 0;
  const adapt = (client: pg.PoolClient) => {
    const of = generation;
    const adapted = clientForKysely(client, () => {
      if (of === generation) generation += 1;
    });
    clients.set(client, { of, adapted });
    return { of, adapted };
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      for (;;) {
        const client = await pool.connect();
        const { of, adapted } = clients.get(client) ?? adapt(client);
        if (of === generation) return adapted;
        client.release(true);
      }
    },
  };
}
