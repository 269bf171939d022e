import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Seen } from '@trueseason/workshop/report';
import { run } from '../run.ts';
import type { Cluster } from './control-plane.ts';

const KUBERNETES = 'v1.36.4';
const STAGING = 'v0.36.4';
const KEDA = 'v2.21.0';
const KWOK = 'v0.8.0';
const KEDA_MODULE = 'github.com/kedacore/keda/v2';

/** What is compiled, and from which package of the modules below. */
const PROGRAMS: Record<string, string> = {
  etcd: 'go.etcd.io/etcd/server/v3',
  'kube-apiserver': 'k8s.io/kubernetes/cmd/kube-apiserver',
  'kube-controller-manager': 'k8s.io/kubernetes/cmd/kube-controller-manager',
  'kube-scheduler': 'k8s.io/kubernetes/cmd/kube-scheduler',
  kubectl: 'k8s.io/kubernetes/cmd/kubectl',
  kwok: 'sigs.k8s.io/kwok/cmd/kwok',
  'keda-operator': `${KEDA_MODULE}/cmd/operator`,
  'keda-adapter': `${KEDA_MODULE}/cmd/adapter`,
};
const REQUIRED = [`k8s.io/kubernetes ${KUBERNETES}`, 'go.etcd.io/etcd/server/v3 v3.7.1', `sigs.k8s.io/kwok ${KWOK}`];
/** Definitions of others that our base uses. */
const DEFINITIONS = {
  'sigs.k8s.io/gateway-api@v1.4.0': 'config/crd/standard',
  'github.com/prometheus-operator/prometheus-operator@v0.85.0': 'example/prometheus-operator-crd',
  [`${KEDA_MODULE}@${KEDA}`]: 'config/crd/bases',
};
/** Kubernetes names its own parts as folders beside it, which a module does not have. */
const STAGED =
  `api apiextensions-apiserver apimachinery apiserver cli-runtime client-go cloud-provider cluster-bootstrap
  code-generator component-base component-helpers controller-manager cri-api cri-client cri-streaming csi-translation-lib
  dynamic-resource-allocation endpointslice externaljwt kms kube-aggregator kube-controller-manager kube-proxy
  kube-scheduler kubectl kubelet metrics mount-utils pod-security-admission sample-apiserver sample-cli-plugin
  sample-controller streaming`.split(/\s+/);

const GO = { ...process.env, GOFLAGS: '-mod=mod', GOWORK: 'off' };

async function download(module: string, cwd: string): Promise<string> {
  const told = await run('go', ['mod', 'download', '-json', module], { cwd, env: GO });
  return (JSON.parse(told) as { Dir: string }).Dir;
}

/** Compiles what is not there yet. One module for all, so that what they share is compiled once. */
export async function provideBinaries(cache: string): Promise<Seen[]> {
  const bin = join(cache, 'bin');
  const missing = Object.keys(PROGRAMS).filter((name) => !existsSync(join(bin, name)));
  if (missing.length === 0) return [{ what: 'programs', value: 'there' }];
  const module = join(cache, 'module');
  mkdirSync(module, { recursive: true });
  writeFileSync(join(module, 'go.mod'), 'module rehearsal/cluster\n');
  const source = await download(`${KEDA_MODULE}@${KEDA}`, module);
  const required = readFileSync(join(source, 'go.mod'), 'utf8').replace(/^module .*/m, 'module rehearsal/cluster');
  writeFileSync(join(module, 'go.sum'), readFileSync(join(source, 'go.sum')));
  const lines = [
    ...REQUIRED.map((line) => `require ${line}`),
    `require ${KEDA_MODULE} ${KEDA}`,
    ...STAGED.map((name) => `replace k8s.io/${name} => k8s.io/${name} ${STAGING}`),
  ];
  writeFileSync(join(module, 'go.mod'), `${required}\n${lines.join('\n')}\n`);
  const seen: Seen[] = [];
  for (const name of missing) {
    const started = performance.now();
    const args = ['build', '-trimpath', '-ldflags', '-s -w', '-o', join(bin, name), PROGRAMS[name] ?? ''];
    await run('go', args, { cwd: module, env: GO });
    seen.push({ what: name, value: `compiled in ${((performance.now() - started) / 1000).toFixed(0)} s` });
  }
  return seen;
}

/** How simulated nodes and pods live: pods take moments to begin and to end. */
export async function provideStages(cache: string): Promise<string[]> {
  const stages = join(await download(`sigs.k8s.io/kwok@${KWOK}`, join(cache, 'module')), 'kustomize/stage');
  return ['node/fast', 'node/heartbeat', 'pod/general'].flatMap((folder) => manifestsIn(join(stages, folder)));
}

const manifestsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml')
    .map((name) => join(folder, name));

export async function applyDefinitions(cluster: Cluster, cache: string): Promise<Seen[]> {
  for (const [module, folder] of Object.entries(DEFINITIONS)) {
    const source = await download(module, join(cache, 'module'));
    for (const file of manifestsIn(join(source, folder))) {
      await cluster.kubectl('apply', '--server-side', '--filename', file);
    }
  }
  await cluster.kubectl('wait', '--for=condition=established', 'crd', '--all', '--timeout=60s');
  return Object.keys(DEFINITIONS).map((what) => ({ what, value: 'applied' }));
}
