import { MAIL_KINDS, type MailKind } from '@trueseason/db';
import { type OrderPayload, orderPayloadSchema } from '@trueseason/queue';
import { failMail } from '../deliver-mail.ts';
import { defineJob, type Job } from './job.ts';

type Dashed<Text extends string> = Text extends `${infer First}_${infer Rest}` ? `${First}-${Dashed<Rest>}` : Text;
type MailJob<Kind extends MailKind> = Job<`send-${Dashed<Kind>}`, 'mailer', OrderPayload>;

/** All mails are sent alike: one job a kind, so that each is found by its name. */
const mailJob = (kind: MailKind) =>
  defineJob({
    name: `send-${kind.replaceAll('_', '-')}`,
    queue: 'mailer',
    payload: orderPayloadSchema,
    timing: {
      // A mail that the provider refuses is unrecoverable; nothing else about a mail is its own fault.
      attempts: 1,
      backoffMs: 5_000,
      // The provider's answer is waited for at most 15 s; the rest is for noting it while the database is away.
      timeoutMs: 60_000,
      lockMs: 10_000,
    },
    onExhausted: (db, { orderId }, reason) => failMail(db, orderId, kind, reason),
    findOverdue: (db, { since, afterId, limit }) =>
      db
        .selectFrom('mails')
        .select('order_id as orderId')
        .distinct()
        .where('kind', '=', kind)
        .where('state', 'in', ['pending', 'sending'])
        .where('state_at', '<', since)
        .where('order_id', '>', afterId)
        .orderBy('order_id')
        .limit(limit)
        .execute(),
  });

/** The job that sends each kind of mail. */
export const MAIL_JOBS = Object.fromEntries(MAIL_KINDS.map((kind) => [kind, mailJob(kind)])) as {
  readonly [Kind in MailKind]: MailJob<Kind>;
};
