import { PROBLEMS, type ProblemBody, type ProblemCode } from '@trueseason/contracts';

export interface ProblemOptions {
  /** What the person reads, where the code's own words are not exact enough. */
  readonly message?: string;
  readonly field?: string;
  /** For the log alone. */
  readonly cause?: unknown;
}

/** A refusal with a code for programs and words for people. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly code: ProblemCode;
  readonly field: string | undefined;

  constructor(code: ProblemCode, { message, field, cause }: ProblemOptions = {}) {
    super(message ?? PROBLEMS[code].message, { cause });
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
