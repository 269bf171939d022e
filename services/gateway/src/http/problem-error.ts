import { PROBLEMS, type ProblemBody, type ProblemCode } from '@trueseason/contracts';

export interface ProblemOptions {
  /** Overrides the default message of the code. */
  readonly message?: string;
  readonly field?: string;
  /** Logged only. */
  readonly cause?: unknown;
}

/** An error with a code for programs and a message for people. */
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
