import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LOG_RETENTION_DAYS } from '@trueseason/contracts';
import type { System } from '@trueseason/local-stack';
import { verifyAudit } from '@trueseason/shop/audit';
import type { Database } from '@trueseason/shop/database';
import { query } from '@trueseason/shop/testing';
import { type Copies, copyObjects, openSystemDatabase } from './copies.ts';
import { openPlaces, type Place } from './places.ts';
import { makeWholeOrder, type WholeOrder } from './whole-order.ts';

/** With consent, immediate background rounds, and full logs. */
export const PROOF_ENV = {
  PHOTO_CONSENT: 'required',
  PHOTO_EXPIRY_INTERVAL_MS: '1000',
  RATE_LIMIT_SCALE: '1000',
  LOG_LEVEL: 'trace',
} as const;

/** What is kept on purpose, and said so: in the receipt, and on the page about privacy. */
const KEPT: readonly { readonly name: string; readonly place: Place; readonly why: string }[] = [
  {
    name: 'intent',
    place: { kind: 'table', where: 'ledger_entries' },
    why: 'what was paid, under the provider’s reference alone (tax law)',
  },
];
const isKept = (name: string, found: Place): boolean =>
  KEPT.some((kept) => kept.name === name && kept.place.kind === found.kind && kept.place.where === found.where);
/** Logs name orders by their number, which leads nowhere once the order is gone, and name nothing else. */
const isNumberInLog = (name: string, { kind }: Place): boolean => name === 'order number' && kind === 'log';

async function search(places: ReturnType<typeof openPlaces>, { names }: WholeOrder): Promise<[string, Place][]> {
  const matches: [string, Place][] = [];
  for (const [name, text] of names) for (const place of await places.find(text)) matches.push([name, place]);
  return matches;
}

/** What the hourly round does, now: the clock of what a worker might still have stored is set back. */
async function letTheRoundPass(db: Database): Promise<void> {
  await query(db)
    .updateTable('uploads_under_way')
    .set({ begun_at: new Date(0) })
    .execute();
  const deadline = Date.now() + 30_000;
  for (;;) {
    const pendingUploads = await query(db).selectFrom('uploads_under_way').select('prefix').execute();
    if (pendingUploads.length === 0) return;
    if (Date.now() > deadline) throw new Error('The hourly round did not come');
    await sleep(200);
  }
}

/** A copy of an object opens before the deletion; afterwards the key that would open it is nowhere. */
async function provesKeysGone(copies: Copies, say: (line: string) => void): Promise<boolean> {
  const opened = await copies.countOpened();
  await copies.remove();
  say(
    opened === 0
      ? `✓ none of ${copies.count} copies of its objects and measurements opens any more: their keys are gone`
      : `✗ ${opened} copies of its objects and measurements still open`,
  );
  return opened === 0;
}

/** Buys an order, deletes it, and searches for it everywhere. Returns whether only documented data is left. */
export async function proveDeletion(system: System, say: (line: string) => void): Promise<boolean> {
  const dataDir = dirname(system.env.STORAGE_DIR ?? '');
  const { adminPassword } = JSON.parse(await readFile(system.secretsFile, 'utf8'));
  const order = await makeWholeOrder(system, adminPassword);
  const places = openPlaces(system, dataDir);
  const db = openSystemDatabase(system);
  try {
    const matchesBefore = await search(places, order);
    const unseen = [...order.names.keys()].filter((name) => !matchesBefore.some(([found]) => found === name));
    const count = (kind: Place['kind']) =>
      new Set(matchesBefore.flatMap(([, place]) => (place.kind === kind ? place.where : []))).size;
    say(
      `Before: ${order.names.size} names in ${count('table')} tables, ${count('redis')} keys, ${count('object')} objects and ${count('log')} logs.`,
    );
    // A search that misses existing data proves nothing.
    if (unseen.length > 0) say(`✗ not found before the deletion: ${unseen.join(', ')}`);

    const copies = await copyObjects(system, db, order.orderId);
    const opening = await copies.countOpened();
    const sealed = copies.count > 0 && copies.sealed === copies.count && opening === copies.count;
    say(
      `${sealed ? '✓' : '✗'} ${copies.sealed} of ${copies.count} objects and measurements are sealed, and ${opening} open`,
    );

    const { status, json: receipt } = await order.browser.call('DELETE', `/api/orders/${order.orderId}`);
    if (status !== 200) throw new Error(`The deletion was answered with ${status}`);
    await letTheRoundPass(db);
    const verified = await order.browser.call('GET', `/api/receipts/${receipt.token}`);
    say(`Deleted: ${receipt.deleted.join(', ')}. Kept: ${receipt.kept.join(', ') || 'nothing'}.`);
    say(verified.status === 200 ? '✓ the receipt is found genuine' : '✗ the receipt is not found genuine');

    const matchesAfter = await search(places, order);
    const leftovers = matchesAfter.filter(([name, place]) => !isKept(name, place) && !isNumberInLog(name, place));
    for (const [name, { kind, where }] of leftovers) say(`✗ the ${name} is still in ${kind} ${where}`);
    for (const { name, place, why } of KEPT) say(`  kept: the ${name} in ${place.kind} ${place.where}: ${why}`);
    const logs = matchesAfter.filter(([name, place]) => isNumberInLog(name, place)).length;
    say(`  ${logs} logs name the order’s number and nothing else of it; they are kept for ${LOG_RETENTION_DAYS} days.`);

    const keysGone = await provesKeysGone(copies, say);
    const { brokenAt, rows } = await verifyAudit(db);
    say(
      brokenAt === null
        ? `✓ the audit’s ${rows} rows still form one chain`
        : `✗ the audit is broken at row ${brokenAt}`,
    );
    const searched = unseen.length === 0 && leftovers.length === 0;
    return searched && sealed && keysGone && verified.status === 200 && brokenAt === null;
  } finally {
    places.close();
    await db.close();
  }
}
