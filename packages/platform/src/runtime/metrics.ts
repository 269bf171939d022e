import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

export { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** A Prometheus registry with process metrics, labeled by service. */
export function createRegistry(service: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** Facts as labels of a metric that is always 1, by Prometheus' custom with a name that ends with `_info`. */
export function exposeFacts(registry: Registry, name: `${string}_info`, facts: Readonly<Record<string, string>>): void {
  new Gauge({ name, help: 'Facts as labels', labelNames: Object.keys(facts), registers: [registry] }).set(facts, 1);
}
