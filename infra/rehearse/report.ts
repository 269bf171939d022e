/** One thing that was seen, and whether it is as it should be. */
export interface Seen {
  readonly what: string;
  readonly value: string;
  readonly ok?: boolean;
}

export interface Step {
  readonly name: string;
  readonly seconds: number;
  readonly seen: readonly Seen[];
}

/** Runs steps one after the other, tells of each as it ends, and remembers them. */
export function createReport() {
  const steps: Step[] = [];
  return {
    steps,
    async step(name: string, work: () => Promise<readonly Seen[]>): Promise<void> {
      const started = performance.now();
      process.stdout.write(`${name} …\n`);
      const end = (seen: readonly Seen[]) => {
        const seconds = (performance.now() - started) / 1000;
        steps.push({ name, seconds, seen });
        process.stdout.write(`  ${seconds.toFixed(1)} s\n`);
        for (const { what, value, ok } of seen) {
          process.stdout.write(`  ${ok === undefined ? ' ' : ok ? '✓' : '✗'} ${what}: ${value}\n`);
        }
      };
      try {
        end(await work());
      } catch (error) {
        end([{ what: 'broke off', value: error instanceof Error ? error.message : String(error), ok: false }]);
        throw error;
      }
    },
    /** Whether everything was as it should be; prints the times in one table. */
    finish(): boolean {
      const width = Math.max(...steps.map(({ name }) => name.length));
      process.stdout.write('\n');
      for (const { name, seconds } of steps)
        process.stdout.write(`${name.padEnd(width)} ${seconds.toFixed(1).padStart(7)} s\n`);
      const total = steps.reduce((sum, { seconds }) => sum + seconds, 0);
      process.stdout.write(`${'together'.padEnd(width)} ${total.toFixed(1).padStart(7)} s\n`);
      const wrong = steps.flatMap(({ name, seen }) =>
        seen.filter(({ ok }) => ok === false).map(({ what }) => `${name}: ${what}`),
      );
      for (const line of wrong) process.stdout.write(`✗ ${line}\n`);
      return wrong.length === 0;
    },
  };
}

export const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`;
