import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@trueseason/embedded-servers';
import { run } from '../run.ts';
import type { Certificates } from './certificates.ts';
import { answers, type Processes } from './processes.ts';

const NODES = 4;
/** After so long without need a HorizontalPodAutoscaler takes pods away; five minutes where nobody says otherwise. */
const STABILIZATION = '30s';

export interface Cluster {
  readonly kubeconfig: string;
  kubectl(...args: string[]): Promise<string>;
  apply(manifest: object): Promise<string>;
}

const node = (index: number) => ({
  apiVersion: 'v1',
  kind: 'Node',
  metadata: { name: `node-${index}`, annotations: { 'kwok.x-k8s.io/node': 'fake' }, labels: { type: 'kwok' } },
  status: {
    allocatable: { cpu: '16', memory: '64Gi', pods: '110' },
    capacity: { cpu: '16', memory: '64Gi', pods: '110' },
  },
});

function writeKubeconfig(file: string, server: string, token: string): void {
  const named = { name: 'rehearsal' };
  const config = {
    apiVersion: 'v1',
    kind: 'Config',
    clusters: [{ ...named, cluster: { server, 'insecure-skip-tls-verify': true } }],
    users: [{ ...named, user: { token } }],
    contexts: [{ ...named, context: { cluster: 'rehearsal', user: 'rehearsal' } }],
    'current-context': 'rehearsal',
  };
  writeFileSync(file, JSON.stringify(config), { mode: 0o600 });
}

/** A real API server with its store, controllers and scheduler on loopback. */
export async function startControlPlane(
  bin: string,
  folder: string,
  processes: Processes,
  certificates: Certificates,
): Promise<Cluster> {
  const program = (name: string) => join(bin, name);
  const [etcd, peer, api, manager, scheduler] = await Promise.all(Array.from({ length: 5 }, freePort));
  const kubeconfig = join(folder, 'kubeconfig');
  const token = randomBytes(16).toString('hex');
  const tokens = join(folder, 'tokens.csv');
  writeFileSync(tokens, `${token},rehearsal,rehearsal,system:masters\n`, { mode: 0o600 });
  writeKubeconfig(kubeconfig, `https://127.0.0.1:${api}`, token);
  const kubectl = (...args: string[]) => run(program('kubectl'), ['--kubeconfig', kubeconfig, ...args]);

  const data = join(folder, 'etcd');
  rmSync(data, { recursive: true, force: true });
  const [clients, peers] = [`http://127.0.0.1:${etcd}`, `http://127.0.0.1:${peer}`];
  await processes.start(program('etcd'), {
    name: 'etcd',
    args: [
      ...['--data-dir', data, '--unsafe-no-fsync', '--initial-cluster', `default=${peers}`],
      ...['--listen-client-urls', clients, '--advertise-client-urls', clients],
      ...['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers],
    ],
    isReady: answers(`${clients}/health`),
  });
  await processes.start(program('kube-apiserver'), {
    name: 'kube-apiserver',
    args: [
      ...[`--etcd-servers=${clients}`, `--secure-port=${api}`, '--bind-address=127.0.0.1'],
      ...[`--cert-dir=${join(folder, 'api')}`, '--service-cluster-ip-range=10.96.0.0/16'],
      ...['--endpoint-reconciler-type=none', '--authorization-mode=RBAC', `--token-auth-file=${tokens}`],
      ...['--service-account-issuer=https://kubernetes.default.svc'],
      ...[`--service-account-key-file=${certificates.key}`, `--service-account-signing-key-file=${certificates.key}`],
      ...[`--proxy-client-cert-file=${certificates.certificate}`, `--proxy-client-key-file=${certificates.key}`],
      ...[`--requestheader-client-ca-file=${certificates.authority}`, '--requestheader-username-headers=X-Remote-User'],
      ...['--requestheader-group-headers=X-Remote-Group', '--requestheader-extra-headers-prefix=X-Remote-Extra-'],
    ],
    isReady: async () => (await kubectl('get', '--raw', '/readyz')) === 'ok',
  });
  await processes.start(program('kube-controller-manager'), {
    name: 'kube-controller-manager',
    args: [
      ...[`--kubeconfig=${kubeconfig}`, '--leader-elect=false', `--secure-port=${manager}`],
      ...[`--cert-dir=${join(folder, 'manager')}`, '--bind-address=127.0.0.1'],
      ...[`--service-account-private-key-file=${certificates.key}`, `--root-ca-file=${certificates.authority}`],
      `--horizontal-pod-autoscaler-downscale-stabilization=${STABILIZATION}`,
    ],
    isReady: async () => (await kubectl('get', 'serviceaccount', 'default')) !== '',
  });
  await processes.start(program('kube-scheduler'), {
    name: 'kube-scheduler',
    args: [
      ...[`--kubeconfig=${kubeconfig}`, '--leader-elect=false', `--secure-port=${scheduler}`],
      ...[`--cert-dir=${join(folder, 'scheduler')}`, '--bind-address=127.0.0.1'],
    ],
    isReady: async () => true,
  });
  const apply = async (manifest: object) => {
    const args = ['--kubeconfig', kubeconfig, 'apply', '--server-side', '--force-conflicts', '--filename', '-'];
    return run(program('kubectl'), args, { input: JSON.stringify(manifest) });
  };
  return { kubeconfig, kubectl, apply };
}

/** Nodes that run nothing: KWOK says of them and of the pods there what a kubelet would. */
export async function simulateNodes(
  bin: string,
  cluster: Cluster,
  processes: Processes,
  stages: readonly string[],
): Promise<void> {
  for (let index = 1; index <= NODES; index += 1) await cluster.apply(node(index));
  await processes.start(join(bin, 'kwok'), {
    name: 'kwok',
    args: [
      ...[`--kubeconfig=${cluster.kubeconfig}`, '--manage-all-nodes=true'],
      ...[`--server-address=127.0.0.1:${await freePort()}`, ...stages.map((file) => `--config=${file}`)],
    ],
    isReady: async () => (await cluster.kubectl('get', 'nodes', '--no-headers')).match(/ Ready /g)?.length === NODES,
  });
}
