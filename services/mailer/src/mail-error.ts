import { MailError } from '@trueseason/shop/mail';
import { z } from 'zod';

/** Characters of an address, bare or in brackets and quotes. */
const WORD = /[^\s<>"'(),:;]+/g;
const LONGEST = 300;

export const redactAddresses = (text: string): string =>
  text.replace(WORD, (word) => (word.indexOf('@') > 0 ? '[address]' : word));

/** Errors before a connection was established. */
const NEVER_LEFT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** The SDK puts the status into its error's `code`, and the reasons, if it was given any, into `response`. */
const reasonSchema = z.object({ message: z.coerce.string(), field: z.string().nullish() });
const answerSchema = z.object({
  code: z.number(),
  response: z.object({ body: z.object({ errors: z.array(reasonSchema) }) }).catch({ body: { errors: [] } }),
});

/** Classifies a failed SDK call by status, error code and the provider's reasons. */
export function mailErrorOf(error: unknown): MailError {
  const answer = answerSchema.safeParse(error).data;
  if (!answer) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no code';
    return new MailError('retry', `SendGrid did not answer (${code})`, NEVER_LEFT.has(code));
  }
  const { code: status, response } = answer;
  // 401 and 403 concern our key, not this mail: wait for the fix.
  const passing = status < 400 || status === 401 || status === 403 || status === 429 || status >= 500;
  const kind = passing ? 'retry' : 'rejected';
  const each = response.body.errors.map(({ message, field }) => (field ? `${field}: ${message}` : message));
  const reasons = redactAddresses(each.join('; ')).slice(0, LONGEST);
  const message = `SendGrid answered ${status}${reasons ? `: ${reasons}` : ''}`;
  return new MailError(kind, message, true);
}
