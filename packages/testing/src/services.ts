import { randomUUID } from 'node:crypto';
import { type Database, openDatabase } from '@trueseason/shop/database';
import { Redis } from 'ioredis';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { TEMPLATE } from './template.ts';
import './global-setup.ts';

export interface TestDatabase {
  url: string;
  db: Database;
  close(): Promise<void>;
}

/** A fresh database, as migrate-cli leaves it: empty tables, the listed promos and FREE100. Close it at the end. */
export async function testDatabase(): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    // Copied as files: Postgres's own way writes all of it to its log as well.
    await client.query(`create database ${name} template ${TEMPLATE} strategy file_copy`);
  } finally {
    await client.end();
  }
  const url = new URL(server);
  url.pathname = name;
  const db = openDatabase({ url: url.href, poolSize: 10, onError: () => {} });
  return { url: url.href, db, close: () => db.close() };
}

/** The same for the tests of a file: closed after the last of them. */
export async function databaseOfFile(): Promise<Database> {
  const { db, close } = await testDatabase();
  afterAll(close);
  return db;
}

/** Redis numbers its databases from 0 to 15; 0 keeps the count of those given out. */
const DATABASES = 15;

/** The URL of an empty Redis database. The sixteenth call gets the first one's again, emptied. */
export async function testRedisUrl(): Promise<string> {
  const server = inject('redisUrl');
  const redis = new Redis(server);
  try {
    const index = 1 + ((await redis.incr('databases-given')) % DATABASES);
    await redis.select(index);
    await redis.flushdb();
    return `${server}/${index}`;
  } finally {
    redis.disconnect();
  }
}
