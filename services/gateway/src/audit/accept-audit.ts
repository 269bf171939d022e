import { addAuditEntry, findAuditHead } from '@trueseason/shop/audit';
import { type Anchor, listAnchors, writeAnchor } from './anchors.ts';
import type { AuditDeps } from './check-audit.ts';

/**
 * Accepts the audit in its current state when the operator knows why it does not match its anchors: an older backup was
 * restored, or the signing secret is lost. Records the acceptance and the previous anchor in the audit.
 */
export async function acceptAudit({ db, store, secrets }: AuditDeps, reason: string): Promise<Anchor> {
  const anchors = await listAnchors(store, secrets);
  const lastAnchor = anchors.at(-1);
  const lastRow = (await findAuditHead(db))?.row ?? 0;
  const anchorText = lastAnchor
    ? `anchor ${lastAnchor.number} named row ${lastAnchor.row}, ${lastAnchor.hash}`
    : 'there was no anchor';
  await addAuditEntry(db, {
    actor: 'command',
    action: 'accept audit',
    detail: `up to row ${lastRow}; ${anchorText}`,
    reason,
  });
  const head = await findAuditHead(db);
  if (!head) throw new Error('The audit has no row');
  return writeAnchor(store, secrets, anchors, { kind: 'accepted', ...head });
}
