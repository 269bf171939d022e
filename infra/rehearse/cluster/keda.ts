import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@trueseason/embedded-servers';
import { run } from '../run.ts';
import type { Certificates } from './certificates.ts';
import type { Cluster } from './control-plane.ts';
import { answers, type Processes } from './processes.ts';

/** Where our ScaledObjects look for their figures. */
const ASKED = 'prometheus-operated.monitoring';
/** A loopback address of its own, because the port is as the ScaledObjects say. */
const PROMETHEUS_ADDRESS = '127.9.0.1';

const SCRAPE_S = 2;

/** Prometheus with the queues' figures, at the address that the ScaledObjects name once `hosts` is in force. */
export async function startPrometheus(folder: string, processes: Processes, metricsPort: number): Promise<void> {
  const config = {
    global: { scrape_interval: `${SCRAPE_S}s` },
    scrape_configs: [{ job_name: 'gateway', static_configs: [{ targets: [`127.0.0.1:${metricsPort}`] }] }],
  };
  const file = join(folder, 'prometheus.yml');
  // Figures of a rehearsal before this one would count for five minutes.
  const data = join(folder, 'prometheus');
  rmSync(data, { recursive: true, force: true });
  writeFileSync(file, JSON.stringify(config));
  const address = `${PROMETHEUS_ADDRESS}:9090`;
  await processes.start('prometheus', {
    name: 'prometheus',
    args: [`--config.file=${file}`, `--storage.tsdb.path=${data}`, `--web.listen-address=${address}`],
    isReady: answers(`http://${address}/-/ready`),
  });
}

/** What the API server asks for figures: a service that leads out of the cluster, to the adapter on this machine. */
const figures = (port: number) => [
  { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'keda' } },
  {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name: 'keda-metrics-apiserver', namespace: 'keda' },
    spec: { type: 'ExternalName', externalName: 'localhost', ports: [{ port }] },
  },
  {
    apiVersion: 'apiregistration.k8s.io/v1',
    kind: 'APIService',
    metadata: { name: 'v1beta1.external.metrics.k8s.io' },
    spec: {
      service: { name: 'keda-metrics-apiserver', namespace: 'keda', port },
      ...{ group: 'external.metrics.k8s.io', version: 'v1beta1' },
      ...{ groupPriorityMinimum: 100, versionPriority: 100, insecureSkipTLSVerify: true },
    },
  },
];

/** KEDA's operator and its adapter for figures, as processes of this machine with a list of hosts of their own. */
export async function startKeda(
  bin: string,
  folder: string,
  cluster: Cluster,
  processes: Processes,
  certificates: Certificates,
): Promise<void> {
  const ports = await Promise.all(Array.from({ length: 5 }, freePort));
  const [service, probe, adapter, adapterMetrics, operatorMetrics] = ports as [number, number, number, number, number];
  const hosts = join(folder, 'hosts');
  mkdirSync(folder, { recursive: true });
  writeFileSync(hosts, `${readFileSync('/etc/hosts', 'utf8')}\n${PROMETHEUS_ADDRESS} ${ASKED}\n`);
  const withHosts = (command: string, args: readonly string[]) => [
    ...['--mount', 'sh', '-ec', 'mount --bind "$0" /etc/hosts; exec "$@"', hosts, command],
    ...args,
  ];
  const env = {
    KUBECONFIG: cluster.kubeconfig,
    WATCH_NAMESPACE: '',
    POD_NAMESPACE: 'keda',
    KEDA_CLUSTER_OBJECT_NAMESPACE: 'keda',
  };
  for (const manifest of figures(adapter)) await cluster.apply(manifest);
  await processes.start('unshare', {
    name: 'keda-operator',
    args: withHosts(join(bin, 'keda-operator'), [
      ...[`--cert-dir=${certificates.folder}`, '--enable-webhook-patching=false', '--enable-apiservice-patching=false'],
      ...[`--metrics-service-bind-address=127.0.0.1:${service}`, `--health-probe-bind-address=127.0.0.1:${probe}`],
      `--metrics-bind-address=127.0.0.1:${operatorMetrics}`,
    ]),
    env,
    isReady: answers(`http://127.0.0.1:${probe}/readyz`),
  });
  await processes.start(join(bin, 'keda-adapter'), {
    name: 'keda-adapter',
    args: [
      ...[`--secure-port=${adapter}`, `--port=${adapterMetrics}`, `--cert-dir=${certificates.folder}`],
      ...[`--tls-cert-file=${certificates.certificate}`, `--tls-private-key-file=${certificates.key}`],
      ...[`--lister-kubeconfig=${cluster.kubeconfig}`, `--authentication-kubeconfig=${cluster.kubeconfig}`],
      ...[`--authorization-kubeconfig=${cluster.kubeconfig}`, `--metrics-service-address=localhost:${service}`],
    ],
    env,
    isReady: async () => (await cluster.kubectl('get', '--raw', '/apis/external.metrics.k8s.io/v1beta1')) !== '',
  });
}

/** Whether this machine lets a process have a list of hosts of its own. */
export const mayHaveHosts = async (): Promise<boolean> =>
  run('unshare', ['--mount', 'sh', '-c', 'mount --bind /etc/hostname /etc/hosts']).then(
    () => true,
    () => false,
  );
