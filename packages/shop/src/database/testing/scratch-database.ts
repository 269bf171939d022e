import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';

/** An empty database on the test server without tables; closed after the file's tests. */
export async function scratchDatabase(
  onError: (error: Error) => void = () => {},
): Promise<{ url: string; db: Database }> {
  const server = inject('postgresUrl');
  const name = `scratch_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
  const url = Object.assign(new URL(server), { pathname: name }).href;
  const db = openDatabase({ url, poolSize: 4, onError });
  afterAll(() => db.close());
  return { url, db };
}
