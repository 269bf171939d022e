import { quantile } from '@trueseason/drills/report';
import { seededRandom } from '@trueseason/testing';
import { expect, it } from 'vitest';
import { podOf, readManifests } from '../testing/manifests.ts';

/** What KEDA and the autoscaler that it makes go by. */
interface Scaler {
  readonly states: readonly string[];
  readonly threshold: number;
  readonly least: number;
  readonly most: number;
}

const manifests = readManifests();
function scalerOf(name: string): Scaler {
  const { spec } = manifests.find(({ kind, metadata }) => kind === 'ScaledObject' && metadata.name === name) ?? {};
  const { query, threshold } = spec.triggers[0].metadata;
  const states = /state=~"([^"]+)"/.exec(query)?.[1]?.split('|') ?? [];
  return { states, threshold: Number(threshold), least: spec.minReplicaCount, most: spec.maxReplicaCount };
}

/** Seconds: between two looks of the autoscaler, and of Prometheus; from a pod's creation to its first job. */
const [LOOK, SCRAPE, START] = [15, 15, 15];
/** Defaults of Kubernetes: what it takes for no difference, and the seconds for which it remembers the largest wish. */
const [TOLERANCE, MEMORY] = [0.1, 300];
const STEP = 0.1;
const MINUTES = 60;
const WARM_UP = 15 * 60;

/** Orders at a steady pace, at workers of one order at a time. Pods by minute, and seconds that orders waited. */
function simulate({ states, threshold, least, most }: Scaler, perSecond: number, work: number) {
  const random = seededRandom(1);
  let pods: { readyAt: number; busyUntil: number }[] = Array.from({ length: least }, () => ({
    readyAt: 0,
    busyUntil: 0,
  }));
  const line: number[] = [];
  const waits: number[] = [];
  const sizes: number[] = [];
  const wishes: { at: number; size: number }[] = [];
  /** End when their order does. */
  let leaving: number[] = [];
  let scraped = 0;
  for (let step = 0; step < (MINUTES * 60) / STEP; step++) {
    const now = step * STEP;
    const each = (seconds: number) => step % Math.round(seconds / STEP) === 0;
    if (random.below(1_000) < perSecond * STEP * 1_000) line.push(now);
    for (const pod of pods) {
      const since = pod.readyAt <= now && pod.busyUntil <= now ? line.shift() : undefined;
      if (since === undefined) continue;
      pod.busyUntil = now + work;
      if (now > WARM_UP) waits.push(now - since);
    }
    leaving = leaving.filter((until) => until > now);
    const active = pods.filter(({ busyUntil }) => busyUntil > now).length + leaving.length;
    if (each(SCRAPE)) scraped = (states.includes('active') ? active : 0) + line.length;
    if (each(LOOK)) {
      const ratio = scraped / (threshold * pods.length);
      const size = Math.abs(ratio - 1) <= TOLERANCE ? pods.length : Math.ceil(scraped / threshold);
      wishes.push({ at: now, size: Math.min(most, Math.max(least, size)) });
      const largest = Math.max(...wishes.filter(({ at }) => at > now - MEMORY).map((wish) => wish.size));
      const wished = wishes.at(-1)?.size ?? least;
      if (wished > pods.length) {
        const next = Math.min(wished, Math.max(2 * pods.length, pods.length + 4));
        while (pods.length < next) pods.push({ readyAt: now + START, busyUntil: 0 });
      } else if (largest < pods.length) {
        leaving.push(...pods.slice(largest).map(({ busyUntil }) => busyUntil));
        pods = pods.slice(0, largest);
      }
    }
    if (now > WARM_UP && each(60)) sizes.push(pods.length);
  }
  return { fewest: Math.min(...sizes), most: Math.max(...sizes), p95: quantile(waits, 0.95) };
}

/** Steady orders a second, and seconds that one takes: on a fast machine and a slow one. */
const LOADS = [
  [3, 1.4],
  [3, 3.2],
  [1, 3.2],
] as const;

it.each(LOADS)('has enough workers for %d orders a second of %d s each', (perSecond, work) => {
  const { fewest, most, p95 } = simulate(scalerOf('analysis'), perSecond, work);
  expect(p95).toBeLessThan(1);
  expect(fewest).toBeGreaterThan(perSecond * work);
  expect(most - fewest).toBeLessThan(fewest);
});

it('swings if it counts only who waits, which is why it counts who is served', () => {
  const waitingAlone = { ...scalerOf('analysis'), states: ['waiting'], threshold: 4 };
  const { fewest, most, p95 } = simulate(waitingAlone, 3, 3.2);
  expect(most - fewest).toBeGreaterThan(10);
  expect(p95).toBeGreaterThan(10);
});

it.each([
  ['analysis', 'ANALYSIS_CONCURRENCY'],
  ['pdf', 'PDF_CONCURRENCY'],
  ['mailer', 'MAILER_CONCURRENCY'],
])('asks for more %s before all are busy', (name, variable) => {
  const deployment = manifests.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === name);
  const env = deployment && podOf(deployment).containers[0]?.env;
  const atOnce = Number(env?.find((each) => each.name === variable)?.value);
  expect(scalerOf(name).threshold).toBeLessThanOrEqual(0.8 * atOnce);
});
