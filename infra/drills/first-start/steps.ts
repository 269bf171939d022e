import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { createReport, Observation } from '@trueseason/drills/report';

/** Runs a part of a drill under a name, and returns whether it was as expected; the next one may run in any case. */
export type Step = (name: string, work: () => Promise<readonly Observation[]>) => Promise<boolean>;

/** Steps of a report; those that were as expected are listed in a file, and a later run skips them. */
export function resumableSteps(report: ReturnType<typeof createReport>, file: string): Step {
  const done = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
  return async (name, work) => {
    if (done.has(name)) return true;
    let isExpected = false;
    const noted = async () => {
      const observations = await work();
      isExpected = observations.every(({ ok }) => ok !== false);
      if (isExpected) appendFileSync(file, `${name}\n`);
      return observations;
    };
    await report.step(name, noted).catch(() => {});
    return isExpected;
  };
}
