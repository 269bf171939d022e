import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { System } from '@trueseason/local-stack';
import { Redis } from 'ioredis';
import pg from 'pg';

/** Redis refuses every write, as it does when it is full and may forget nothing. */
export async function withFullRedis(system: System, forMs: number): Promise<void> {
  const redis = new Redis(system.env.REDIS_URL ?? '', { maxRetriesPerRequest: 1 });
  redis.on('error', () => {});
  try {
    await redis.config('SET', 'maxmemory', '1');
    await sleep(forMs);
    // One that was killed meanwhile has forgotten it.
    await redis.config('SET', 'maxmemory', '0');
  } finally {
    redis.disconnect();
  }
}

/** All free Postgres connections are taken. */
export async function withoutConnections(system: System, forMs: number): Promise<void> {
  const taken: pg.Client[] = [];
  try {
    for (;;) {
      const client = new pg.Client({ connectionString: system.env.DATABASE_URL });
      client.on('error', () => {});
      try {
        await client.connect();
      } catch {
        break;
      }
      taken.push(client);
    }
    await sleep(forMs);
  } finally {
    await Promise.allSettled(taken.map((client) => client.end()));
  }
}

const FILL_BYTES = 1024 * 1024;
/** More than the small disk holds, and little where there is none and the machine's own is written to. */
const MOST_FILES = 256;

/** The object store's disk is full. Only if it has a separate, small one. */
export async function withFullDisk(system: System, forMs: number): Promise<void> {
  const folder = dirname(system.env.STORAGE_DIR ?? '');
  const names: string[] = [];
  try {
    while (names.length < MOST_FILES) {
      const name = join(folder, `filler-${names.length}`);
      names.push(name);
      try {
        await writeFile(name, Buffer.alloc(FILL_BYTES));
      } catch {
        break;
      }
    }
    await sleep(forMs);
  } finally {
    for (const name of names) await rm(name, { force: true });
  }
}
