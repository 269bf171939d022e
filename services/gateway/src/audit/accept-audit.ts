import { addAudit, findAuditHead } from '@trueseason/db';
import { type Anchor, listAnchors, writeAnchor } from './anchors.ts';
import type { AuditDeps } from './check-audit.ts';

/**
 * Takes the audit as it is now, because somebody knows why it does not fit its anchors: a backup that is older was put
 * back, or the secret went that signed them. Says so in the audit itself, with what it was held to before.
 */
export async function acceptAudit({ db, store, secrets }: AuditDeps, why: string): Promise<Anchor> {
  const anchors = await listAnchors(store, secrets);
  const before = anchors.at(-1);
  const row = (await findAuditHead(db))?.row ?? 0;
  const held = before ? `anchor ${before.number} named row ${before.row}, ${before.hash}` : 'there was no anchor';
  await addAudit(db, { actor: 'command', action: 'accept audit', detail: `up to row ${row}; ${held}`, reason: why });
  const head = await findAuditHead(db);
  if (!head) throw new Error('The audit has no row');
  return writeAnchor(store, secrets, anchors, { kind: 'accepted', ...head });
}
