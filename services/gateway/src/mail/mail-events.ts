import { createPublicKey, verify } from 'node:crypto';
import type { MailEvent } from '@trueseason/shop/mail';
import { z } from 'zod';
import { ProblemError } from '../http/problem-error.ts';

const eventSchema = z.object({
  event: z.string(),
  mail_id: z.uuid(),
  sg_message_id: z.string().optional(),
  /** Enhanced status code (RFC 3463) from the receiving server. */
  status: z.string().max(20).optional(),
  /** Of a bounce; `blocked` is temporary. */
  type: z.string().max(20).optional(),
});

const ACCEPTED = new Set(['processed', 'delivered', 'deferred', 'bounce', 'dropped', 'spamreport', 'open', 'click']);

type DeliveryOutcome = Pick<MailEvent, 'outcome' | 'trouble'>;

function outcomeOf({ event, status = 'no status', type }: z.infer<typeof eventSchema>): DeliveryOutcome {
  if (event === 'delivered') return { outcome: 'delivered', trouble: null };
  if (event === 'bounce' && type === 'blocked') return { outcome: 'blocked', trouble: `refused for now (${status})` };
  if (event === 'bounce') return { outcome: 'bounced', trouble: `bounced (${status})` };
  // The provider suppresses addresses that bounced or complained.
  if (event === 'dropped')
    return { outcome: 'bounced', trouble: 'not sent on: the address bounced or complained before' };
  if (event === 'spamreport') return { outcome: 'complained', trouble: 'marked as spam' };
  return { outcome: null, trouble: null };
}

function readJson(payload: Buffer): unknown {
  try {
    return JSON.parse(payload.toString('utf8'));
  } catch {
    return null;
  }
}

/**
 * Reads SendGrid's signed event webhook: ECDSA over timestamp and body.
 * @param publicKey base64 DER as the provider shows it; without it every event is refused
 */
export function createMailEventReader(publicKey: string | undefined) {
  const key = publicKey
    ? createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
    : null;
  const isGenuine = (payload: Buffer, signature: string, timestamp: string) => {
    if (!key || !signature) return false;
    const signed = Buffer.concat([Buffer.from(timestamp), payload]);
    return verify('sha256', signed, key, Buffer.from(signature, 'base64'));
  };
  return {
    /** Events about our mails. @throws bad_request if the signature is missing or wrong */
    read: (payload: Buffer, signature: string, timestamp: string): MailEvent[] => {
      if (!isGenuine(payload, signature, timestamp)) throw new ProblemError('bad_request');
      const events = readJson(payload);
      if (!Array.isArray(events)) throw new ProblemError('bad_request');
      return events.flatMap((event) => {
        const parsed = eventSchema.safeParse(event);
        // Skips events of untagged mails.
        if (!parsed.success) return [];
        const { mail_id, event: kind, sg_message_id } = parsed.data;
        return [
          {
            mailId: mail_id,
            accepted: ACCEPTED.has(kind),
            messageId: sg_message_id ?? null,
            ...outcomeOf(parsed.data),
          },
        ];
      });
    },
  };
}
