import { execFileSync } from 'node:child_process';
import { LISTED_PROMOS } from '@trueseason/contracts';
import { migrate, openDatabase } from '@trueseason/shop/database';
import { addMissingPromos } from '@trueseason/shop/promo';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startServers } from './servers.ts';
import { TEMPLATE } from './template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    redisUrl: string;
  }
}

/** Runs once before the unit tests: one Postgres with a migrated template database, one Redis. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const servers = await startServers((line) => process.stdout.write(`${line}\n`));
  await makeTemplate(servers.postgresUrl);
  project.provide('postgresUrl', servers.postgresUrl);
  project.provide('redisUrl', servers.redisUrl);
  return () => servers.close();
}

async function makeTemplate(postgresUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    await client.query(`create database ${TEMPLATE}`);
  } finally {
    await client.end();
  }
  const url = new URL(postgresUrl);
  url.pathname = TEMPLATE;
  const db = openDatabase({ url: url.href, poolSize: 1, onError: () => {} });
  try {
    // The tests of this release on the schema of a newer one: its migrate-cli.js.
    const newer = process.env.NEWER_MIGRATE;
    if (newer) execFileSync(process.execPath, [newer], { env: { ...process.env, DATABASE_URL: url.href } });
    await migrate(db);
    const listed = Object.entries(LISTED_PROMOS).map(([code, percent]) => ({ code, percent }));
    await addMissingPromos(db, [...listed, { code: 'FREE100', percent: 100 }]);
  } finally {
    await db.close();
  }
}
