import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { AnalysisResult } from '@trueseason/contracts';

/** A result of one real photo. */
export interface RealResult {
  /** The place of the person among all; nobody is named. */
  readonly person: number;
  /** Whether hair and eyes were told. */
  readonly told: boolean;
  readonly result: AnalysisResult;
}

/** Longest that measuring everybody takes; a minute once the measurements are stored. */
export const MEASURING_MS = 3_600_000;

let results: Promise<RealResult[]> | undefined;

/** Results of everybody of whom there are photos beside this checkout: alone, and with told hair and eyes if known. */
export function realResults(): Promise<RealResult[]> {
  results ??= readResults();
  return results;
}

async function readResults(): Promise<RealResult[]> {
  const { stdout } = await promisify(execFile)('pnpm', ['--silent', '--filter', '@trueseason/analysis', 'people'], {
    maxBuffer: 256 * 1024 * 1024,
  });
  return stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as RealResult);
}
