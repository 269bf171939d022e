import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, startRedis } from './servers/index.ts';

export interface Servers {
  readonly postgresUrl: string;
  readonly redisUrl: string;
  close(): Promise<void>;
}

/**
 * A throw-away Postgres and Redis: in containers where an engine answers and has or gets the images, else the embedded
 * ones.
 * @param say hears which it became, and why
 */
export async function startServers(say: (line: string) => void): Promise<Servers> {
  const { getContainerRuntimeClient } = await import('testcontainers');
  const engine = await getContainerRuntimeClient().catch(() => null);
  try {
    if (!engine) throw new Error('no container engine answers');
    const servers = await startContainers();
    say('Postgres and Redis of these tests run in containers');
    return servers;
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    say(`Postgres and Redis of these tests are the embedded ones: ${reason}`);
    return startEmbedded();
  }
}

/** @throws when one of them cannot be started; the other is stopped again */
async function startContainers(): Promise<Servers> {
  const { GenericContainer } = await import('testcontainers');
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
  const [postgres, redis] = await Promise.allSettled([
    new PostgreSqlContainer('postgres:18-alpine').withCommand(['postgres', '-c', 'fsync=off']).start(),
    new GenericContainer('redis:8-alpine').withExposedPorts(6379).start(),
  ]);
  if (postgres.status === 'rejected' || redis.status === 'rejected') {
    for (const one of [postgres, redis]) if (one.status === 'fulfilled') await one.value.stop();
    throw postgres.status === 'rejected' ? postgres.reason : redis.status === 'rejected' && redis.reason;
  }
  return {
    postgresUrl: postgres.value.getConnectionUri(),
    redisUrl: `redis://${redis.value.getHost()}:${redis.value.getMappedPort(6379)}`,
    close: async () => void (await Promise.all([postgres.value.stop(), redis.value.stop()])),
  };
}

async function startEmbedded(): Promise<Servers> {
  const folder = mkdtempSync(join(tmpdir(), 'trueseason-test-'));
  // As root, Postgres runs as a user who has to pass through this folder.
  chmodSync(folder, 0o711);
  const dataDir = join(folder, 'postgres');
  const [postgres, redis] = await Promise.all([startPostgres({ dataDir, durable: false }), startRedis()]);
  return {
    postgresUrl: postgres.url,
    redisUrl: redis.url,
    async close() {
      await Promise.all([postgres.close(), redis.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
