import { setTimeout as sleep } from 'node:timers/promises';
import type { System } from '@trueseason/local-stack';
import { watchMemory } from '../processes.ts';
import { ms as inMs, type Observation, quantile } from '../report.ts';
import { withClient } from '../with-client.ts';
import type { Edge } from './edge.ts';
import type { Attempts } from './genuine.ts';

/* What is measured while others send whatever the grammar allows, and its bounds. */

/** Others may wait this long in 99 of 100 calls. */
export const MOST_MS = 2_000;
const MOST_MIB = 350;
const EMPTIES_WITHIN_MS = 5_000;
const SAMPLE_MS = 200;

/** Sums of one metric by the value of one label. */
function sumsOf(text: string, metric: string, label: string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const line of text.split('\n')) {
    const value = line.startsWith(`${metric}{`) && new RegExp(`[{,]${label}="([^"]*)"`).exec(line)?.[1];
    if (value) sums.set(value, (sums.get(value) ?? 0) + Number(line.slice(line.lastIndexOf(' '))));
  }
  return sums;
}

/** With an origin, without which Caddy's API takes `fetch` for another site's script. @throws without an answer */
async function read(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(5_000), headers: { origin: new URL(url).origin } });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

/** Deadlocks since the server has started. */
const countDeadlocks = (databaseUrl: string): Promise<number> =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query('select sum(deadlocks)::int as count from pg_stat_database');
    return rows[0].count;
  });

/** Begins to measure; `finish` gives what was seen. */
export function startMeasures(system: System, edge: Edge) {
  let mostMiB = 0;
  let mostFailures = 0;
  /** What a pool held longest after senders had ended, and behind which round. */
  const nonEmptyPools: { readonly pool: string; readonly bytes: number; readonly round: number }[] = [];
  const emptiedMs: number[] = [];
  const endMemory = watchMemory(
    () => system.processes.gateway.pid,
    (mib) => {
      mostMiB = Math.max(mostMiB, mib);
    },
  );
  const watchFailures = async () => {
    const answer = await read(`${edge.adminUrl}/reverse_proxy/upstreams`).catch(() => 'null');
    // Null before the first request.
    const upstreams: { fails: number }[] | null = JSON.parse(answer);
    mostFailures = Math.max(mostFailures, ...(upstreams ?? []).map(({ fails }) => fails));
  };
  const failures = setInterval(() => void watchFailures(), SAMPLE_MS);

  return {
    /** Waits until each pool was seen empty: others go on, so not all at the same moment. @returns whether all were */
    async seePoolsEmpty(round: number): Promise<boolean> {
      const began = performance.now();
      let remainingPools: ReadonlyMap<string, number> = new Map([['gateway does not answer', Number.NaN]]);
      for (
        let elapsedMs = 0;
        elapsedMs < EMPTIES_WITHIN_MS && remainingPools.size > 0;
        elapsedMs = performance.now() - began
      ) {
        const metrics = await read(`${system.processes.gateway.healthUrl}/metrics`).catch(() => undefined);
        if (metrics) {
          const sums = sumsOf(metrics, 'memory_reserved_bytes', 'pool');
          const isFirst = remainingPools.has('gateway does not answer');
          remainingPools = new Map(
            [...sums].filter(([pool, bytes]) => bytes > 0 && (isFirst || remainingPools.has(pool))),
          );
        }
        if (remainingPools.size > 0) await sleep(SAMPLE_MS);
      }
      if (remainingPools.size === 0) emptiedMs.push(performance.now() - began);
      for (const [pool, bytes] of remainingPools) nonEmptyPools.push({ pool, bytes, round });
      return remainingPools.size === 0;
    },

    async finish(attempts: readonly Attempts[]): Promise<Observation[]> {
      endMemory();
      clearInterval(failures);
      const deadlocks = await countDeadlocks(system.env.DATABASE_URL ?? '');
      const codes = sumsOf(await read(edge.metricsUrl), 'caddy_http_request_duration_seconds_count', 'code');
      const bounded = attempts.filter(({ isBounded }) => isBounded).flatMap(({ times }) => times);
      const p99 = quantile(bounded, 0.99);
      const failed = attempts.flatMap((one) => one.failed);
      const worst = nonEmptyPools.toSorted((a, b) => b.bytes - a.bytes)[0];
      return [
        ...attempts.map(({ what, times, codes, failed, isBounded }) => ({
          what: `${what} (${[...codes].map((pair) => pair.join('×')).join(' ')})`,
          value: `${inMs(quantile(times, 0.5))}, p99 ${inMs(quantile(times, 0.99))}, failed ${failed.length} ${[...new Set(failed)].join(' ')}`,
          ...(isBounded && { ok: failed.length === 0 }),
        })),
        { what: 'others, p99 at the edge', value: inMs(p99), ok: p99 <= MOST_MS },
        { what: 'others failed', value: String(failed.length), ok: failed.length === 0 },
        { what: 'gateway at most', value: `${mostMiB.toFixed(0)} MiB`, ok: mostMiB <= MOST_MIB },
        {
          what: 'pools not empty 5 s after senders ended',
          value: worst
            ? `${nonEmptyPools.length}; most ${worst.pool} ${(worst.bytes / 2 ** 20).toFixed(1)} MiB, round ${worst.round}`
            : `0; empty after ${inMs(Math.max(...emptiedMs))} at most`,
          ok: nonEmptyPools.length === 0,
        },
        { what: 'failures of the gateway that the edge counted', value: String(mostFailures), ok: mostFailures === 0 },
        { what: 'deadlocks in Postgres', value: String(deadlocks), ok: deadlocks === 0 },
        {
          what: 'what the edge said, to all',
          value: [...codes].map(([code, count]) => `${code}×${count}`).join(' '),
        },
      ];
    },
  };
}
