// Converts infra/prometheus/rules to the Prometheus operator's format:
//
// node infra/k8s/write-rules.ts
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { listFiles, ROOT, readText } from '../testing/files.ts';

export const RULES_FILE = 'infra/k8s/prometheus-rules.yaml';

/** Alerts of copies of Postgres, which the platform makes in a cluster. */
const NOT_HERE = 'infra/prometheus/rules/copies.yml';

/** The rules as one object; edit them in infra/prometheus/rules. */
export function prometheusRule(): string {
  const files = listFiles('infra/prometheus/rules', '.yml').filter((path) => path !== NOT_HERE);
  const groups = files.flatMap((path) => (parse(readText(path)) as { groups: unknown[] }).groups);
  const object = {
    apiVersion: 'monitoring.coreos.com/v1',
    kind: 'PrometheusRule',
    // As in pod-monitor.yaml.
    metadata: { name: 'trueseason', labels: { release: 'kube-prometheus-stack' } },
    spec: { groups },
  };
  return `# Written by infra/k8s/write-rules.ts from infra/prometheus/rules.\n${stringify(object, { lineWidth: 0 })}`;
}

if (import.meta.main) writeFileSync(join(ROOT, RULES_FILE), prometheusRule());
