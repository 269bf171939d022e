import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { System } from '@trueseason/local-stack';
import { tablesNaming } from '@trueseason/testing';
import { Redis } from 'ioredis';

/** Somewhere a name may be: the table, key, file or log that has it. */
export interface Place {
  readonly kind: 'table' | 'redis' | 'object' | 'log';
  readonly where: string;
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** All that Redis holds under a key, as text. */
async function contentOf(redis: Redis, key: string): Promise<string> {
  switch (await redis.type(key)) {
    case 'string':
      return (await redis.get(key)) ?? '';
    case 'hash':
      return JSON.stringify(await redis.hgetall(key));
    case 'list':
      return JSON.stringify(await redis.lrange(key, 0, -1));
    case 'set':
      return JSON.stringify(await redis.smembers(key));
    case 'zset':
      return JSON.stringify(await redis.zrange(key, '0', '-1'));
    case 'stream':
      return JSON.stringify(await redis.xrange(key, '-', '+'));
    default:
      return '';
  }
}

async function redisNaming(redis: Redis, name: string): Promise<string[]> {
  const matches: string[] = [];
  for (const key of await redis.keys('*')) {
    if (key.includes(name) || (await contentOf(redis, key)).includes(name)) matches.push(key);
  }
  return matches;
}

/** A file that is gone, such as one that was complete and took its name, has nothing. Its later name is searched next time. */
const contentOfFile = (file: string): Promise<Buffer> =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  });

async function filesNaming(folder: string, name: string): Promise<string[]> {
  const matches: string[] = [];
  for (const file of await filesUnder(folder)) {
    const path = relative(folder, file);
    if (path.includes(name) || (await contentOfFile(file)).includes(name)) matches.push(path);
  }
  return matches;
}

/** Looks for names in every table, every key of Redis, every object and every log of a system. */
export function openPlaces(system: System, dataDir: string): { find(name: string): Promise<Place[]>; close(): void } {
  const { DATABASE_URL = '', REDIS_URL = '', STORAGE_DIR = '' } = system.env;
  const redis = new Redis(REDIS_URL);
  return {
    find: async (name) => [
      ...(await tablesNaming(DATABASE_URL, name)).map((where) => ({ kind: 'table', where }) as const),
      ...(await redisNaming(redis, name)).map((where) => ({ kind: 'redis', where }) as const),
      ...(await filesNaming(STORAGE_DIR, name)).map((where) => ({ kind: 'object', where }) as const),
      ...(await filesNaming(join(dataDir, 'logs'), name)).map((where) => ({ kind: 'log', where }) as const),
    ],
    close: () => redis.disconnect(),
  };
}
