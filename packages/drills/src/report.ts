/** An observation and whether it is as expected; `ok` is missing if it has no bound. */
export interface Seen {
  readonly what: string;
  readonly value: string;
  readonly ok?: boolean | undefined;
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Prints what was seen below a title. @returns whether all of it is as it should be */
export function printSeen(title: string, seen: readonly Seen[]): boolean {
  const width = Math.max(...seen.map(({ what }) => what.length));
  say(title);
  for (const { what, value, ok } of seen)
    say(`  ${ok === undefined ? ' ' : ok ? '✓' : '✗'} ${what.padEnd(width)}  ${value}`);
  return seen.every(({ ok }) => ok !== false);
}

/** Runs steps one after the other, prints each as it ends, and remembers them. */
export function createReport() {
  const steps: { readonly name: string; readonly seen: readonly Seen[] }[] = [];
  return {
    async step(name: string, work: () => Promise<readonly Seen[]>): Promise<void> {
      const started = performance.now();
      say(`${name} …`);
      const end = (seen: readonly Seen[]) => {
        const seconds = (performance.now() - started) / 1000;
        steps.push({ name, seen });
        printSeen(`  ${seconds.toFixed(1)} s`, seen);
      };
      try {
        end(await work());
      } catch (error) {
        end([{ what: 'broke off', value: error instanceof Error ? error.message : String(error), ok: false }]);
        throw error;
      }
    },
    /** Whether everything was as it should be. */
    finish(): boolean {
      const wrong = steps.flatMap(({ name, seen }) =>
        seen.filter(({ ok }) => ok === false).map(({ what }) => `${name}: ${what}`),
      );
      for (const line of wrong) say(`✗ ${line}`);
      return wrong.length === 0;
    },
  };
}

/** The value below which this share of the values is. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
export const ms = (value: number): string => `${Math.round(value)} ms`;
/** Seconds since a moment of `performance.now()`. */
export const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`;
