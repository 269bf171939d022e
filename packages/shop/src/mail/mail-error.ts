/** `retry`: the provider or the connection failed; `rejected`: a retry cannot help. */
export type MailErrorKind = 'retry' | 'rejected';

/** A mail that was not accepted. The message contains no address. */
export class MailError extends Error {
  override readonly name = 'MailError';
  readonly kind: MailErrorKind;
  /** Whether the provider definitely did not take the mail. */
  readonly untaken: boolean;

  constructor(kind: MailErrorKind, message: string, untaken: boolean) {
    super(message);
    this.kind = kind;
    this.untaken = untaken;
  }
}
