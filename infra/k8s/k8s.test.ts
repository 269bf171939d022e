import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Gateway } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1/Gateway';
import { HTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1/HTTPRoute';
import { ScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject';
import { PodMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PodMonitor';
import { PrometheusRule } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PrometheusRule';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { CronJob } from 'kubernetes-models/batch/v1/CronJob';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { ResourceQuota } from 'kubernetes-models/v1/ResourceQuota';
import { Service } from 'kubernetes-models/v1/Service';
import { ServiceAccount } from 'kubernetes-models/v1/ServiceAccount';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { QUEUES } from '../../packages/platform/src/queue/queues.ts';
import { readCompose } from '../testing/compose-file.ts';
import { filledEnv, variablesOf } from '../testing/env-file.ts';
import { listFiles, ROOT, readText } from '../testing/files.ts';
import { type Container, type Manifest, podOf, readManifests, templateOf } from '../testing/manifests.ts';
import { READERS } from '../testing/readers.ts';
import { prometheusRule, RULES_FILE } from './write-rules.ts';

const MODELS = {
  ConfigMap,
  CronJob,
  Deployment,
  Gateway,
  HorizontalPodAutoscaler,
  HTTPRoute,
  Job,
  Namespace,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  PodMonitor,
  PrometheusRule,
  ResourceQuota,
  ScaledObject,
  Service,
  ServiceAccount,
} as const;

const FOLDERS = ['infra/k8s', 'infra/k8s/migrate', 'infra/k8s/vertex'];
const manifests = readManifests();
/** A process that was stopped this long does not hang. */
const MOST_STOPPED_SECONDS = 90;
const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
const deployments = ofKind('Deployment');
const pods = [...deployments, ...ofKind('Job'), ...ofKind('CronJob')];

function find(kind: string, name: string): Manifest {
  const found = ofKind(kind).find(({ metadata }) => metadata.name === name);
  if (!found) throw new Error(`There is no ${kind} ${name}`);
  return found;
}

function containerOf(manifest: Manifest): Container {
  const [container] = podOf(manifest).containers;
  if (!container) throw new Error(`${manifest.metadata.name} has no container`);
  return container;
}

it.each(manifests.map((manifest) => [manifest.kind, manifest.metadata.name, manifest] as const))(
  '%s %s is accepted by the API server',
  (kind, _name, manifest) => {
    const Model = MODELS[kind as keyof typeof MODELS] as new (data: object) => { validate(): void };
    expect(Model, `no model of ${kind}`).toBeDefined();
    const object = new Model(manifest);
    expect(() => object.validate()).not.toThrow();
    expect(object).toMatchObject({ apiVersion: manifest.apiVersion });
  },
);

it('applies every file', () => {
  for (const folder of FOLDERS) {
    const { resources } = parse(readText(`${folder}/kustomization.yaml`)) as { resources: string[] };
    const files = listFiles(folder, '.yaml').map((path) => path.slice(folder.length + 1));
    const own = files.filter((path) => !path.includes('/') && path !== 'kustomization.yaml');
    expect(resources.toSorted()).toEqual(own);
    for (const path of resources) expect(existsSync(join(ROOT, folder, path))).toBe(true);
  }
});

it('sends requests only to pods through which a customer can buy once, and counts no failures besides', () => {
  const { startupProbe, readinessProbe } = containerOf(find('Deployment', 'gateway'));
  expect(startupProbe?.httpGet).toEqual({ path: '/readyz', port: 'health' });
  expect(readinessProbe?.httpGet).toEqual({ path: '/readyz', port: 'health' });
  const { periodSeconds = 10, timeoutSeconds = 1, failureThreshold = 3 } = readinessProbe ?? {};
  expect(periodSeconds * failureThreshold + timeoutSeconds).toBeLessThan(10);
  expect(containerOf(find('Deployment', 'web')).readinessProbe?.httpGet).toEqual({ path: '/readyz', port: 'health' });
  for (const name of ['gateway', 'web']) {
    expect(find('Service', name).spec.publishNotReadyAddresses).toBeUndefined();
  }
  const rules = ofKind('HTTPRoute').flatMap(({ spec }) => spec.rules as { retry?: unknown }[]);
  expect(rules.filter(({ retry }) => retry !== undefined)).toEqual([]);
});

it.each(deployments.map((manifest) => [manifest.metadata.name, containerOf(manifest)] as const))(
  '%s is not ended for getting little CPU time, nor for a minute without any',
  (_name, { livenessProbe, startupProbe = livenessProbe }) => {
    for (const probe of [livenessProbe, startupProbe]) {
      const { periodSeconds = 10, timeoutSeconds = 1, failureThreshold = 3 } = probe ?? {};
      expect(timeoutSeconds).toBeGreaterThanOrEqual(10);
      expect((failureThreshold - 1) * periodSeconds).toBeGreaterThanOrEqual(MOST_STOPPED_SECONDS);
    }
  },
);

describe('the example overlay', () => {
  const overlay = parse(readText('infra/k8s-example/kustomization.yaml'));

  it('tags every image, that of the migration as well, in one place', () => {
    const { images } = parse(readText('infra/k8s-example/images/kustomization.yaml'));
    const named = images.map(({ name }: { name: string }) => name);
    const ours = pods.map((pod) => containerOf(pod).image).filter((image) => image.startsWith('trueseason/'));
    expect(ours.filter((image) => !named.includes(image))).toEqual([]);
    expect(new Set(images.map(({ newTag }: { newTag: string }) => newTag)).size).toBe(1);
    const migrate = parse(readText('infra/k8s-example/migrate/kustomization.yaml'));
    expect([overlay.components.at(-1), migrate.components]).toEqual(['images', ['../images']]);
    expect([overlay.images, migrate.images]).toEqual([undefined, undefined]);
  });

  it('sets only variables and hosts that the base has', () => {
    const [{ name, behavior, literals }] = overlay.configMapGenerator;
    const set = literals.map((literal: string) => literal.split('=')[0]);
    expect({ name, behavior }).toEqual({ name: 'trueseason', behavior: 'merge' });
    expect(Object.keys(find('ConfigMap', 'trueseason').data ?? {})).toEqual(expect.arrayContaining(set));
    expect(set).toEqual(expect.arrayContaining(['PUBLIC_URL', 'TRUSTED_PROXIES', 'EDGE_PROXIES']));
    const listeners = find('Gateway', 'trueseason').spec.listeners as { hostname: string }[];
    const patch = overlay.patches.find(({ target }: { target: { kind: string } }) => target.kind === 'Gateway').patch;
    expect(patch.match(/listeners\/\d/g)).toHaveLength(listeners.length);
  });
});

/** A container's environment, with secrets as in .env.example. */
function environmentOf({ envFrom = [], env = [] }: Container): Record<string, string> {
  const secrets: Record<string, string> = {
    ...filledEnv(),
    DATABASE_URL: 'postgres://trueseason:secret@postgres:5432/trueseason',
    REDIS_URL: 'rediss://:secret@redis:6379',
  };
  const shared = envFrom.map(({ configMapRef }) => find('ConfigMap', configMapRef.name).data ?? {});
  const own = env.map(({ name, value, valueFrom }) => [
    name,
    value ??
      secrets[valueFrom?.secretKeyRef?.key ?? ''] ??
      find('ConfigMap', 'trueseason').data?.[valueFrom?.configMapKeyRef?.key ?? ''] ??
      '',
  ]);
  return Object.assign({}, ...shared, Object.fromEntries(own));
}

describe.each(Object.entries(READERS))('%s', (name, read) => {
  const container = containerOf(find('Deployment', name));

  it('is configured by its environment', () => {
    expect(() => read(environmentOf(container))).not.toThrow();
  });

  it('gets no secret that it does not read', () => {
    const reads = variablesOf(read);
    const secrets = (container.env ?? [])
      .filter(({ valueFrom }) => valueFrom?.secretKeyRef)
      .map((variable) => variable.name);
    expect(secrets.filter((variable) => !reads.includes(variable))).toEqual([]);
  });

  it('gets every secret that compose gives it', () => {
    // The component `vertex` brings its key.
    const isSecret = (variable: string) =>
      variable !== 'VERTEX_API_KEY' && /PASSWORD|SECRET|API_KEY|ACCESS_KEY|MASTER_KEY|PUBLIC_KEY/.test(variable);
    const given = Object.keys(readCompose(filledEnv()).services[name]?.environment ?? {}).filter(isSecret);
    const here = Object.keys(environmentOf(container));
    expect(given.filter((variable) => !here.includes(variable))).toEqual([]);
  });

  it('has its health checked by ops', () => {
    const ops = READERS.ops(environmentOf(containerOf(find('Deployment', 'ops'))));
    if (name === 'ops') return;
    expect(ops.OPS_SERVICES.find((service) => service.name === name)?.url.host).toBe(`${name}-health:9100`);
    expect(find('Service', `${name}-health`).spec.clusterIP).toBe('None');
  });
});

it('runs nothing as root, with capabilities, or with a writable root', () => {
  for (const pod of pods) {
    expect(podOf(pod).securityContext).toMatchObject({ runAsNonRoot: true });
    expect(podOf(pod).enableServiceLinks).toBe(false);
    expect(containerOf(pod)).toMatchObject({
      securityContext: {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      },
      resources: { limits: { memory: expect.any(String) }, requests: { cpu: expect.anything() } },
    });
  }
});

it('waits longer to stop a pod than its service’s own timeout', () => {
  const bound = Number(find('ConfigMap', 'trueseason').data?.SHUTDOWN_TIMEOUT_MS) / 1000;
  for (const pod of deployments) expect(podOf(pod).terminationGracePeriodSeconds).toBeGreaterThan(bound);
});

it('drains connections before stopping services', () => {
  for (const name of ['web', 'gateway', 'analysis']) {
    const { lifecycle } = containerOf(find('Deployment', name));
    expect(lifecycle?.preStop?.sleep?.seconds).toBeGreaterThanOrEqual(5);
    const grace = podOf(find('Deployment', name)).terminationGracePeriodSeconds ?? 0;
    expect(grace).toBeGreaterThan(30 + (lifecycle?.preStop?.sleep?.seconds ?? 0));
  }
});

it('is read by the Prometheus of the common stack, which selects by the name of its release', () => {
  const read = manifests.filter(({ apiVersion }) => apiVersion.startsWith('monitoring.coreos.com/'));
  expect(read.map(({ metadata }) => metadata.labels)).toEqual(read.map(() => ({ release: 'kube-prometheus-stack' })));
  const { patches } = parse(readText('infra/k8s-example/kustomization.yaml'));
  const patch = patches.find(({ target }: { target: { group?: string } }) => target.group === 'monitoring.coreos.com');
  expect(patch.patch).toContain('path: /metadata/labels/release');
});

it('has no alert of copies, which the platform makes', () => {
  expect(prometheusRule()).not.toMatch(/alert: Backup/);
});

it('notes mails and deletions in a bucket elsewhere', () => {
  const { literals } = parse(readText('infra/k8s-example/kustomization.yaml')).configMapGenerator[0];
  expect(literals.join()).toMatch(/BACKUP_S3_BUCKET=\w/);
  for (const name of ['gateway', 'mailer'] as const) {
    const given = Object.keys(environmentOf(containerOf(find('Deployment', name))));
    const read = variablesOf(READERS[name]).filter((variable) => variable.startsWith('BACKUP_'));
    expect(read.length).toBeGreaterThan(4);
    expect(read.filter((variable) => !given.includes(variable))).toEqual([]);
  }
});

it('says who makes the certificate that it names', () => {
  const [{ tls }] = find('Gateway', 'trueseason').spec.listeners;
  for (const { name } of tls.certificateRefs) expect(readText('docs/operations.md')).toContain(`secret tls ${name}`);
});

it('has the alerts of compose, with the same job name', () => {
  expect(readText(RULES_FILE)).toBe(prometheusRule());
  const { labels } = parse(readText('infra/k8s/kustomization.yaml'));
  const { jobLabel, selector } = find('PodMonitor', 'trueseason').spec;
  expect(labels).toContainEqual({ pairs: selector.matchLabels, includeTemplates: true });
  expect(selector.matchLabels[jobLabel]).toBe('trueseason');
});

it('lets analysis out only through the proxy', () => {
  const policies = ofKind('NetworkPolicy').filter(({ spec }) => {
    const { matchLabels, matchExpressions = [] } = spec.podSelector;
    const named = matchExpressions.flatMap(({ values }: { values: string[] }) => values);
    return matchLabels?.['app.kubernetes.io/name'] === 'analysis' || named.includes('analysis');
  });
  const blocks = policies.flatMap(({ spec }) => spec.egress ?? []).flatMap(({ to }) => to);
  expect(blocks.flatMap(({ ipBlock }) => ipBlock?.cidr ?? [])).toEqual(['10.100.0.0/16']);
});

it('scales each kind of worker by its queue’s exported counts', () => {
  const queried = ofKind('ScaledObject').map(({ spec }) => spec.triggers[0].metadata.query as string);
  for (const queue of QUEUES) {
    expect(queried.some((query) => query.includes(`queue="${queue}"`))).toBe(true);
  }
  for (const query of queried) expect(query).toContain('waiting|prioritized|delayed|active');
  for (const { spec } of ofKind('ScaledObject')) expect(find('Deployment', spec.scaleTargetRef.name)).toBeDefined();
});

it('takes missing figures for no empty queue, and holds the size', () => {
  for (const { spec } of ofKind('ScaledObject')) {
    expect(spec.triggers[0].metadata.ignoreNullValues).toBe('false');
    expect(spec.fallback.behavior).toBe('currentReplicasIfHigher');
  }
});

it('sets no replica count where an autoscaler does', () => {
  const scaled = [...ofKind('ScaledObject'), ...ofKind('HorizontalPodAutoscaler')];
  for (const { spec } of scaled)
    expect(find('Deployment', spec.scaleTargetRef.name).spec).not.toHaveProperty('replicas');
});

it('matches its pods wherever labels are used', () => {
  const labels = pods.map((pod) => templateOf(pod).metadata.labels['app.kubernetes.io/name']);
  for (const service of ofKind('Service')) {
    expect(labels).toContain(service.spec.selector['app.kubernetes.io/name']);
  }
  for (const budget of ofKind('PodDisruptionBudget')) {
    expect(labels).toContain(budget.spec.selector.matchLabels['app.kubernetes.io/name']);
  }
  const named = [...JSON.stringify(ofKind('NetworkPolicy')).matchAll(/"values":\[([^\]]+)\]/g)];
  for (const [, values = ''] of named) for (const name of JSON.parse(`[${values}]`)) expect(labels).toContain(name);
});
