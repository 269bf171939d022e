import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { withClient } from '../with-client.ts';
import { CHANGE_ORDER, DELETE_ORDER, READ_ORDER, writesFor } from './write-orders.ts';

/** The longest that one statement took, in ms. */
export interface Waits {
  readonly read: number;
  readonly write: number;
  /** Of a statement that no lock holds up: what the machine adds. */
  readonly nothing: number;
  readonly errors: readonly string[];
  /** Number of the last order that was written. */
  readonly last: number;
}

const READERS = 2;
const WRITERS = 2;
/** A request's think time; without it these requests would use the whole machine. */
const PAUSE_MS = 3;
/** Of an operator's export: everybody waits behind who waits for it. */
const EXPORT_MS = 2_000;
/** Until all have begun, and until what queued has gone on. */
const SETTLE_MS = 500;

/**
 * Reads and writes orders as the product does while `work` runs.
 * @param orders how many the database has, numbered from 1
 * @param before the last number that was given since
 */
export async function waitsBeside(
  url: string,
  orders: number,
  work: () => Promise<unknown>,
  before: number = orders,
): Promise<Waits> {
  const longest = { read: 0, write: 0, nothing: 0 };
  const errors = new Set<string>();
  let isOver = false;
  const timed = async (kind: keyof typeof longest, client: pg.Client, statement: string, values: number[]) => {
    const began = performance.now();
    await client
      .query(statement, statement.includes('$1') ? values : [])
      .catch(({ message }: Error) => errors.add(`${message} (${statement})`));
    longest[kind] = Math.max(longest[kind], performance.now() - began);
  };
  const until = (turn: (client: pg.Client) => Promise<void>) =>
    withClient(url, async (client) => {
      while (!isOver) await turn(client);
    });
  const read = async (client: pg.Client) => {
    for (const statement of READ_ORDER) await timed('read', client, statement, [randomInt(1, orders + 1)]);
    await sleep(PAUSE_MS);
  };
  const writes = await withClient(url, writesFor);
  let last = before;
  const write = async (client: pg.Client) => {
    const order = ++last;
    for (const statement of writes) await timed('write', client, statement, [order, order]);
    for (const statement of CHANGE_ORDER) await timed('write', client, statement, [randomInt(1, orders + 1)]);
    if (order % 3 === 0) await timed('write', client, DELETE_ORDER, [order]);
    await sleep(PAUSE_MS);
  };
  const wait = async (client: pg.Client) => {
    await timed('nothing', client, 'select 1', []);
    await sleep(PAUSE_MS);
  };
  const exportOrders = async (client: pg.Client) => {
    await client.query('begin; select id from orders limit 1');
    for (let waitMs = 0; waitMs < EXPORT_MS && !isOver; waitMs += 50) await sleep(50);
    await client.query('commit');
    await sleep(SETTLE_MS);
  };
  const turns = [...Array(READERS).fill(read), ...Array(WRITERS).fill(write), wait, exportOrders];
  const requests = Promise.all(turns.map(until));
  try {
    await sleep(SETTLE_MS);
    await work();
    await sleep(SETTLE_MS);
  } finally {
    isOver = true;
  }
  await requests;
  return { ...longest, errors: [...errors], last };
}

/** Where a screen begins to feel stuck. */
const LONGEST_MS = 1_000;

/**
 * Why these waits are too long. A machine that stands still says nothing of a migration.
 * @param usual what the same requests take on this machine without one
 */
export function judgeWaits({ read, write, nothing, errors }: Waits, usual?: Waits): string[] {
  const tooLong = (kind: 'read' | 'write', ms: number) =>
    ms > LONGEST_MS && ms > 2 * Math.max(nothing, usual?.[kind] ?? 0)
      ? [`a ${kind} waits ${(ms / 1000).toFixed(1)} s`]
      : [];
  const [error] = errors;
  return [
    ...tooLong('read', read),
    ...tooLong('write', write),
    ...(error ? [`the release before fails: ${error}`] : []),
  ];
}
