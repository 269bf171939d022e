import type { Seen } from '@trueseason/workshop/report';
import { readText } from '../../testing/files.ts';
import type { Stage } from '../compose.ts';

interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}
interface Answer {
  readonly status: string;
  readonly error?: string;
  readonly data?: { readonly result: readonly unknown[] };
}

const RANGE_S = 900;

/** Panels that are empty in normal operation, and why. */
const EMPTY: Record<string, string> = {
  'Given up for good': 'nothing, because no job was given up',
  'Server errors by route': 'nothing, because no call failed within the quarter of an hour',
  'Share of failed runs': 'nothing, because no run of a job failed',
};

/** Queries like Grafana: the last quarter of an hour, every 15 s. */
async function ask(stage: Stage, expr: string): Promise<Answer> {
  const end = Math.floor(Date.now() / 1000);
  const query = expr.replaceAll('$__rate_interval', '1m');
  const asked = new URLSearchParams({ query, start: String(end - RANGE_S), end: String(end), step: '15' });
  const answer = await fetch(`http://127.0.0.1:${stage.ports.prometheus}/api/v1/query_range?${asked}`);
  return (await answer.json()) as Answer;
}

/** Labels that scraping overwrote, which would break sums by them. */
async function renamedLabels(stage: Stage): Promise<string[]> {
  const since = String(Math.floor(Date.now() / 1000) - RANGE_S);
  const answer = await fetch(`http://127.0.0.1:${stage.ports.prometheus}/api/v1/labels?start=${since}`);
  const { data } = (await answer.json()) as { data: string[] };
  return data.filter((name) => name.startsWith('exported_'));
}

/** Runs each panel's queries in the running Prometheus. */
export async function checkDashboard(stage: Stage): Promise<Seen[]> {
  const { panels } = JSON.parse(readText('infra/grafana/dashboards/fleet.json')) as { panels: Panel[] };
  const seen: Seen[] = [];
  let series = 0;
  let queries = 0;
  for (const { title, targets = [] } of panels) {
    for (const { expr } of targets) {
      const { status, error, data } = await ask(stage, expr);
      const count = data?.result.length ?? 0;
      queries += 1;
      series += count;
      if (status !== 'success') seen.push({ what: title, value: error ?? status, ok: false });
      else if (count === 0) seen.push({ what: title, value: EMPTY[title] ?? 'nothing', ok: title in EMPTY });
    }
  }
  const renamed = await renamedLabels(stage);
  seen.push({
    what: 'labels of ours that scraping renamed',
    value: renamed.join(', ') || 'none',
    ok: renamed.length === 0,
  });
  return [{ what: `${queries} queries of ${panels.length} panels`, value: `${series} series` }, ...seen];
}
