import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/**
 * A statement that begins with a comment like this is sent under that name, and each connection has Postgres parse and
 * plan it once: half of what a select by key costs. Not for one that gives `*`: it fails on its connection once a
 * migration adds a column.
 */
const NAME = /^\/\* ([\w-]+) \*\//;

/** The client as Kysely uses it, which knows no names. */
function withNames(client: pg.PoolClient): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) =>
    client.query({ name: NAME.exec(text)?.[1], text, values: [...values] });
  const release = (destroy?: boolean) => client.release(destroy);
  return new Proxy(client, {
    get: (target, key) => (key === 'query' ? query : key === 'release' ? release : Reflect.get(target, key)),
  });
}

/** What Kysely needs of a pool, with statements sent under their names. */
export function withNamedStatements(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client) ?? withNames(client);
      clients.set(client, known);
      return known;
    },
  };
}
