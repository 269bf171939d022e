import type { QuestionCount } from './question-count.ts';

export interface SpendingLimits {
  /** Questions per UTC day. */
  readonly perDay: number;
  /** After this many failures in a row, pause … */
  readonly failuresInARow: number;
  /** … for this long. */
  readonly pauseMs: number;
}

/** Limits questions to the daily budget, and pauses while the model keeps failing. */
export class SpendingGuard {
  readonly #limits: SpendingLimits;
  readonly #count: QuestionCount;
  readonly #now: () => number;
  #failures = 0;
  #pausedUntil = 0;

  constructor(limits: SpendingLimits, count: QuestionCount, now: () => number = Date.now) {
    this.#limits = limits;
    this.#count = count;
    this.#now = now;
  }

  /** Takes one question from the budget, or returns why not. */
  async take(): Promise<'ok' | 'budget' | 'paused'> {
    const time = this.#now();
    if (time < this.#pausedUntil) return 'paused';
    const questionCount = await this.#count.next(new Date(time).toISOString().slice(0, 10));
    return questionCount > this.#limits.perDay ? 'budget' : 'ok';
  }

  succeeded(): void {
    this.#failures = 0;
  }

  failed(): void {
    this.#failures += 1;
    if (this.#failures < this.#limits.failuresInARow) return;
    this.#failures = 0;
    this.#pausedUntil = this.#now() + this.#limits.pauseMs;
  }
}
