/** `retry`: the provider or the connection failed; `rejected`: a retry cannot help. */
export type MailErrorKind = 'retry' | 'rejected';

/** A mail that was not accepted. The message contains no address. */
export class MailError extends Error {
  override readonly name = 'MailError';
  readonly kind: MailErrorKind;
  /** HTTP status of the provider; undefined without an answer. */
  readonly status: number | undefined;
  /** Whether the provider definitely did not take the mail. */
  readonly untaken: boolean;

  constructor(kind: MailErrorKind, message: string, { status, untaken }: { status?: number; untaken: boolean }) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.untaken = untaken;
  }
}

/** Characters of an address, bare or in brackets and quotes. */
const WORD = /[^\s<>"'(),:;]+/g;
const LONGEST = 300;

export const withoutAddresses = (text: string): string =>
  text.replace(WORD, (word) => (word.indexOf('@') > 0 ? '[address]' : word)).slice(0, LONGEST);

/** Errors before a connection was established. */
const NEVER_LEFT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

interface Answer {
  readonly status?: number;
  readonly body?: unknown;
}

/** Classifies a failed SDK call by status, error code and the provider's reasons. */
export function mailErrorOf(error: unknown): MailError {
  const { status, body } = answerOf(error);
  if (status === undefined) {
    const code = codeOf(error);
    return new MailError('retry', `SendGrid did not answer (${code})`, { untaken: NEVER_LEFT.has(code) });
  }
  // 401 and 403 concern our key, not this mail: wait for the fix.
  const passing = status < 400 || status === 401 || status === 403 || status === 429 || status >= 500;
  const kind = passing ? 'retry' : 'rejected';
  const reasons = withoutAddresses(reasonsOf(body).join('; '));
  const message = `SendGrid answered ${status}${reasons ? `: ${reasons}` : ''}`;
  return new MailError(kind, message, { status, untaken: true });
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The SDK puts the status into its error's `code`, and the body into `response`. */
function answerOf(error: unknown): Answer {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'number') return {};
  const response = 'response' in error && isObject(error.response) ? error.response : {};
  return { status: error.code, body: 'body' in response ? response.body : undefined };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'no code';
}

/** `{ errors: [{ message, field }] }`; anything else has no reasons. */
function reasonsOf(body: unknown): string[] {
  if (!isObject(body) || !('errors' in body) || !Array.isArray(body.errors)) return [];
  return body.errors.map(({ message, field }) => (field ? `${field}: ${message}` : String(message)));
}
