import { setTimeout as sleep } from 'node:timers/promises';
import type { Observation } from '@trueseason/drills/report';
import type { Stage } from '../compose.ts';

const PATIENCE_MS = 30_000;

/** Requests a page and a call five times a second until stopped; counts those that got no good answer. */
export function watch(stage: Stage) {
  const stop = new AbortController();
  const answers = { all: 0, wrong: [] as string[], slowestMs: 0 };
  const ask = async (path: string) => {
    const started = performance.now();
    const status = await fetch(stage.urls.web + path, { signal: AbortSignal.timeout(PATIENCE_MS) })
      .then((response) => response.arrayBuffer().then(() => response.status))
      // A refused connection, or an answer that breaks off, is a TypeError; its cause says which.
      .catch(({ name, cause }: Error) => (cause instanceof Error ? `${name}: ${cause.message}` : name));
    answers.all += 1;
    answers.slowestMs = Math.max(answers.slowestMs, performance.now() - started);
    if (typeof status !== 'number' || status >= 500) answers.wrong.push(`${path} ${status}`);
  };
  const worker = async (path: string) => {
    while (!stop.signal.aborted) await Promise.all([ask(path), sleep(200)]);
  };
  const workers = ['/', '/api/openapi.json'].map(worker);
  return {
    /** @param allowed how many may fail */
    async end(during: string, allowed = 0): Promise<Observation[]> {
      stop.abort();
      await Promise.all(workers);
      const { all, wrong, slowestMs } = answers;
      const examples = wrong.length > 0 ? ` (${wrong.slice(0, 3).join(', ')})` : '';
      return [
        {
          what: `of ${all} requests during ${during} refused or answered with a server error`,
          value: `${wrong.length}${examples}`,
          ok: wrong.length <= allowed,
        },
        { what: 'slowest of them', value: `${(slowestMs / 1000).toFixed(1)} s` },
      ];
    },
  };
}
