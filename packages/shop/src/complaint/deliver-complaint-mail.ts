import { sql } from 'kysely';
import { type Database, inTransaction } from '../database/index.ts';
import { confirmationWait, type MailEvent } from '../mail/index.ts';
import type { ComplaintRow } from './complaints-table.ts';
import { query } from './tables.ts';

export type ComplaintMailKind = 'receipt' | 'answer';

/** What a mailer may do about a complaint. */
export type ComplaintMailClaim =
  | {
      readonly kind: 'send';
      readonly of: ComplaintMailKind;
      /** Its name in the provider's events. */
      readonly mailId: string;
      readonly complaint: ComplaintRow;
    }
  | { readonly kind: 'wait' }
  | { readonly kind: 'nothing' };

/** The next mail that a complaint's writer should get. */
function nextMailOf(complaint: ComplaintRow): ComplaintMailKind | null {
  if (complaint.unreachable) return null;
  if (!complaint.confirmed_at) return 'receipt';
  return complaint.answered_at && !complaint.told_at ? 'answer' : null;
}

/** Claims a complaint's next mail, as `claimMail` does an order's: one whose sender died waits for its event first. */
export async function claimComplaintMail(db: Database, id: number, confirmMs: number): Promise<ComplaintMailClaim> {
  return inTransaction(db, async (trx): Promise<ComplaintMailClaim> => {
    const complaint = await query(trx)
      .selectFrom('complaints')
      .selectAll()
      // By the database clock.
      .select(sql<number>`extract(epoch from clock_timestamp() - sending_since) * 1000`.as('waited_ms'))
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    const of = complaint && nextMailOf(complaint);
    if (!of) return { kind: 'nothing' };
    const { unanswered, waited_ms: waitedMs } = complaint;
    const isRetry = complaint.sending_since !== null;
    if (isRetry && Number(waitedMs) < confirmationWait(confirmMs, unanswered)) return { kind: 'wait' };
    await query(trx)
      .updateTable('complaints')
      .set({ sending_since: (eb) => eb.fn<Date>('now'), unanswered: unanswered + (isRetry ? 1 : 0) })
      .where('id', '=', id)
      .execute();
    return { kind: 'send', of, mailId: of === 'receipt' ? complaint.receipt_mail : complaint.answer_mail, complaint };
  });
}

const NOT_SENDING = { sending_since: null, unanswered: 0 } as const;

/** The provider did not take the mail: retry at once. */
export async function releaseComplaintMail(db: Database, id: number): Promise<void> {
  await query(db).updateTable('complaints').set(NOT_SENDING).where('id', '=', id).execute();
}

/** The provider took the mail, by its answer or a later event. */
export async function recordComplaintMailSent(db: Database, mailId: string): Promise<void> {
  for (const [name, moment] of [
    ['receipt_mail', 'confirmed_at'],
    ['answer_mail', 'told_at'],
  ] as const)
    await query(db)
      .updateTable('complaints')
      .set({ ...NOT_SENDING, [moment]: sql<Date>`now()` })
      .where(name, '=', mailId)
      .where(moment, 'is', null)
      .execute();
}

/** Records what the provider reports of a mail about a complaint; idempotent, in any order. */
export async function recordComplaintMailEvent(
  db: Database,
  { mailId, accepted, outcome }: Pick<MailEvent, 'mailId' | 'accepted' | 'outcome'>,
): Promise<void> {
  if (accepted) await recordComplaintMailSent(db, mailId);
  if (outcome === 'bounced')
    await query(db)
      .updateTable('complaints')
      .set({ unreachable: true })
      .where((eb) => eb.or([eb('receipt_mail', '=', mailId), eb('answer_mail', '=', mailId)]))
      .execute();
}
