import { setTimeout as sleep } from 'node:timers/promises';
import type { System } from '@trueseason/local-stack';
import { Redis } from 'ioredis';
import pg from 'pg';
import { withClient } from '../with-client.ts';

async function askingRedis(system: System, ask: (redis: Redis) => Promise<unknown>): Promise<void> {
  const redis = new Redis(system.env.REDIS_URL ?? '', { maxRetriesPerRequest: 1 });
  redis.on('error', () => {});
  await ask(redis).finally(() => redis.disconnect());
}

/** Redis refuses every write, as it does when it is full and may forget nothing. */
export const withFullRedis = (system: System, forMs: number) =>
  askingRedis(system, async (redis) => {
    await redis.config('SET', 'maxmemory', '1');
    await sleep(forMs);
    // One that was killed meanwhile has forgotten it.
    await redis.config('SET', 'maxmemory', '0');
  });

/** Redis is a replica of a primary that is gone, as the old one is during a failover. */
export const withReadOnlyRedis = (system: System, forMs: number) =>
  askingRedis(system, async (redis) => {
    await redis.replicaof('127.0.0.1', 1);
    await sleep(forMs);
    await redis.replicaof('NO', 'ONE');
  });

/** Postgres answers, and takes no writes. */
export async function withReadOnlyPostgres(system: System, forMs: number): Promise<void> {
  const set = (value: string) =>
    withClient(system.env.DATABASE_URL ?? '', (client) =>
      client.query(`alter system ${value}`).finally(() => client.query('select pg_reload_conf()')),
    );
  await set('set default_transaction_read_only = on');
  await sleep(forMs);
  await set('reset default_transaction_read_only');
}

/** All free Postgres connections are taken. */
export async function withoutConnections(system: System, forMs: number): Promise<void> {
  const clients: pg.Client[] = [];
  try {
    for (;;) {
      const client = new pg.Client({ connectionString: system.env.DATABASE_URL });
      client.on('error', () => {});
      try {
        await client.connect();
      } catch {
        break;
      }
      clients.push(client);
    }
    await sleep(forMs);
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()));
  }
}
