import { randomUUID } from 'node:crypto';
import { migrate, openDatabase } from '@trueseason/shop/database';
import type { Migration } from '@trueseason/shop/testing';
import { withClient } from '../with-client.ts';
import { writesFor } from './write-orders.ts';

const nameOf = (url: string) => new URL(url).pathname.slice(1);

/**
 * A new database on a server, empty or a copy of one without connections.
 * @param url of the server's superuser, or of the database to copy
 */
export async function createDatabase(url: string, copied?: 'copied'): Promise<string> {
  const name = `trial_${randomUUID().replaceAll('-', '')}`;
  const server = Object.assign(new URL(url), { pathname: 'postgres' }).href;
  const template = copied ? `template ${nameOf(url)} strategy file_copy` : '';
  await withClient(server, (client) => client.query(`create database ${name} ${template}`));
  return Object.assign(new URL(url), { pathname: name }).href;
}

export async function dropDatabase(url: string): Promise<void> {
  const server = Object.assign(new URL(url), { pathname: 'postgres' }).href;
  await withClient(server, (client) => client.query(`drop database if exists ${nameOf(url)} with (force)`));
}

/** At a time, so that one statement's memory is bounded. */
const ORDERS_AT_ONCE = 50_000;

/** Writes orders 1 to `orders`. */
export function loadOrders(url: string, orders: number): Promise<void> {
  return withClient(url, async (client) => {
    // References hold by construction; checking each takes longer than writing it.
    await client.query("set session_replication_role = 'replica'; set synchronous_commit = off");
    const writes = await writesFor(client);
    for (let from = 1; from <= orders; from += ORDERS_AT_ONCE) {
      const to = Math.min(orders, from + ORDERS_AT_ONCE - 1);
      for (const statement of writes) await client.query(statement, statement.includes('$1') ? [from, to] : []);
    }
    await client.query('vacuum analyze');
  });
}

/** Applies migrations as a release's `migrate` does. @returns the names of those it applied */
export async function applyMigrations(
  url: string,
  all: Readonly<Record<string, Migration>>,
  release: string,
): Promise<string[]> {
  const db = openDatabase({ url, poolSize: 1, silenceMs: 0, onError: () => {} });
  try {
    return await migrate(db, { all, release });
  } finally {
    await db.close();
  }
}
