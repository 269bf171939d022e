import { setTimeout as sleep } from 'node:timers/promises';
import { countAtProviders, type Photos } from '@trueseason/workshop/customers';
import { type Seen, seconds } from '@trueseason/workshop/report';
import type { Stage } from '../compose.ts';
import { buyTogether } from './buy-together.ts';

/** Requests a page and a call ten times a second until stopped; counts server errors. */
function watch(stage: Stage) {
  const stop = new AbortController();
  const answers = { all: 0, wrong: [] as string[], slowestMs: 0 };
  const ask = async (path: string) => {
    const started = performance.now();
    const status = await fetch(stage.urls.web + path, { signal: AbortSignal.timeout(30_000) }).then(
      (response) => response.arrayBuffer().then(() => response.status),
      (error: Error) => error.name,
    );
    answers.all += 1;
    answers.slowestMs = Math.max(answers.slowestMs, performance.now() - started);
    if (typeof status !== 'number' || status >= 500) answers.wrong.push(`${path} ${status}`);
  };
  const worker = async (path: string) => {
    while (!stop.signal.aborted) await Promise.all([ask(path), sleep(200)]);
  };
  const workers = ['/', '/api/openapi.json'].map(worker);
  return {
    async end() {
      stop.abort();
      await Promise.all(workers);
      return answers;
    },
  };
}

/** Replaces every service while people browse and buy, as in a deploy. */
export async function rollEach(stage: Stage, photos: Photos): Promise<Seen[]> {
  const watching = watch(stage);
  const buying = buyTogether(stage, photos, 'roll', 6, 4_000);
  buying.catch(() => {});
  const seen: Seen[] = [];
  for (const service of ['gateway', 'analysis', 'pdf', 'mailer', 'ops']) {
    const started = performance.now();
    await stage.compose('up', '--detach', '--wait', '--no-deps', '--force-recreate', service);
    seen.push({ what: `${service} replaced in`, value: seconds(started) });
  }
  const answers = await watching.end();
  const bought = await buying;
  return [
    ...seen,
    {
      what: `of ${answers.all} requests during the deploy answered with a server error`,
      value: `${answers.wrong.length}${answers.wrong.length ? ` (${answers.wrong.slice(0, 3).join(', ')})` : ''}`,
      ok: answers.wrong.length === 0,
    },
    { what: 'slowest of them', value: `${(answers.slowestMs / 1000).toFixed(1)} s` },
    ...(await countAtProviders(stage.urls, bought)),
  ];
}
