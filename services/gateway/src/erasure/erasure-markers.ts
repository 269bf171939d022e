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

const MARKER_NAME = /\/(?<ms>\d{1,16})-(?<kind>[a-z]{1,16})-(?<digest>[\w-]{1,64})$/;
const kindSchema = z.enum(ERASURE_KINDS);

export const digestOf = (secret: string, orderId: number): string =>
  createHmac('sha256', secret).update(`erasure:${orderId}`).digest('base64url');

interface MarkerStores {
  readonly store: ObjectStore;
  /** Not lost with the machine. */
  readonly backupStore?: ObjectStore | undefined;
  readonly config: { readonly LINK_SECRET: string };
}

/** Copies the markers that a store lacks from another. */
export async function copyErasureMarkers(from: ObjectStore, to: ObjectStore): Promise<void> {
  const presentKeys = new Set(await to.list(objectKeys.erasures));
  for (const key of await from.list(objectKeys.erasures)) {
    if (!presentKeys.has(key)) await to.put(key, new Uint8Array(), 'application/octet-stream');
  }
}

/**
 * Records a deletion in the object store, which database restores do not affect. Contains no personal data. Written
 * before the deletion, so that none is missed.
 */
export async function recordErasure(
  { store, backupStore, config }: MarkerStores,
  kind: ErasureKind,
  orderId: number,
): Promise<void> {
  const at = new Date();
  const name = `${at.getTime()}-${kind}-${digestOf(config.LINK_SECRET, orderId)}`;
  const key = objectKeys.marker(objectKeys.erasures, at, name);
  await store.put(key, new Uint8Array(), 'application/octet-stream');
  // No deletion waits for the backup store; missing markers are copied later.
  backupStore?.put(key, new Uint8Array(), 'application/octet-stream').catch(() => undefined);
}

/** Deletions since a moment, oldest first. */
export async function listErasures(store: Pick<ObjectStore, 'list'>, since: Date): Promise<ErasureMarker[]> {
  const keys = await store.list(objectKeys.erasures);
  return keys
    .flatMap((key) => {
      const { ms, kind, digest } = MARKER_NAME.exec(key)?.groups ?? {};
      const parsedKind = kindSchema.safeParse(kind);
      return parsedKind.success && digest ? { kind: parsedKind.data, digest, at: new Date(Number(ms)) } : [];
    })
    .filter(({ at }) => at >= since)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** Whether an order was deleted on request, while its marker is kept. */
export async function wasErased(
  store: Pick<ObjectStore, 'list'>,
  secrets: readonly string[],
  orderId: number,
): Promise<boolean> {
  const orderDigests = secrets.map((secret) => digestOf(secret, orderId));
  return (await listErasures(store, new Date(0))).some(
    ({ kind, digest }) => kind === 'order' && orderDigests.includes(digest),
  );
}

/** Removes markers older than the oldest backup. */
export async function deleteOldMarkers(store: ObjectStore, now = new Date()): Promise<void> {
  for (const folder of [objectKeys.erasures, objectKeys.sentMails]) {
    const oldestKept = objectKeys.marker(folder, new Date(now.getTime() - (BACKUP_RETENTION_DAYS + 1) * DAY_MS));
    const expiredKeys = (await store.list(folder)).filter((key) => key < oldestKept);
    const days = new Set(expiredKeys.map((key) => key.slice(0, key.lastIndexOf('/') + 1)));
    for (const day of days) await store.deletePrefix(day);
  }
}
