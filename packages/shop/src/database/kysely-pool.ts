import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { isConnectionSpent } from './outage.ts';

/**
 * A statement starting with such a comment is prepared under that name, once per connection: half the cost of a select
 * by key. Not for `*`, which fails when a migration adds a column.
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

/** Adapts a pool to Kysely with named statements. A spent connection discards all older ones. */
export function poolForKysely(pool: pg.Pool): PostgresPool {
  let clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  pool.on('connect', (client) => {
    const currentClients = clients;
    const forget = () => {
      if (clients === currentClients) clients = new WeakMap();
    };
    currentClients.set(client, clientForKysely(client, forget));
  });
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      for (;;) {
        const client = await pool.connect();
        const adapted = clients.get(client);
        if (adapted) return adapted;
        client.release(true);
      }
    },
  };
}
