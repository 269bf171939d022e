import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';
import { cpuTimeOfAll } from '../processes.ts';
import type { Measured, Pair, Round, Side } from './pairs.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
type Measure = (pair: Pair) => Promise<Measured>;

/** Has one side of a pair run in a service's own workspace, which nobody else may import. */
function ask(child: ChildProcess, side: Side): Promise<Round> {
  return new Promise((resolvePromise, reject) => {
    const ended = (code: number | null) => reject(new Error(`the side ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (round) => {
      child.off('exit', ended);
      resolvePromise(round as Round);
    });
    child.send(side);
  });
}

async function withSides(
  script: string,
  execArgv: string[],
  pair: Omit<Pair, Side | 'cpu'>,
  measure: Measure,
): Promise<Measured> {
  const child = fork(resolve(ROOT, script), { execArgv, env: { ...process.env, NODE_ENV: 'production' } });
  try {
    const cpu = () => cpuTimeOfAll(child.pid);
    return await measure({
      ...pair,
      cpu: { ours: cpu, bare: cpu },
      ours: () => ask(child, 'ours'),
      bare: () => ask(child, 'bare'),
    });
  } finally {
    child.removeAllListeners('exit').kill();
  }
}

/** A report from a stored result, beside a browser that lays out and prints the same document. */
export const reportPair = (measure: Measure) =>
  withSides(
    'services/pdf/bench/report-sides.ts',
    [],
    { what: 'reports, one after the other', unit: 'reports/s', wanted: 0.8 },
    measure,
  );

/** Three photos from bytes to a result, beside the same runs of the models on pixels that lie there. */
export const enginePair = (measure: Measure) =>
  withSides(
    'services/analysis/bench/engine-sides.ts',
    ['-C', 'source'],
    { what: 'orders through the engine, 3 × 1000 × 1300', unit: 'orders/s', wanted: 0.5 },
    measure,
  );
