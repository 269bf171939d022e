/** Milliseconds per named stage, summed over photos. */
export type Timings = Readonly<Record<string, number>>;

export class Stopwatch {
  readonly #spent: Record<string, number> = {};

  async time<T>(stage: string, work: () => T | Promise<T>): Promise<T> {
    const start = performance.now();
    try {
      return await work();
    } finally {
      this.#spent[stage] = (this.#spent[stage] ?? 0) + performance.now() - start;
    }
  }

  timings(): Timings {
    return { ...this.#spent };
  }
}
