import type { System } from '@trueseason/local-stack';
import { Redis } from 'ioredis';
import pg from 'pg';
import type { Means } from '../faults/fault-list.ts';
import { withClient } from '../with-client.ts';

type Steps = Required<Pick<Means, 'begin' | 'end'>>;

async function inRedis(system: System, ask: (redis: Redis) => Promise<unknown>): Promise<void> {
  const redis = new Redis(system.env.REDIS_URL ?? '', { maxRetriesPerRequest: 1 });
  redis.on('error', () => {});
  await ask(redis).finally(() => redis.disconnect());
}

/** Redis refuses every write, as it does when it is full and may forget nothing. One that was killed has forgotten it. */
export const fullRedis = (system: System): Steps => ({
  begin: () => inRedis(system, (redis) => redis.config('SET', 'maxmemory', '1')),
  end: () => inRedis(system, (redis) => redis.config('SET', 'maxmemory', '0')),
});

/** Redis is a replica of a primary that is gone, as the old one is during a failover. */
export const readOnlyRedis = (system: System): Steps => ({
  begin: () => inRedis(system, (redis) => redis.replicaof('127.0.0.1', 1)),
  end: () => inRedis(system, (redis) => redis.replicaof('NO', 'ONE')),
});

export function readOnlyPostgres(system: System): Steps {
  const set = (value: string) =>
    withClient(system.env.DATABASE_URL ?? '', (client) =>
      client.query(`alter system ${value}`).finally(() => client.query('select pg_reload_conf()')),
    );
  return {
    begin: () => set('set default_transaction_read_only = on'),
    end: () => set('reset default_transaction_read_only'),
  };
}

/** All free Postgres connections are taken. */
export function crowdedPostgres(system: System): Steps {
  const clients: pg.Client[] = [];
  return {
    begin: async () => {
      for (;;) {
        const client = new pg.Client({ connectionString: system.env.DATABASE_URL });
        client.on('error', () => {});
        try {
          await client.connect();
        } catch {
          return;
        }
        clients.push(client);
      }
    },
    end: () => Promise.allSettled(clients.splice(0).map((client) => client.end())),
  };
}
