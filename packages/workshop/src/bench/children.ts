import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';
import { cpuTimeOfAll } from '../processes.ts';
import { type Measured, measurePair, type Pair, type Round, type Side } from './pairs.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** A child's next message after a request. */
function answerOf<Answer>(child: ChildProcess, ask?: string): Promise<Answer> {
  return new Promise((resolvePromise, reject) => {
    const ended = (code: number | null) => reject(new Error(`${child.spawnargs.at(-1)} ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (answer) => {
      child.off('exit', ended);
      resolvePromise(answer as Answer);
    });
    if (ask) child.send(ask);
  });
}

/** Runs a script in a child process while it is used. */
async function withChild<Result>(
  script: string,
  env: NodeJS.Dict<string>,
  execArgv: readonly string[],
  use: (child: ChildProcess) => Promise<Result>,
): Promise<Result> {
  const child = fork(script, { execArgv: [...execArgv], env: { ...process.env, NODE_ENV: 'production', ...env } });
  try {
    return await use(child);
  } finally {
    child.removeAllListeners('exit').kill();
  }
}

/** Starts a baseline server and runs something against its address. */
export const withBareServer = <Result>(
  script: string,
  env: NodeJS.Dict<string>,
  use: (url: string, pid: number | undefined) => Promise<Result>,
): Promise<Result> =>
  withChild(resolve(ROOT, script), env, [], async (child) =>
    use(`http://127.0.0.1:${await answerOf<number>(child)}`, child.pid),
  );

/** Both sides of a pair run in a service's workspace, which cannot be imported here. */
const sidesOf = (script: string, execArgv: readonly string[], pair: Omit<Pair, Side | 'cpu'>): Promise<Measured> =>
  withChild(resolve(ROOT, script), {}, execArgv, (child) => {
    const cpu = () => cpuTimeOfAll(child.pid);
    const side = (name: Side) => () => answerOf<Round>(child, name);
    return measurePair({ ...pair, cpu: { ours: cpu, bare: cpu }, ours: side('ours'), bare: side('bare') });
  });

/** A report from a stored result, against a browser printing the same document. */
export const measureReports = () =>
  sidesOf('packages/workshop/bench/report-sides.ts', [], {
    name: 'report',
    what: 'reports, one after the other',
    unit: 'reports/s',
  });

/** Three photos from bytes to result, against decoding them and running the models as often. */
export const measureEngine = () =>
  sidesOf('services/analysis/bench/engine-sides.ts', ['-C', 'source'], {
    name: 'engine',
    what: 'orders through the engine, 3 × 1000 × 1300',
    unit: 'orders/s',
  });
