import { createHmac, timingSafeEqual } from 'node:crypto';
import { type ObjectStore, objectKeys } from '@trueseason/shop/storage';

/** `accepted` ends the chain of anchors before it: an operator has explained the mismatch. */
export type AnchorKind = 'head' | 'accepted';

/** The last audit row at a point in time, stored outside the database. */
export interface Anchor {
  /** Counts from 1 without gaps. Gateways that write at the same time may repeat a number. */
  readonly number: number;
  readonly kind: AnchorKind;
  /** Number of the row, and its hash, which covers all earlier rows. */
  readonly row: number;
  readonly hash: string;
  readonly at: Date;
}

export interface StoredAnchor extends Anchor {
  /** Whether one of our secrets signed it. */
  readonly isSigned: boolean;
  /** Whether it was signed with the previous secret. */
  readonly isSignedByPrevious: boolean;
}

/** The first signs; all verify. */
export type AnchorSecrets = readonly [string, ...string[]];

/** Enough to see when a fault began, few enough to list every few seconds. */
const MAX_ANCHORS = 50;
/** The newest, however many were left behind; several gateways may write a number. */
const MOST_READ = 4 * MAX_ANCHORS;
const ANCHOR_NAME =
  /\/(?<number>\d{12})\/(?<kind>head|accepted)\.(?<row>\d{1,16})\.(?<ms>\d{1,16})\.(?<hash>[\w-]{43})\.(?<mac>[\w-]{43})$/;

const macOf = (secret: string, { number, kind, row, hash, at }: Anchor): string =>
  createHmac('sha256', secret)
    .update(`audit anchor ${number}: ${kind}, row ${row}, ${hash}, ${at.getTime()}`)
    .digest('base64url');

const isEqual = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The newest anchors in the store, sorted. Objects with an invalid name are skipped, so their number counts as missing. */
export async function listAnchors(store: ObjectStore, secrets: AnchorSecrets): Promise<StoredAnchor[]> {
  let newest: string[] = [];
  for await (const page of store.pages(objectKeys.auditAnchors))
    newest = [...newest, ...page.filter((key) => ANCHOR_NAME.test(key))].slice(-MOST_READ);
  return newest
    .flatMap((key) => {
      const { number, kind, row, ms, hash, mac } = ANCHOR_NAME.exec(key)?.groups ?? {};
      if (!hash || !mac) return [];
      const anchor: Anchor = {
        number: Number(number),
        kind: kind === 'accepted' ? kind : 'head',
        row: Number(row),
        hash,
        at: new Date(Number(ms)),
      };
      const secretIndex = secrets.findIndex((secret) => isEqual(mac, macOf(secret, anchor)));
      return { ...anchor, isSigned: secretIndex >= 0, isSignedByPrevious: secretIndex > 0 };
    })
    .toSorted((one, other) => one.number - other.number || one.row - other.row);
}

/** Deletes anchors before a number, as many as a page has: the next one deletes more. */
async function deleteBefore(store: ObjectStore, number: number): Promise<void> {
  const first = objectKeys.auditAnchorsOf(number);
  for await (const page of store.pages(objectKeys.auditAnchors)) {
    for (const key of page) if (key < first) await store.delete(key);
    return;
  }
}

/** Writes the next anchor and deletes the oldest ones. */
export async function writeAnchor(
  store: ObjectStore,
  [secret]: AnchorSecrets,
  earlierAnchors: readonly Anchor[],
  head: Pick<Anchor, 'kind' | 'row' | 'hash'>,
): Promise<Anchor> {
  const anchor: Anchor = { ...head, number: (earlierAnchors.at(-1)?.number ?? 0) + 1, at: new Date() };
  const name = `${anchor.kind}.${anchor.row}.${anchor.at.getTime()}.${anchor.hash}.${macOf(secret, anchor)}`;
  await store.put(objectKeys.auditAnchor(anchor.number, name), new Uint8Array(), 'application/octet-stream');
  await deleteBefore(store, anchor.number - MAX_ANCHORS + 1);
  return anchor;
}
