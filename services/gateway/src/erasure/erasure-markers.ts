import { createHmac } from 'node:crypto';
import { BACKUP_RETENTION_DAYS, DAY_MS } from '@trueseason/contracts';
import { type ObjectStore, objectKeys } from '@trueseason/shop/storage';
import { z } from 'zod';

/** Deletions on request, which a restored backup would undo. Expiry repeats itself. */
const ERASURE_KINDS = ['order', 'consent', 'photos', 'share'] as const;
export type ErasureKind = (typeof ERASURE_KINDS)[number];

export interface ErasureMarker {
  readonly kind: ErasureKind;
  /** HMAC of the order ID. */
  readonly digest: string;
  readonly at: Date;
}

const MARKER_NAME = /\/(?<kind>[a-z]{1,16})-(?<digest>[\w-]{1,64})\/(?<ms>\d{1,16})$/;
const kindSchema = z.enum(ERASURE_KINDS);
const daysAgo = (days: number, now = new Date()) => new Date(now.getTime() - days * DAY_MS);
/** Markers older than any backup are of no use. */
const KEPT_DAYS = BACKUP_RETENTION_DAYS + 1;

export const digestOf = (secret: string, orderId: number): string =>
  createHmac('sha256', secret).update(`erasure:${orderId}`).digest('base64url');

/** A folder for each order, kind and day, which has the moment of the last such deletion. */
const folderOf = (at: Date, kind: ErasureKind, digest: string) =>
  `${objectKeys.marker(objectKeys.erasures, at)}${kind}-${digest}/`;

interface MarkerStores {
  readonly store: ObjectStore;
  /** Not lost with the machine. */
  readonly backupStore?: ObjectStore | undefined;
  readonly config: { readonly LINK_SECRET: string };
}

/** Writes a marker, then removes those of earlier moments: at the end the latest is left, also of concurrent ones. */
async function moveMarker(store: ObjectStore, folder: string, at: Date): Promise<void> {
  await store.put(`${folder}${at.getTime()}`, new Uint8Array(), 'application/octet-stream');
  const momentOf = (key: string) => Number(key.slice(folder.length));
  const keys = (await store.list(folder)).toSorted((one, other) => momentOf(one) - momentOf(other));
  for (const key of keys.slice(0, -1)) await store.delete(key);
}

/**
 * Records a deletion in the object store, which database restores do not affect. Contains no personal data. Written
 * before the deletion, so that none is missed; callers first ask whether there is something to delete.
 */
export async function recordErasure(
  { store, backupStore, config }: MarkerStores,
  kind: ErasureKind,
  orderId: number,
): Promise<void> {
  const at = new Date();
  const folder = folderOf(at, kind, digestOf(config.LINK_SECRET, orderId));
  await moveMarker(store, folder, at);
  // No deletion waits for the backup store; missing markers are copied later.
  if (backupStore) moveMarker(backupStore, folder, at).catch(() => undefined);
}

/** Copies the markers of a page behind `after` that a store lacks from another. The last key; null if there is none. */
async function copyPage(from: ObjectStore, to: ObjectStore, after: string): Promise<string | null> {
  for await (const page of from.pages(objectKeys.erasures, after)) {
    const last = page.at(-1);
    if (last === undefined) return null;
    const lacking = new Set(page);
    for await (const present of to.pages(objectKeys.erasures, after)) {
      for (const key of present) lacking.delete(key);
      if ((present.at(-1) ?? last) >= last) break;
    }
    for (const key of lacking) await to.put(key, new Uint8Array(), 'application/octet-stream');
    return last;
  }
  return null;
}

/** Copies all markers that a store lacks from another. */
export async function copyErasureMarkers(from: ObjectStore, to: ObjectStore): Promise<void> {
  let cursor: string | null = '';
  while (cursor !== null) cursor = await copyPage(from, to, cursor);
}

/**
 * The same by pages: from the cursor of the last call, to that of the next and whether anything is left. Once all is
 * copied it begins again with yesterday, where markers may still move.
 */
export async function copyErasurePage(
  from: ObjectStore,
  to: ObjectStore,
  cursor: string,
  now = new Date(),
): Promise<{ readonly cursor: string; readonly isDone: boolean }> {
  const last = await copyPage(from, to, cursor);
  return last === null
    ? { cursor: objectKeys.marker(objectKeys.erasures, daysAgo(1, now)), isDone: true }
    : { cursor: last, isDone: false };
}

/** Deletions since a moment, oldest first. */
export async function listErasures(store: Pick<ObjectStore, 'pages'>, since: Date): Promise<ErasureMarker[]> {
  const markers: ErasureMarker[] = [];
  const ofEarlierDays = objectKeys.marker(objectKeys.erasures, since);
  for await (const keys of store.pages(objectKeys.erasures, ofEarlierDays)) {
    for (const key of keys) {
      const { ms, kind, digest } = MARKER_NAME.exec(key)?.groups ?? {};
      const parsedKind = kindSchema.safeParse(kind);
      const at = new Date(Number(ms));
      if (parsedKind.success && digest && at >= since) markers.push({ kind: parsedKind.data, digest, at });
    }
  }
  return markers.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** Whether an order was deleted on request, while its marker is kept. Asks by order and day, however many markers are. */
export async function wasErased(
  store: Pick<ObjectStore, 'list'>,
  secrets: readonly string[],
  orderId: number,
): Promise<boolean> {
  const now = new Date();
  for (const secret of secrets) {
    const digest = digestOf(secret, orderId);
    for (let days = 0; days <= KEPT_DAYS; days += 1) {
      if ((await store.list(folderOf(daysAgo(days, now), 'order', digest))).length > 0) return true;
    }
  }
  return false;
}

/**
 * Removes markers older than the oldest backup: a page of the oldest day, as keys begin with the day. Returns whether
 * there were any.
 */
export async function deleteOldMarkers(store: ObjectStore, now = new Date()): Promise<boolean> {
  let wasOld = false;
  for (const folder of [objectKeys.erasures, objectKeys.sentMails]) {
    const oldestKept = objectKeys.marker(folder, daysAgo(KEPT_DAYS, now));
    const oldest = await firstKey(store, folder);
    if (oldest === undefined || oldest >= oldestKept) continue;
    await store.deletePage(oldest.slice(0, oldestKept.length));
    wasOld = true;
  }
  return wasOld;
}

async function firstKey(store: ObjectStore, folder: string): Promise<string | undefined> {
  for await (const [key] of store.pages(folder)) return key;
  return undefined;
}
