/*
 * The cluster's side of the rehearsal: a real API server with controllers, scheduler and KEDA on loopback, nodes and
 * pods simulated by KWOK, our base and example overlay applied, queues in a real Redis, figures in a real Prometheus.
 *   npm run rehearse -- cluster
 *   REHEARSE_CACHE=folder             keeps what was compiled from Go modules (~/.cache/trueseason-rehearsal)
 * As root on Linux, with Go, openssl and Prometheus. The first time compiles for more than an hour on two cores.
 */
import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { createReport, type Seen } from '@trueseason/workshop/report';
import { ROOT } from '../../testing/files.ts';
import { endWith, leaveOnSignal } from '../ending.ts';
import { has } from '../run.ts';
import { type Certificates, makeCertificates } from './certificates.ts';
import { type Cluster, simulateNodes, startControlPlane } from './control-plane.ts';
import { applyDefinitions, provideBinaries, provideStages } from './go-modules.ts';
import { mayHaveHosts, startKeda, startPrometheus } from './keda.ts';
import { createProcesses, type Processes } from './processes.ts';
import { openQueues, type Queues } from './queues.ts';
import { atRest, drainNode, rollAll, scaleOne } from './steps.ts';

const cache = join(process.env.REHEARSE_CACHE ?? join(homedir(), '.cache/trueseason-rehearsal'), 'cluster');
const report = createReport();

async function findMissing(): Promise<string[]> {
  const commands = {
    go: 'Go',
    openssl: 'openssl',
    prometheus: 'Prometheus (a package of Debian)',
    unshare: 'util-linux',
  };
  const missing: string[] = [];
  for (const [command, name] of Object.entries(commands)) if (!(await has(command))) missing.push(name);
  if (!(await mayHaveHosts())) missing.push('root');
  return missing;
}

async function applyOurs(cluster: Cluster): Promise<Seen[]> {
  const keys = ['DATABASE_URL', 'REDIS_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  await cluster.kubectl('apply', '--filename', join(ROOT, 'infra/k8s/namespace.yaml'));
  await cluster.apply({
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name: 'trueseason', namespace: 'trueseason' },
    stringData: Object.fromEntries(keys.map((key) => [key, 'rehearsal'])),
  });
  const base = await cluster.kubectl('apply', '--kustomize', join(ROOT, 'infra/k8s'));
  const overlay = await cluster.kubectl('apply', '--kustomize', join(ROOT, 'infra/k8s-example'));
  const count = (text: string) => `${text.split('\n').length} objects`;
  return [
    { what: 'base', value: count(base) },
    { what: 'example overlay', value: count(overlay) },
  ];
}

/** Everything of ours, as on a cluster with nodes. */
async function rehearseOn(
  cluster: Cluster,
  bin: string,
  folder: string,
  processes: Processes,
  certificates: Certificates,
  queues: Queues,
): Promise<void> {
  await report.step('definitions of others', () => applyDefinitions(cluster, cache));
  await report.step('Prometheus and KEDA', async () => {
    await startPrometheus(folder, processes, queues.metricsPort);
    await startKeda(bin, folder, cluster, processes, certificates);
    return [];
  });
  await report.step('base and example overlay', () => applyOurs(cluster));
  await report.step('at rest', () => atRest(cluster));
  await report.step('analysis', () => scaleOne(cluster, queues, 'analysis', 200));
  await report.step('pdf', () => scaleOne(cluster, queues, 'pdf', 120));
  await report.step('mailer', () => scaleOne(cluster, queues, 'mailer', 250));
  await report.step('a new release', () => rollAll(cluster));
  await report.step('a node is emptied', () => drainNode(cluster));
}

async function rehearse(): Promise<void> {
  await report.step('programs from Go modules', () => provideBinaries(cache));
  const bin = join(cache, 'bin');
  const folder = join(cache, 'run');
  const processes = createProcesses(folder);
  const queues = await openQueues();
  const leave = async () => {
    await processes.end();
    await queues.close();
  };
  leaveOnSignal(leave);
  try {
    const certificates = await makeCertificates(join(folder, 'certificates'));
    let cluster: Cluster | undefined;
    await report.step('API server, controllers, scheduler, nodes', async () => {
      cluster = await startControlPlane(bin, folder, processes, certificates);
      await simulateNodes(bin, cluster, processes, await provideStages(cache));
      return [];
    });
    if (cluster) await rehearseOn(cluster, bin, folder, processes, certificates, queues);
  } finally {
    await leave();
  }
}

async function main(): Promise<boolean> {
  const missing = await findMissing();
  if (missing.length > 0) throw new Error(`The rehearsed cluster needs ${missing.join(', ')}`);
  mkdirSync(cache, { recursive: true });
  await rehearse().catch((error: Error) => process.stdout.write(`${error.message}\n`));
  return report.finish();
}

await endWith(main);
