import { parseEnv } from 'node:util';
import { parseAllDocuments } from 'yaml';
import { listFiles, readText } from './files.ts';

/** Seconds, and Kubernetes' defaults where they are left out. */
export interface Probe {
  readonly periodSeconds?: number;
  readonly timeoutSeconds?: number;
  readonly failureThreshold?: number;
}

export interface Container {
  readonly name: string;
  readonly image: string;
  readonly envFrom?: { configMapRef: { name: string } }[];
  readonly env?: {
    name: string;
    value?: string;
    valueFrom?: { secretKeyRef?: { name: string; key: string }; configMapKeyRef?: { name: string; key: string } };
  }[];
  readonly ports?: { name: string; containerPort: number }[];
  readonly securityContext?: object;
  readonly readinessProbe?: Probe & { httpGet: { path: string; port: string } };
  readonly livenessProbe?: Probe;
  readonly startupProbe?: Probe & { httpGet: { path: string; port: string } };
  readonly lifecycle?: { preStop?: { sleep?: { seconds: number } } };
  readonly resources?: { limits?: { memory?: string }; requests?: object };
}

export interface Pod {
  readonly terminationGracePeriodSeconds?: number;
  readonly securityContext?: { runAsNonRoot?: boolean };
  readonly enableServiceLinks?: boolean;
  readonly serviceAccountName?: string;
  readonly containers: Container[];
}

export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { name: string; labels?: Record<string, string> };
  // biome-ignore lint/suspicious/noExplicitAny: each kind has its own, and its model validates it
  readonly spec: any;
  readonly data?: Record<string, string>;
}

/** The ConfigMap that the base generates. */
const CONFIG = {
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name: 'trueseason' },
  spec: undefined,
  data: parseEnv(readText('infra/k8s/config.env')) as Record<string, string>,
};

/** Every Kubernetes object of the base, its component and the example, except kustomizations. */
export function readManifests(): Manifest[] {
  const files = ['infra/k8s', 'infra/k8s-example']
    .flatMap((folder) => listFiles(folder, '.yaml'))
    .filter((path) => !path.endsWith('kustomization.yaml'));
  const written = files.flatMap((path) =>
    parseAllDocuments(readText(path)).map((document) => {
      if (document.errors.length > 0) throw new Error(`${path}: ${document.errors[0]?.message}`);
      return document.toJS() as Manifest;
    }),
  );
  return [CONFIG, ...written];
}

/** The pod template; for a CronJob, that of its jobs. */
export const templateOf = ({ spec }: Manifest): { metadata: { labels: Record<string, string> }; spec: Pod } =>
  (spec.jobTemplate?.spec ?? spec).template;
export const podOf = (manifest: Manifest): Pod => templateOf(manifest).spec;
