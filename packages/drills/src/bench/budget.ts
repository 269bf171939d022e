import { createHash } from 'node:crypto';

/**
 * CPU in calibration loops, on two cores of November 2026, of the dearer of quiet runs, which differ by up to a third; and
 * that of a poll in that of the least that can answer one.
 */
const BUDGET = {
  'of a poll, in that of the least': 6,
  'of a poll': 0.0026,
  'of an order, gateway': 5.4,
  'of an order, analysis': 23,
  'of an order, pdf': 10.2,
  'of an order': 41,
} as const;
/** More fails. */
const SLACK = 1.12;

/** CPU time of fixed work like ours: numbers, texts and hashes; in milliseconds. */
function calibrate(): number {
  const startUsage = process.cpuUsage();
  let text = '';
  for (let round = 0; round < 40; round++) {
    const numbers = Array.from({ length: 5_000 }, (_, i) => Math.sqrt(i * (round + 1)));
    text = JSON.stringify(
      JSON.parse(JSON.stringify({ numbers, hash: createHash('sha256').update(text).digest('hex') })),
    );
  }
  const { user, system } = process.cpuUsage(startUsage);
  return (user + system) / 1000;
}

/** The least of several: whatever else a machine does only adds. */
export const calibrationLoop = (): number => Math.min(...Array.from({ length: 7 }, calibrate));

const short = (value: number) => Number(value.toPrecision(3));

/** A figure and its budget. A kernel without CPU times gives NaN, which is within every budget. */
export function budgetObservation(name: keyof typeof BUDGET, value: number, unit: string) {
  const budget = BUDGET[name];
  return { what: `CPU ${name}, budget`, value: `${short(value)} of ${budget} ${unit}`, ok: !(value > budget * SLACK) };
}
