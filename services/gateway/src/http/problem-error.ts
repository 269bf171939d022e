import { PROBLEMS, type ProblemBody, type ProblemCode } from '@trueseason/contracts';

/** A refusal with a code for programs and words for people. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly code: ProblemCode;
  readonly field: string | undefined;

  /** @param message what the person reads, where the code's own words are not exact enough */
  constructor(code: ProblemCode, { message, field }: { message?: string; field?: string } = {}) {
    super(message ?? PROBLEMS[code].message);
    this.code = code;
    this.field = field;
  }

  get status(): number {
    return PROBLEMS[this.code].status;
  }

  toBody(): ProblemBody {
    return { code: this.code, message: this.message, ...(this.field && { field: this.field }) };
  }
}
