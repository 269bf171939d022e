import { createHmac } from 'node:crypto';
import { BACKUP_RETENTION_DAYS, DAY_MS } from '@trueseason/contracts';
import { type ObjectStore, objectKeys } from '@trueseason/storage';
import { z } from 'zod';

/** What somebody asked to be gone, and a backup would bring back. What goes by age goes by age again. */
const KINDS = ['order', 'consent', 'photos', 'share'] as const;
export type ErasureKind = (typeof KINDS)[number];

export interface Erasure {
  readonly kind: ErasureKind;
  /** Of the order: a number that only whoever has the order and the secret can tell. */
  readonly digest: string;
  readonly at: Date;
}

const NAME = /\/(?<ms>\d{1,16})-(?<kind>[a-z]{1,16})-(?<digest>[\w-]{1,64})$/;
const kindSchema = z.enum(KINDS);

export const digestOf = (secret: string, orderId: number): string =>
  createHmac('sha256', secret).update(`erasure:${orderId}`).digest('base64url');

/**
 * Leaves a note in the object store, where no backup of the database turns it back: that something of an order is gone.
 * It names nobody. Comes before the deletion itself, so that none is without its note.
 */
export async function noteErasure(
  { store, config }: { readonly store: ObjectStore; readonly config: { readonly LINK_SECRET: string } },
  kind: ErasureKind,
  orderId: number,
): Promise<void> {
  const at = new Date();
  const name = `${at.getTime()}-${kind}-${digestOf(config.LINK_SECRET, orderId)}`;
  await store.put(objectKeys.erasure(at, name), new Uint8Array(), 'application/octet-stream');
}

/** What was asked for since, oldest first. */
export async function listErasures(store: Pick<ObjectStore, 'list'>, since: Date): Promise<Erasure[]> {
  const keys = await store.list(objectKeys.erasures);
  return keys
    .flatMap((key) => {
      const { ms, kind, digest } = NAME.exec(key)?.groups ?? {};
      const known = kindSchema.safeParse(kind);
      return known.success && digest ? { kind: known.data, digest, at: new Date(Number(ms)) } : [];
    })
    .filter(({ at }) => at >= since)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** Whether an order was deleted on request, as long as its note is kept. */
export async function wasErased(
  store: Pick<ObjectStore, 'list'>,
  secrets: readonly string[],
  orderId: number,
): Promise<boolean> {
  const digests = secrets.map((secret) => digestOf(secret, orderId));
  return (await listErasures(store, new Date(0))).some(
    ({ kind, digest }) => kind === 'order' && digests.includes(digest),
  );
}

/** Removes the notes of days from which there is no backup any more. Returns how many. */
export async function forgetErasures(store: ObjectStore, now = new Date()): Promise<number> {
  const oldest = objectKeys.erasuresOf(new Date(now.getTime() - (BACKUP_RETENTION_DAYS + 1) * DAY_MS));
  const old = (await store.list(objectKeys.erasures)).filter((key) => key < oldest);
  const days = new Set(old.map((key) => key.slice(0, key.lastIndexOf('/') + 1)));
  for (const day of days) await store.deletePrefix(day);
  return old.length;
}
