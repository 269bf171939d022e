import { type OrderPayload, orderPayloadSchema } from '@trueseason/platform/queue';
import { defineJob, type Job, overdueSince } from '../outbox/index.ts';
import { failMail } from './deliver-mail.ts';
import { MAIL_KINDS, type MailKind } from './mail-kinds.ts';
import { query } from './tables.ts';

type Dashed<Text extends string> = Text extends `${infer First}_${infer Rest}` ? `${First}-${Dashed<Rest>}` : Text;
type MailJob<Kind extends MailKind> = Job<`send-${Dashed<Kind>}`, 'mailer', OrderPayload>;

const mailJob = (kind: MailKind) =>
  defineJob({
    name: `send-${kind.replaceAll('_', '-')}`,
    queue: 'mailer',
    payload: orderPayloadSchema,
    timing: {
      // A refused mail is final; other failures are outages.
      attempts: 1,
      backoffMs: 5_000,
      // 15 s at most for the provider; the rest is for recording during a database outage.
      timeoutMs: 60_000,
      lockMs: 10_000,
    },
    onExhausted: (db, { orderId }, reason) => failMail(db, orderId, kind, reason),
    findOverdue: (db, { graceMs, afterId, limit }) =>
      query(db)
        .selectFrom('mails')
        .select('order_id as orderId')
        .distinct()
        .where('kind', '=', kind)
        .where('state', 'in', ['pending', 'sending'])
        .where('state_at', '<', overdueSince(graceMs))
        .where('order_id', '>', afterId)
        .orderBy('order_id')
        .limit(limit)
        .execute(),
  });

export const MAIL_JOBS = Object.fromEntries(MAIL_KINDS.map((kind) => [kind, mailJob(kind)])) as {
  readonly [Kind in MailKind]: MailJob<Kind>;
};

export type MailJobName = (typeof MAIL_JOBS)[MailKind]['name'];
