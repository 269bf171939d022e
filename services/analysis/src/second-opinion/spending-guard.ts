export interface SpendingLimits {
  /** Questions a UTC day, counted in this process: divide by the number of workers. */
  readonly perDay: number;
  /** After this many failures in a row the model is left alone … */
  readonly failuresInARow: number;
  /** … for this long. */
  readonly pauseMs: number;
}

/** Says whether a question may be asked: within the day's budget, and not while the model keeps failing. */
export class SpendingGuard {
  readonly #limits: SpendingLimits;
  readonly #now: () => number;
  #day = '';
  #asked = 0;
  #failures = 0;
  #pausedUntil = 0;

  constructor(limits: SpendingLimits, now: () => number = Date.now) {
    this.#limits = limits;
    this.#now = now;
  }

  /** Takes one question from the budget, or says why not. */
  take(): 'ok' | 'budget' | 'paused' {
    const now = this.#now();
    const day = new Date(now).toISOString().slice(0, 10);
    if (day !== this.#day) {
      this.#day = day;
      this.#asked = 0;
    }
    if (now < this.#pausedUntil) return 'paused';
    if (this.#asked >= this.#limits.perDay) return 'budget';
    this.#asked += 1;
    return 'ok';
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
