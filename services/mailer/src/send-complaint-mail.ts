import { randomUUID } from 'node:crypto';
import { type JobContext, UnrecoverableJobError } from '@trueseason/platform/queue';
import { type DueComplaintMail, findDueComplaintMail, recordComplaintMail } from '@trueseason/shop/complaint';
import type { Database } from '@trueseason/shop/database';
import { MailError } from '@trueseason/shop/mail';
import { complaintAnswerMail, complaintReceiptMail } from './mail/complaint-mails.ts';
import { noticeMail } from './mail/notice-mail.tsx';
import type { Sender } from './sender.ts';

interface ComplaintMailDeps {
  readonly db: Database;
  readonly sender: Pick<Sender, 'send'>;
  readonly supportEmail: string;
}

function compose({ complaint, kind }: DueComplaintMail, supportEmail: string) {
  const { received_at: receivedAt, upheld, answer, id } = complaint;
  const notice =
    kind === 'receipt'
      ? complaintReceiptMail(receivedAt)
      : complaintAnswerMail({ receivedAt, upheld: upheld === true, answer: answer ?? '' });
  return noticeMail(notice, { complaint: id, supportEmail });
}

/** Mails a complaint's writer all that is due. One whose sender died in between may come twice. */
export const complaintMailHandler =
  ({ db, sender, supportEmail }: ComplaintMailDeps) =>
  async ({ payload: { orderId: id }, logger }: JobContext): Promise<void> => {
    for (;;) {
      const due = await findDueComplaintMail(db, id);
      if (!due) return;
      const mail = { ...compose(due, supportEmail), to: due.complaint.email, kind: 'complaint' } as const;
      await sender.send({ ...mail, mailId: randomUUID(), orderId: id }).catch((error: unknown) => {
        if (error instanceof MailError && error.kind === 'rejected') throw new UnrecoverableJobError(error.message);
        throw error;
      });
      await recordComplaintMail(db, id, due.kind);
      logger.info({ kind: due.kind }, 'a complaint was mailed about');
    }
  };
