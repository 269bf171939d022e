/** `retry`: the provider or the way to it failed; `rejected`: sending the same mail again cannot help. */
export type MailErrorKind = 'retry' | 'rejected';

/** A mail that was not accepted. The message never holds an address. */
export class MailError extends Error {
  override readonly name = 'MailError';
  readonly kind: MailErrorKind;
  /** HTTP status of the provider's answer; undefined when there was none. */
  readonly status: number | undefined;

  constructor(kind: MailErrorKind, message: string, status?: number) {
    super(message);
    this.kind = kind;
    this.status = status;
  }
}

const ADDRESS = /[^\s@<>"'(),:;]+@[^\s@<>"'(),:;]+/g;
const LONGEST = 300;

export const withoutAddresses = (text: string): string => text.replace(ADDRESS, '[address]').slice(0, LONGEST);

interface Answer {
  readonly status?: number;
  readonly body?: unknown;
}

/** What a failed call of the provider's SDK means; reads only status, error code and the provider's reasons. */
export function mailErrorOf(error: unknown): MailError {
  const { status, body } = answerOf(error);
  if (status === undefined) return new MailError('retry', `SendGrid did not answer (${codeOf(error)})`);
  // 401 and 403 are about our key, not about this mail: it waits for the repair.
  const passing = status < 400 || status === 401 || status === 403 || status === 429 || status >= 500;
  const kind = passing ? 'retry' : 'rejected';
  const reasons = withoutAddresses(reasonsOf(body).join('; '));
  return new MailError(kind, `SendGrid answered ${status}${reasons ? `: ${reasons}` : ''}`, status);
}

/** The SDK puts the status into `code` of its own error, and the body into `response`. */
function answerOf(error: unknown): Answer {
  if (!(error instanceof Error)) return {};
  const { code, response } = error as Error & { code?: unknown; response?: { body?: unknown } };
  return typeof code === 'number' ? { status: code, body: response?.body } : {};
}

function codeOf(error: unknown): string {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  return typeof code === 'string' ? code : 'no code';
}

/** `{ errors: [{ message, field }] }`; anything else has no reasons. */
function reasonsOf(body: unknown): string[] {
  const errors = (body as { errors?: unknown } | null | undefined)?.errors;
  if (!Array.isArray(errors)) return [];
  return errors.map(({ message, field }) => (field ? `${field}: ${message}` : String(message)));
}
