/** An observation and whether it is as expected; `ok` is missing if it has no bound. */
export interface Observation {
  readonly what: string;
  readonly value: string;
  readonly ok?: boolean | undefined;
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Prints observations below a title. @returns whether all are as expected */
export function printObservations(title: string, observations: readonly Observation[]): boolean {
  const width = Math.max(...observations.map(({ what }) => what.length));
  say(title);
  for (const { what, value, ok } of observations)
    say(`  ${ok === undefined ? ' ' : ok ? '✓' : '✗'} ${what.padEnd(width)}  ${value}`);
  return observations.every(({ ok }) => ok !== false);
}

/** Runs steps one after another, prints each when it ends, and keeps their observations. */
export function createReport() {
  const steps: { readonly name: string; readonly observations: readonly Observation[] }[] = [];
  return {
    async step(name: string, work: () => Promise<readonly Observation[]>): Promise<void> {
      const started = performance.now();
      say(`${name} …`);
      const end = (observations: readonly Observation[]) => {
        const seconds = (performance.now() - started) / 1000;
        steps.push({ name, observations });
        printObservations(`  ${seconds.toFixed(1)} s`, observations);
      };
      try {
        end(await work());
      } catch (error) {
        end([{ what: 'broke off', value: error instanceof Error ? error.message : String(error), ok: false }]);
        throw error;
      }
    },
    /** Whether everything was as expected. */
    finish(): boolean {
      const wrong = steps.flatMap(({ name, observations }) =>
        observations.filter(({ ok }) => ok === false).map(({ what }) => `${name}: ${what}`),
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
