import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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
const CUT = join(import.meta.dirname, 'keda-cut');
/** What scales our workers, and what KEDA's own code cannot be without. */
const KEPT_SCALERS = ['scaler.go', 'prometheus_scaler.go', 'cpu_memory_scaler.go'];
const KEPT_TRIGGERS = `	switch triggerType {
	case "prometheus":
		return scalers.NewPrometheusScaler(config)
`;
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

/** @throws when the text is not as expected, so that a newer KEDA is noticed */
function edit(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} is not as expected; is this another KEDA?`);
  writeFileSync(file, after);
}

/**
 * KEDA without the clients of all clouds, of which its 70 scalers need 3,300 packages and more than half an hour: the
 * scaler of Prometheus, everything that decides and scales, and nothing else.
 */
function cutKeda(source: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(source, folder, { recursive: true });
  const scalers = join(folder, 'pkg/scalers');
  for (const name of readdirSync(scalers)) {
    if (name.endsWith('.go') && !KEPT_SCALERS.includes(name)) rmSync(join(scalers, name));
  }
  for (const name of ['aws', 'gcp', 'azure']) rmSync(join(scalers, name), { recursive: true });
  for (const name of ['aws_secretmanager', 'hashicorpvault', 'azure_keyvault', 'gcp_secretmanager'])
    rmSync(join(folder, `pkg/scaling/resolver/${name}_handler.go`));
  cpSync(CUT, folder, { recursive: true });
  edit(join(folder, 'pkg/scaling/scalers_builder.go'), (text) =>
    text.replace(/\tswitch triggerType \{\n[\s\S]*?(?=\tdefault:\n)/, KEPT_TRIGGERS),
  );
  edit(join(scalers, 'authentication/authentication_helpers.go'), (text) =>
    text
      .replace(/\tcase FastHTTP:\n[\s\S]*?\n(?=\t\}\n)/, '')
      .replace(/^\t(?:libs |pConfig )?"github\.com\/(?:dysnix|prometheus\/common).*\n/gm, ''),
  );
}

/** Compiles what is not there yet. One module for all, so that what they share is compiled once. */
export async function provideBinaries(cache: string): Promise<Seen[]> {
  const bin = join(cache, 'bin');
  const missing = Object.keys(PROGRAMS).filter((name) => !existsSync(join(bin, name)));
  if (missing.length === 0) return [{ what: 'programs', value: 'there' }];
  const [module, keda] = [join(cache, 'module'), join(cache, 'keda')];
  mkdirSync(module, { recursive: true });
  writeFileSync(join(module, 'go.mod'), 'module rehearsal/cluster\n');
  const source = await download(`${KEDA_MODULE}@${KEDA}`, module);
  // Modules are kept read-only.
  await run('chmod', ['--recursive', 'u+w', keda]).catch(() => {});
  cutKeda(source, keda);
  await run('chmod', ['--recursive', 'u+w', keda]);
  edit(join(module, 'go.mod'), () =>
    readFileSync(join(keda, 'go.mod'), 'utf8').replace(/^module .*/m, 'module rehearsal/cluster'),
  );
  cpSync(join(keda, 'go.sum'), join(module, 'go.sum'));
  const lines = [
    ...REQUIRED.map((required) => `require ${required}`),
    `require ${KEDA_MODULE} ${KEDA}`,
    `replace ${KEDA_MODULE} => ${keda}`,
    ...STAGED.map((name) => `replace k8s.io/${name} => k8s.io/${name} ${STAGING}`),
  ];
  appendFileSync(join(module, 'go.mod'), `\n${lines.join('\n')}\n`);
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
