import { type JobContext, OutageError } from '@trueseason/platform/queue';
import {
  type ComplaintMailKind,
  claimComplaintMail,
  recordComplaintMailSent,
  releaseComplaintMail,
} from '@trueseason/shop/complaint';
import { type SendingDeps, sendClaimedMail } from '@trueseason/shop/mail';
import { complaintAnswerMail, complaintReceiptMail } from './mail/complaint-mails.ts';
import { noticeMail } from './mail/notice-mail.tsx';

interface Complaint {
  readonly id: number;
  readonly received_at: Date;
  readonly upheld: boolean | null;
  readonly answer: string | null;
}

function compose(
  { id, received_at: receivedAt, upheld, answer }: Complaint,
  of: ComplaintMailKind,
  supportEmail: string,
) {
  const notice =
    of === 'receipt'
      ? complaintReceiptMail(receivedAt)
      : complaintAnswerMail({ receivedAt, upheld: upheld === true, answer: answer ?? '' });
  return noticeMail(notice, { complaint: id, supportEmail });
}

/** Mails a complaint's writer all that is due, each once. */
export const complaintMailHandler =
  (deps: SendingDeps, supportEmail: string) =>
  async (job: JobContext): Promise<void> => {
    const { db, config } = deps;
    const { orderId: id } = job.payload;
    for (;;) {
      const claim = await claimComplaintMail(db, id, config.MAIL_CONFIRM_MS);
      if (claim.kind === 'nothing') return;
      if (claim.kind === 'wait') throw new OutageError('mail', 'An earlier sending is not confirmed yet');
      const { of, mailId, complaint } = claim;
      const mail = { ...compose(complaint, of, supportEmail), to: complaint.email, kind: 'complaint' } as const;
      await sendClaimedMail(
        deps,
        {
          mail: { ...mail, mailId, orderId: id },
          identity: ['complaint', id, of],
          record: () => recordComplaintMailSent(db, mailId),
          release: () => releaseComplaintMail(db, id),
        },
        job,
      );
    }
  };
