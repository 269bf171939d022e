import type { Visitor } from './visitor.ts';

const ROUNDS = 21;
const PATHS = ['/', '/api/config'] as const;
/** Slower than both, a release is refused: noise of a busy machine is less, and a customer notices more. */
const SLOWER_TIMES = 3;
const SLOWER_MS = 10;

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function timeOf(visit: Visitor, path: string): Promise<number> {
  const began = performance.now();
  await visit('GET', path);
  return performance.now() - began;
}

/** Times both shops in turn, so that the machine's other work meets both alike. @throws if the tried one is slow */
export async function compareSpeed(running: Visitor, tried: Visitor): Promise<string> {
  const lines: string[] = [];
  for (const path of PATHS) {
    const times: { running: number[]; tried: number[] } = { running: [], tried: [] };
    for (let round = 0; round < ROUNDS; round++) {
      times.running.push(await timeOf(running, path));
      times.tried.push(await timeOf(tried, path));
    }
    const [before, now] = [median(times.running), median(times.tried)];
    lines.push(`${path} ${now.toFixed(1)} ms, ${before.toFixed(1)} ms before`);
    if (now > before * SLOWER_TIMES + SLOWER_MS) throw new Error(`slow: ${lines.at(-1)}`);
  }
  return lines.join('; ');
}
