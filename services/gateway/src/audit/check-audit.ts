import { findAuditHash, findAuditHead, verifyAudit } from '@trueseason/shop/audit';
import type { Database } from '@trueseason/shop/database';
import type { ObjectStore } from '@trueseason/shop/storage';
import { type Anchor, type AnchorSecrets, listAnchors, type StoredAnchor } from './anchors.ts';

export const AUDIT_FINDINGS = ['changed', 'cut_off', 'anchor_missing', 'anchor_forged'] as const;
export type AuditFinding = (typeof AUDIT_FINDINGS)[number];

export interface AuditCheck {
  readonly rows: number;
  readonly head: string | null;
  readonly anchors: readonly StoredAnchor[];
  /** The last one we signed. */
  readonly newest: Anchor | null;
  /** With details. */
  readonly findings: ReadonlyMap<AuditFinding, string>;
}

export interface AuditDeps {
  readonly db: Database;
  readonly store: ObjectStore;
  readonly secrets: AnchorSecrets;
}

/** Unsigned anchors, except those older than a signed one, which are from a completed rotation. */
const findForged = (anchors: readonly StoredAnchor[], newest: Anchor | null) =>
  anchors.filter(({ isSigned, number }) => !isSigned && number > (newest?.number ?? 0));

function findMissing(anchors: readonly Anchor[], lastKnownNumber: number): number[] {
  const presentNumbers = new Set(anchors.map(({ number }) => number));
  const [first] = presentNumbers;
  const last = Math.max(lastKnownNumber, anchors.at(-1)?.number ?? 0);
  const expectedNumbers = Array.from({ length: last - (first ?? last) + 1 }, (_, i) => (first ?? last) + i);
  return last === 0 ? [] : expectedNumbers.filter((number) => !presentNumbers.has(number));
}

/** The anchors the audit must match. */
const findAnchorsInForce = (signed: readonly Anchor[]): readonly Anchor[] =>
  signed.slice(
    Math.max(
      0,
      signed.findLastIndex(({ kind }) => kind === 'accepted'),
    ),
  );

/** How the audit differs from an anchor, or null. */
async function findDifference(
  db: Database,
  { number, row, hash, at }: Anchor,
): Promise<{ readonly finding: AuditFinding; readonly detail: string } | null> {
  const storedHash = await findAuditHash(db, row);
  if (storedHash === hash) return null;
  const last = (await findAuditHead(db))?.row ?? 0;
  const anchorText = `Anchor ${number} of ${at.toISOString()} names row ${row}`;
  return last < row
    ? { finding: 'cut_off', detail: `${anchorText}, and the last row is ${last}.` }
    : { finding: 'changed', detail: `${anchorText}, which is another one.` };
}

/**
 * Verifies the audit chain and compares it with its anchors.
 * @param lastKnownNumber of the last anchor known to have been written
 * @throws StoreUnavailableError
 */
export async function checkAudit({ db, store, secrets }: AuditDeps, lastKnownNumber = 0): Promise<AuditCheck> {
  // Read the anchors first: the rows they name were committed earlier.
  const anchors = await listAnchors(store, secrets);
  const signed = anchors.filter((anchor) => anchor.isSigned);
  const newest = signed.at(-1) ?? null;
  const { brokenAt, ...chain } = await verifyAudit(db);
  const findings = new Map<AuditFinding, string>();
  const missing = findMissing(anchors, lastKnownNumber);
  if (missing.length > 0) findings.set('anchor_missing', `Missing: anchor ${missing.join(', ')}.`);
  const forged = findForged(anchors, newest);
  if (forged.length > 0) {
    const numbers = forged.map(({ number }) => number).join(', ');
    findings.set('anchor_forged', `Not signed by us: anchor ${numbers}.`);
  }
  for (const anchor of findAnchorsInForce(signed)) {
    const difference = await findDifference(db, anchor);
    if (difference && !findings.has(difference.finding)) findings.set(difference.finding, difference.detail);
  }
  if (brokenAt !== null) findings.set('changed', `Row ${brokenAt}, or one before it, was changed.`);
  return { ...chain, anchors, newest, findings };
}
