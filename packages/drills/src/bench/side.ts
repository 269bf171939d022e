import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type System, startSystem } from '@trueseason/local-stack';
import { type S3Endpoint, startS3Endpoint } from '@trueseason/stand-ins';
import { Redis } from 'ioredis';
import { cpuTimeOfAll } from '../processes.ts';
import { withClient } from '../with-client.ts';
import { withSystem } from '../with-system.ts';

export const PARTS = ['gateway', 'analysis', 'pdf', 'mailer', 'ops', 'postgres', 'redis'] as const;
/** CPU time of each part, in milliseconds; NaN where the kernel does not say. */
export type Cpu = Readonly<Record<(typeof PARTS)[number], number>>;

/** `writes` are transactions that wrote, `walBytes` what Postgres logs to repeat them. */
export const COUNTED = ['writes', 'walBytes', 'redisCommands', 'storeRequests'] as const;
export type Counts = Readonly<Record<(typeof COUNTED)[number], number>>;

export const recordOf = <Name extends string>(names: readonly Name[], of: (name: Name) => number) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, number>;

/** What is stored at one moment. */
export interface Stored {
  readonly databaseBytes: number;
  /** Inserted, changed and deleted since the start. */
  readonly rows: number;
  /** Bytes of each object by its key. */
  readonly objects: ReadonlyMap<string, number>;
}

/** A running product that is measured: this one, or the last release. */
export interface Side {
  readonly system: System;
  /** Since its start. */
  cpu(): Cpu;
  /** Since its start; exact, and includes what runs in the background. @throws if one cannot be counted */
  counts(): Promise<Counts>;
  /** Without rows that connections wrote in the last ten seconds. */
  stored(): Promise<Stored>;
}

function cpuOf({ processes, postgres, redis }: System): Cpu {
  const parts = { ...processes, postgres, redis };
  return recordOf(PARTS, (part) => cpuTimeOfAll(parts[part]?.pid) ?? Number.NaN);
}

async function openSide<Result>(
  system: System,
  store: S3Endpoint,
  work: (side: Side) => Promise<Result>,
): Promise<Result> {
  const { DATABASE_URL = '', REDIS_URL = '' } = system.env;
  return withClient(DATABASE_URL, async (client) => {
    const redis = new Redis(REDIS_URL);
    const select = async (text: string): Promise<Record<string, string | undefined>> =>
      (await client.query<Record<string, string>>(text)).rows[0] ?? {};
    try {
      return await work({
        system,
        cpu: () => cpuOf(system),
        counts: async () => {
          const { writes, wal } = await select(
            "select pg_snapshot_xmax(pg_current_snapshot())::text as writes, pg_current_wal_insert_lsn() - '0/0' as wal",
          );
          const commands = /total_commands_processed:(\d+)/.exec(await redis.info('stats'))?.[1];
          const counts = {
            writes: Number(writes),
            walBytes: Number(wal),
            redisCommands: Number(commands),
            storeRequests: store.requests(),
          };
          const uncounted = COUNTED.find((name) => Number.isNaN(counts[name]));
          if (uncounted) throw new Error(`${uncounted} cannot be counted`);
          return counts;
        },
        stored: async () => {
          const { bytes, rows } = await select(
            'select pg_database_size(current_database()) as bytes, sum(n_tup_ins + n_tup_upd + n_tup_del) as rows from pg_stat_user_tables',
          );
          return { databaseBytes: Number(bytes), rows: Number(rows), objects: store.sizes() };
        },
      });
    } finally {
      redis.disconnect();
    }
  });
}

async function starterOf(folder: string): Promise<typeof startSystem> {
  const file = pathToFileURL(join(folder, 'packages/local-stack/dist/index.js'));
  const stack: { startSystem: typeof startSystem } = await import(file.href);
  return stack.startSystem;
}

/** Runs the product that is built in a folder, by default this one, on its own servers. */
export async function withSide<Result>(
  folder: string | undefined,
  env: Record<string, string>,
  work: (side: Side) => Promise<Result>,
): Promise<Result> {
  const bucket = 'bench';
  const store = await startS3Endpoint(bucket);
  const storeEnv = {
    S3_BUCKET: bucket,
    S3_ENDPOINT: store.url,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  const start = folder === undefined ? startSystem : await starterOf(folder);
  try {
    return await withSystem({ ...storeEnv, ...env }, (system) => openSide(system, store, work), start);
  } finally {
    await store.close();
  }
}
