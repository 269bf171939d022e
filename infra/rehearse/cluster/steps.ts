import { setTimeout as sleep } from 'node:timers/promises';
import { QUEUES, type QueueName } from '@trueseason/queue';
import { type Seen, seconds } from '@trueseason/workshop/report';
import type { Cluster } from './control-plane.ts';
import type { Queues } from './queues.ts';

const NAMESPACE = ['--namespace', 'trueseason'];
/** Each queue's fewest and most workers, as its ScaledObject says. */
const BOUNDS: Record<QueueName, readonly [least: number, most: number]> = {
  analysis: [2, 20],
  pdf: [1, 8],
  mailer: [1, 4],
};
const PATIENCE_MS = 180_000;

interface Deployment {
  readonly spec: { readonly replicas: number };
  readonly status: { readonly readyReplicas?: number };
}

async function deployment(cluster: Cluster, name: string): Promise<{ wanted: number; ready: number }> {
  const json = await cluster.kubectl('get', 'deployment', name, ...NAMESPACE, '--output', 'json');
  const { spec, status } = JSON.parse(json) as Deployment;
  return { wanted: spec.replicas, ready: status.readyReplicas ?? 0 };
}

async function waitUntil(isSo: () => Promise<boolean>, patienceMs = PATIENCE_MS): Promise<boolean> {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    if (await isSo()) return true;
    await sleep(500);
  }
  return false;
}

const rests = (cluster: Cluster, queue: QueueName) => async () => {
  const { wanted, ready } = await deployment(cluster, queue);
  return wanted === BOUNDS[queue][0] && ready === wanted;
};

/** What is applied is admitted, and every worker stands at its fewest. */
export async function atRest(cluster: Cluster): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const queue of QUEUES) {
    const ok = await waitUntil(rests(cluster, queue));
    const { ready } = await deployment(cluster, queue);
    seen.push({ what: `${queue} with nothing to do`, value: `${ready} ready`, ok });
  }
  const objects = JSON.parse(await cluster.kubectl('get', 'hpa', ...NAMESPACE, '--output', 'json')) as {
    items: { metadata: { name: string } }[];
  };
  const made = objects.items.map(({ metadata }) => metadata.name).filter((name) => name.startsWith('keda-hpa-'));
  seen.push({ what: 'autoscalers that KEDA made', value: made.join(', '), ok: made.length === QUEUES.length });
  return seen;
}

/** One queue fills and is worked off by as many as are ready; the others' workers must not follow. */
export async function scaleOne(cluster: Cluster, queues: Queues, queue: QueueName, jobs: number): Promise<Seen[]> {
  const others = QUEUES.filter((name) => name !== queue);
  const [least, most] = BOUNDS[queue];
  const started = performance.now();
  await queues.add(queue, jobs);
  let peak = least;
  let moved = 0;
  let firstMore = '';
  const grown = await waitUntil(async () => {
    const { ready } = await deployment(cluster, queue);
    if (ready > least && !firstMore) firstMore = seconds(started);
    peak = Math.max(peak, ready);
    return ready === most;
  });
  const grownAfter = seconds(started);
  const working = performance.now();
  const drained = await waitUntil(async () => {
    const { ready } = await deployment(cluster, queue);
    await queues.take(queue, ready);
    for (const other of others) if (!(await rests(cluster, other)())) moved += 1;
    return (await queues.waiting(queue)) === 0;
  });
  const drainedAfter = seconds(working);
  const falling = performance.now();
  const back = await waitUntil(rests(cluster, queue), 2 * PATIENCE_MS);
  return [
    {
      what: `${queue}: ${jobs} jobs wait, from ${least} workers to ${peak}`,
      value: `first more after ${firstMore || 'never'}, all after ${grownAfter}`,
      ok: grown,
    },
    { what: `${queue} worked off`, value: drainedAfter, ok: drained },
    { what: `${queue} back at ${least}`, value: seconds(falling), ok: back },
    { what: `${others.join(' and ')} meanwhile`, value: moved ? 'moved' : 'at rest', ok: moved === 0 },
  ];
}

/** A new release of everything: no service has fewer ready pods than it promises while it is replaced. */
export async function rollAll(cluster: Cluster): Promise<Seen[]> {
  const names = (await cluster.kubectl('get', 'deployments', ...NAMESPACE, '--output', 'name')).split('\n');
  const seen: Seen[] = [];
  for (const name of names.map((path) => path.replace('deployment.apps/', ''))) {
    const { wanted } = await deployment(cluster, name);
    const started = performance.now();
    await cluster.kubectl('rollout', 'restart', `deployment/${name}`, ...NAMESPACE);
    let fewest = wanted;
    let isDone = false;
    const done = cluster
      .kubectl('rollout', 'status', `deployment/${name}`, ...NAMESPACE, '--timeout=120s')
      .then(() => true)
      .catch(() => false)
      .finally(() => {
        isDone = true;
      });
    while (!isDone) fewest = Math.min(fewest, (await deployment(cluster, name)).ready);
    const ok = (await done) && fewest >= wanted;
    seen.push({ what: `${name} replaced in ${seconds(started)}`, value: `never under ${fewest} of ${wanted}`, ok });
  }
  return seen;
}

/** A node is emptied: evictions keep the disruption budgets, and all are ready elsewhere afterwards. */
export async function drainNode(cluster: Cluster): Promise<Seen[]> {
  const started = performance.now();
  const node = 'node-1';
  const drained = await cluster
    .kubectl('drain', node, '--ignore-daemonsets', '--delete-emptydir-data', '--timeout=180s')
    .then(() => true)
    .catch(() => false);
  const names = (await cluster.kubectl('get', 'deployments', ...NAMESPACE, '--output', 'name')).split('\n');
  const whole = await waitUntil(async () => {
    const all = await Promise.all(names.map((path) => deployment(cluster, path.replace('deployment.apps/', ''))));
    return all.every(({ wanted, ready }) => wanted === ready);
  });
  await cluster.kubectl('uncordon', node);
  return [
    { what: `${node} drained within the budgets, all ready elsewhere`, value: seconds(started), ok: drained && whole },
  ];
}
