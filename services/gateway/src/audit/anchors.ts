import { createHmac, timingSafeEqual } from 'node:crypto';
import { type ObjectStore, objectKeys } from '@trueseason/storage';

/** An `accepted` one ends what was held before it: somebody knows why the audit does not fit that. */
export type AnchorKind = 'head' | 'accepted';

/** Which row was the audit's last at a moment, kept where no change of the database reaches it. */
export interface Anchor {
  /** Counted from 1 without a gap. Gateways that write at once may give one twice. */
  readonly number: number;
  readonly kind: AnchorKind;
  /** Of the row, and its hash, which holds all rows before it. */
  readonly row: number;
  readonly hash: string;
  readonly at: Date;
}

/** As it lies in the store. */
export interface FoundAnchor extends Anchor {
  /** Whether one of our secrets signed it. */
  readonly signed: boolean;
  /** Whether it was the secret of before a rotation, which will go. */
  readonly dated: boolean;
}

/** The first one signs, all of them prove. */
export type AnchorSecrets = readonly [string, ...string[]];

/** So many are kept: enough to see since when something is wrong, few enough to be listed every few seconds. */
const KEPT = 50;
const NAME =
  /\/(?<number>\d{12})\/(?<kind>head|accepted)\.(?<row>\d{1,16})\.(?<ms>\d{1,16})\.(?<hash>[\w-]{43})\.(?<mac>[\w-]{43})$/;

const macOf = (secret: string, { number, kind, row, hash, at }: Anchor): string =>
  createHmac('sha256', secret)
    .update(`audit anchor ${number}: ${kind}, row ${row}, ${hash}, ${at.getTime()}`)
    .digest('base64url');

const same = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The anchors in the store, in their order. What has the name of none is left out: its number is then missing. */
export async function listAnchors(store: ObjectStore, secrets: AnchorSecrets): Promise<FoundAnchor[]> {
  const keys = await store.list(objectKeys.auditAnchors);
  return keys
    .flatMap((key) => {
      const { number, kind, row, ms, hash, mac } = NAME.exec(key)?.groups ?? {};
      if (!hash || !mac) return [];
      const anchor: Anchor = {
        number: Number(number),
        kind: kind === 'accepted' ? kind : 'head',
        row: Number(row),
        hash,
        at: new Date(Number(ms)),
      };
      const by = secrets.findIndex((secret) => same(mac, macOf(secret, anchor)));
      return { ...anchor, signed: by >= 0, dated: by > 0 };
    })
    .toSorted((one, other) => one.number - other.number || one.row - other.row);
}

/** Writes an anchor after those that are there, and forgets the oldest of them. */
export async function writeAnchor(
  store: ObjectStore,
  [secret]: AnchorSecrets,
  before: readonly Anchor[],
  head: Pick<Anchor, 'kind' | 'row' | 'hash'>,
): Promise<Anchor> {
  const anchor: Anchor = { ...head, number: (before.at(-1)?.number ?? 0) + 1, at: new Date() };
  const name = `${anchor.kind}.${anchor.row}.${anchor.at.getTime()}.${anchor.hash}.${macOf(secret, anchor)}`;
  await store.put(objectKeys.auditAnchor(anchor.number, name), new Uint8Array(), 'application/octet-stream');
  const old = new Set(before.map(({ number }) => number).filter((number) => number <= anchor.number - KEPT));
  for (const number of old) await store.deletePrefix(objectKeys.auditAnchorsOf(number));
  return anchor;
}
