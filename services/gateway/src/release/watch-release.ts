import { readSamples } from './read-samples.ts';

/** What one process reports at one moment; counters since its start. */
export interface ProcessState {
  readonly started: number;
  readonly failing: readonly string[];
  readonly requests: number;
  readonly serverErrors: number;
  readonly runs: number;
  readonly failedRuns: number;
  readonly exhausted: number;
  /** Payments that succeeded at the provider and are open here. */
  readonly unsettled: number;
  /** Results mails that no sale explains. */
  readonly mailsBeyondSales: number;
}

/** All processes by name and address; those that did not answer are missing. */
export type Look = ReadonlyMap<string, ProcessState>;

/** Moments between which something must have been wrong to count, at a look each five seconds. */
export const LOOK_MS = 5_000;
/** A dependency or an answer may be missing for a moment; three looks are fifteen seconds. */
const LASTING_LOOKS = 3;
/** Of counts: half a minute. */
const COUNTED_LOOKS = 6;
const MOST_ERRORS = 3;
const MOST_ERROR_SHARE = 0.02;
const MOST_FAILED_RUNS = 3;
const MOST_FAILED_SHARE = 0.5;
/** Customers and support have mails sent again, one by one. */
const MOST_MAILS = 5;

export function readProcessState(metrics: string): ProcessState {
  const samples = readSamples(metrics);
  const sum = (name: string, counts: (labels: Readonly<Record<string, string>>) => boolean = () => true) =>
    samples
      .filter((sample) => sample.name === name && counts(sample.labels))
      .reduce((total, { value }) => total + value, 0);
  // web sees gateways that do not answer: as the recording rules count it.
  const ofWeb = 'caddy_http_request_duration_seconds_count';
  const isPublic = ({ server, handler, method = '' }: Readonly<Record<string, string>>) =>
    server === 'srv0' && handler === 'subroute' && /^(GET|HEAD)$/.test(method);
  return {
    started: sum('process_start_time_seconds'),
    failing: samples.flatMap(({ name, labels, value }) =>
      name === 'dependency_up' && value === 0 ? (labels.dependency ?? []) : [],
    ),
    requests: sum('http_request_duration_seconds_count') + sum(ofWeb, isPublic),
    serverErrors:
      sum('http_request_duration_seconds_count', ({ status }) => status === '5xx') +
      sum(ofWeb, (labels) => isPublic(labels) && /^5/.test(labels.code ?? '')),
    runs: sum('job_run_seconds_count'),
    failedRuns: sum('job_run_seconds_count', ({ outcome }) => outcome === 'failed'),
    exhausted: sum('job_exhausted_total'),
    unsettled: sum('payments_unsettled'),
    mailsBeyondSales: sum('mails_beyond_sales'),
  };
}

type Counter = Exclude<keyof ProcessState, 'started' | 'failing'>;

/** What a customer is harmed by, and how much of it is more than before. */
const TRIPWIRES: readonly [Counter, number, string][] = [
  ['unsettled', 0, 'payments succeeded at the provider and are not settled here'],
  ['mailsBeyondSales', MOST_MAILS, 'results were mailed that no sale explains'],
];

/** How much a counter grew between two moments, summed over processes that answered at both. */
const growth = (from: Look, to: Look, counter: Counter) =>
  [...to].reduce((sum, [name, state]) => sum + Math.max(0, state[counter] - (from.get(name) ?? state)[counter]), 0);

/** What is wrong with a release that has taken over, by the looks since then, oldest first; undefined if nothing is. */
export function judgeLooks(looks: readonly Look[]): string | undefined {
  const [first, last] = [looks[0], looks.at(-1)];
  if (!first || !last) return undefined;
  // By when each was seen first: on a busy machine the first look may miss one.
  const known = new Map(looks.toReversed().flatMap((look) => [...look]));
  for (const [name, { started }] of last)
    if (known.get(name)?.started !== started) return `${name} ended and was started again`;
  const lasting = looks.slice(-LASTING_LOOKS);
  if (lasting.length === LASTING_LOOKS) {
    for (const name of known.keys()) {
      const states = lasting.map((look) => look.get(name));
      if (states.every((state) => state === undefined)) return `${name} does not answer`;
      const failing = lasting[0]
        ?.get(name)
        ?.failing.find((dependency) => states.every((state) => state?.failing.includes(dependency)));
      if (failing) return `${name} lacks ${failing}`;
    }
  }
  const since = looks.at(-COUNTED_LOOKS - 1) ?? first;
  const [errors, requests] = [growth(since, last, 'serverErrors'), growth(since, last, 'requests')];
  if (errors >= MOST_ERRORS && errors > requests * MOST_ERROR_SHARE)
    return `${errors} of ${requests} requests were answered with a server error`;
  for (const [counter, most, what] of TRIPWIRES) {
    const more = growth(first, last, counter);
    if (more > most) return `${more} ${what}`;
  }
  if (growth(first, last, 'exhausted') > 0) return 'a job failed for good';
  const [failed, runs] = [growth(since, last, 'failedRuns'), growth(since, last, 'runs')];
  if (failed >= MOST_FAILED_RUNS && failed > runs * MOST_FAILED_SHARE) return `${failed} of ${runs} jobs failed`;
  return undefined;
}
