import type { MailOutcome } from '@trueseason/contracts';
import { type RawBuilder, sql } from 'kysely';
import { EXPECTED_CANCELLATIONS, NEVER_RESENT } from './mail-queries.ts';

/* Parts of other subjects' statements, so that these read no table of this one. */

/** Whether the provider took a mail with an order's results, and it did not come back. */
export const hasResultsMail = (orderId: RawBuilder<unknown>) => sql<boolean>`exists (
  select from mails where mails.order_id = ${orderId} and kind = 'results' and state = 'sent'
    and (outcome is null or outcome not in ('bounced', 'blocked'))
)`;

/** The same of a mail with results or a gift, as operators see it. */
export const hasProductMail = (orderId: RawBuilder<unknown>) => sql<boolean>`exists (
  select from mails where mails.order_id = ${orderId} and kind in ('results', 'gift') and state = 'sent'
    and (outcome is null or outcome in ('delivered', 'complained'))
)`;

/** The outcome of an order's newest mail that support may send again. */
export const newestOutcome = (orderId: RawBuilder<unknown>) => sql<MailOutcome | null>`(
  select outcome from mails where mails.order_id = ${orderId} and kind <> all(${[...NEVER_RESENT]}::text[])
  order by created_at desc, attempt desc limit 1
)`;

/** Orders whose mails went to an address that contains this. */
export const ordersMailedTo = (term: string) =>
  sql`(select order_id from mails where position(${term} in lower(recipient)) > 0)`;

/** Part of an order's history. */
export const mailMoments = (orderId: number) => sql`
  select created_at, 'mail_requested', null, jsonb_build_object('of', kind, 'attempt', attempt)
    from mails where order_id = ${orderId}
  union all select state_at, 'mail_failed', null, jsonb_build_object('of', kind, 'attempt', attempt, 'reason', error)
    from mails where order_id = ${orderId} and state = 'failed' and error = any(${[...EXPECTED_CANCELLATIONS]}::text[])`;
