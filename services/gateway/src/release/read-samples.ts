/** One value of a metric. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const LINE = /^(?<name>[a-zA-Z_:][\w:]*)(?:\{(?<labels>.*)\})? (?<value>\S+)/;
const LABEL = /(?<!\w)(\w+)="((?:[^"\\]|\\.)*)"/g;

/** Metrics in Prometheus' text format. */
export const readSamples = (metrics: string): Sample[] =>
  metrics.split('\n').flatMap((line) => {
    const { name, labels = '', value } = LINE.exec(line)?.groups ?? {};
    if (!name) return [];
    const pairs = [...labels.matchAll(LABEL)].map(([, label, text = '']) => [label, text.replace(/\\(.)/g, '$1')]);
    return [{ name, labels: Object.fromEntries(pairs), value: Number(value) }];
  });
