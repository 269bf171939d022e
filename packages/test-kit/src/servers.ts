import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, startRedis } from '@trueseason/local-stack';

export interface Servers {
  postgresUrl: string;
  redisUrl: string;
  close(): Promise<void>;
}

/** A throw-away Postgres and Redis: in containers when an engine answers, else the embedded ones. */
export async function startServers(): Promise<Servers> {
  return (await engineAnswers()) ? startContainers() : startEmbedded();
}

async function engineAnswers(): Promise<boolean> {
  const { getContainerRuntimeClient } = await import('testcontainers');
  return getContainerRuntimeClient().then(
    () => true,
    () => false,
  );
}

async function startContainers(): Promise<Servers> {
  const { GenericContainer } = await import('testcontainers');
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
  const [postgres, redis] = await Promise.all([
    new PostgreSqlContainer('postgres:18-alpine').withCommand(['postgres', '-c', 'fsync=off']).start(),
    new GenericContainer('redis:8-alpine').withExposedPorts(6379).start(),
  ]);
  return {
    postgresUrl: postgres.getConnectionUri(),
    redisUrl: `redis://${redis.getHost()}:${redis.getMappedPort(6379)}`,
    close: async () => void (await Promise.all([postgres.stop(), redis.stop()])),
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
