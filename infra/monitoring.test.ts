import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { exposeFleet } from '../apps/ops/src/fleet/metrics.ts';
import { BRAND, CURRENCY, pluralOf } from '../packages/contracts/src/product/brand-and-price.ts';
import { createJobMetrics, exposeQueueDepth } from '../packages/platform/src/queue/metrics.ts';
import type { Producer } from '../packages/platform/src/queue/producer.ts';
import { exposeChecks } from '../packages/platform/src/runtime/health-server.ts';
import { createRegistry } from '../packages/platform/src/runtime/metrics.ts';
import { exposeAuditMetrics } from '../services/gateway/src/audit/audit-monitor.ts';
import { measureRequests } from '../services/gateway/src/http/request-metrics.ts';
import { exposeForgeries } from '../services/gateway/src/limits/forgery-limit.ts';
import { startCountingUnplacedPayments } from '../services/gateway/src/payment/count-unplaced-payments.ts';
import { exposeUnsettled } from '../services/gateway/src/payment/unsettled-payments.ts';
import { readCompose } from './testing/compose-file.ts';
import { filledEnv } from './testing/env-file.ts';
import { listFiles, ROOT, readText } from './testing/files.ts';
import { readManifests } from './testing/manifests.ts';

interface Rule {
  record?: string;
  alert?: string;
  expr: string;
  labels?: { severity?: string };
  annotations?: { summary: string; runbook: string };
}
interface Dashboard {
  title: string;
  panels: { id: number; title: string; targets: { expr: string }[] }[];
}

/** Metrics of Prometheus, its exporters and Caddy (caddyserver.com/docs/metrics), which do not run here. */
const FOREIGN = [
  'up',
  'caddy_http_request_duration_seconds',
  'probe_success',
  'probe_ssl_earliest_cert_expiry',
  'node_filesystem_avail_bytes',
  'node_filesystem_size_bytes',
  'node_vmstat_oom_kill',
];

const rules = listFiles('infra/prometheus/rules', '.yml').flatMap((path) =>
  (parse(readText(path)) as { groups: { rules: Rule[] }[] }).groups.flatMap((group) => group.rules),
);
const alerts = rules.filter(({ alert }) => alert);
const dashboards = listFiles('infra/grafana/dashboards', '.json').map(
  (path) => JSON.parse(readText(path)) as Dashboard,
);
const queries = [
  ...rules.map(({ expr }) => expr),
  ...dashboards.flatMap(({ panels }) => panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))),
  ...readManifests()
    .filter(({ kind }) => kind === 'ScaledObject')
    .map(({ spec }) => spec.triggers[0].metadata.query as string),
];

/** Metrics that the processes export, from the code that registers them. */
function exportedMetrics(): string[] {
  const registry = createRegistry('test');
  createJobMetrics(registry, 'analysis');
  measureRequests({ addHook: () => undefined } as never, registry);
  exposeQueueDepth(registry, {} as Producer);
  exposeChecks(registry, {});
  exposeAuditMetrics(registry);
  startCountingUnplacedPayments(registry)();
  exposeForgeries(registry);
  exposeUnsettled(registry);
  exposeFleet(registry, () => Promise.reject(new Error('not read here')));
  return registry.getMetricsAsArray().map(({ name }) => name);
}

/** Metric names in a query; throws if it is not valid PromQL. */
function metricsIn(query: string): string[] {
  const names: string[] = [];
  parser.parse(query).iterate({
    enter: ({ type, from, to }) => {
      if (type.isError) throw new Error(`Not PromQL near '${query.slice(from, to + 20)}' in: ${query}`);
      if (type.name === 'VectorSelector') names.push(/^[\w:]+/.exec(query.slice(from, to))?.[0] ?? '');
    },
  });
  return names;
}

it('names dashboards after the product', () => {
  for (const { title } of dashboards) expect(title).toContain(BRAND.name);
});

it('queries only exported or recorded metrics', () => {
  const recorded = rules.flatMap(({ record }) => record ?? []);
  const known = new Set([...exportedMetrics(), ...recorded, ...FOREIGN]);
  expect(known).toContain('job_wait_seconds');
  const asked = queries.flatMap(metricsIn).map((name) => name.replace(/_(bucket|count|sum)$/, ''));
  expect(asked.length).toBeGreaterThan(queries.length - 1);
  expect([...new Set(asked)].filter((name) => !known.has(name))).toEqual([]);
});

describe.each(alerts.map((rule) => [rule.alert, rule] as const))('%s', (_name, rule) => {
  it('has a severity and a runbook', () => {
    expect(rule.labels?.severity).toMatch(/^(page|ticket|none)$/);
    expect(rule.annotations?.summary).toBeTruthy();
    expect(existsSync(join(ROOT, rule.annotations?.runbook ?? 'nothing'))).toBe(true);
  });
});

describe.each(listFiles('infra/runbooks', '.md'))('%s', (path) => {
  const text = readText(path);
  const admin = 'apps/web/src/admin';
  const screens = [...listFiles('apps/ops/src', '.ts'), ...listFiles(admin, '.ts'), ...listFiles(admin, '.tsx')];
  const actions = ['admin', 'attention'].map((name) => `packages/contracts/src/back-office/${name}.ts`);
  const sources = [...actions, ...screens].filter((file) => !file.includes('.test.')).map(readText);
  const panels = dashboards.flatMap((board) => board.panels.map(({ title }) => title));

  it('names buttons, headings and panels that exist', () => {
    const named = [...text.replace(/`[^`]*`/g, '').matchAll(/(?<!\w)_([^_]+)_(?!\w)/g)].map(([, name = '']) => name);
    const written = sources
      .join('\n')
      .replaceAll(/>\s+|\s+</g, (edge) => edge.trim())
      .replaceAll(`\${pluralOf(currency)}`, pluralOf(CURRENCY));
    const exists = (name: string) =>
      panels.includes(name) ||
      [`'${name}'`, `'${name}#'`, `"${name}"`, `\`${name}\``, `>${name}<`].some((one) => written.includes(one));
    expect(named.filter((name) => !exists(name.replace(/\s+/g, ' ')))).toEqual([]);
  });

  it('links to pages that exist, and queries exported metrics', () => {
    const links = [...text.matchAll(/\]\(([^)#]+)(?:#[\w-]+)?\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(join(ROOT, 'infra/runbooks', link)))).toEqual([]);
    const metrics = [...text.matchAll(/`(\w+)(?:\{[^`]*\}|(?<=_total))`/g)].map(([, name = '']) => name);
    expect(metrics.filter((name) => !exportedMetrics().includes(name))).toEqual([]);
  });
});

it('scrapes every compose service at its health port', () => {
  const { scrape_configs } = parse(readText('infra/prometheus/prometheus.yml'));
  const [{ names, port }] = scrape_configs[0].dns_sd_configs;
  expect(port).toBe(9100);
  const { services } = readCompose(filledEnv());
  expect(names.toSorted()).toEqual(['analysis', 'gateway', 'mailer', 'ops', 'pdf', 'web']);
  for (const name of names) {
    const shared = services[name]?.networks.filter((network) => services.prometheus?.networks.includes(network));
    expect(shared, name).not.toEqual([]);
  }
});

it('keeps the label `job` of job metrics, which scraping also sets', () => {
  const { scrape_configs } = parse(readText('infra/prometheus/prometheus.yml'));
  expect(scrape_configs[0]).toMatchObject({ job_name: 'trueseason', honor_labels: true });
  const monitors = readManifests().filter(({ kind }) => kind === 'PodMonitor');
  const endpoints = monitors.flatMap(({ spec }) => spec.podMetricsEndpoints as { honorLabels?: boolean }[]);
  expect(endpoints.map(({ honorLabels }) => honorLabels)).toEqual([true]);
});
