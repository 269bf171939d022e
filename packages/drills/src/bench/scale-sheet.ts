import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ORDER_RETENTION, PHOTO_COUNT, PHOTO_RETENTION } from '@trueseason/contracts';
import { median } from '../report.ts';
import { cpuOfOrder, mean, type Run } from './figures.ts';
import { STAGES } from './order.ts';
import { PARTS } from './side.ts';
import type { StoredOfOrder } from './stored.ts';

/** What one order takes, with all that its customer does. */
export interface CostOfOrder {
  /** Without polls. */
  readonly cpuMs: number;
  readonly pollMs: number;
  /** Without polls and pages. */
  readonly requests: number;
  readonly pages: { readonly requests: number; readonly bytes: number };
  /** Of answers to calls. */
  readonly sentBytes: number;
  readonly mails: number;
  readonly walBytes: number;
  readonly redisCommands: number;
  readonly storeRequests: number;
  readonly stored: StoredOfOrder;
}

const ORDERS_A_DAY = [10, 10_000, 1_000_000] as const;
/** A minute of waiting, asked every three seconds. */
const POLLS = 20;
/** A phone's photo as its browser sends it (decision 14); those of the bench are painted, and smaller. */
const PHOTO_BYTES = 860_000;
/** Each photo is sent to be checked, and again with the order. */
const TIMES_SENT = 2;
const BUSIEST_HOUR_SHARE = 0.1;
const UTILIZATION = 2 / 3;
const HOUR_SECONDS = 3_600;

const BYTES = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'] as const;
const short = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 2 });

const number = (value: number): string => short.format(value);
function bytes(value: number): string {
  const power = Math.min(BYTES.length - 1, Math.max(0, Math.floor(Math.log10(value) / 3)));
  return `${number(value / 1000 ** power)} ${BYTES[power]}`;
}
function duration(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 2 * HOUR_SECONDS) return `${number(seconds)} s`;
  return seconds < 48 * HOUR_SECONDS
    ? `${number(seconds / HOUR_SECONDS)} h`
    : `${number(seconds / HOUR_SECONDS / 24)} days`;
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** What so many orders a day take, as a table. */
export function scaleTable(cost: CostOfOrder): string {
  const { stored, pages } = cost;
  const cpuMs = cost.cpuMs + POLLS * cost.pollMs;
  const requests = cost.requests + POLLS + pages.requests;
  const photoBytes = PHOTO_COUNT * PHOTO_BYTES;
  const aDay = (what: string, value: number, show: (value: number) => string) => [
    what,
    show(value),
    ...ORDERS_A_DAY.map((orders) => show(orders * value)),
  ];
  const inBusiestHour = (what: string, value: number) => [
    `${what} a second in the busiest hour`,
    '',
    ...ORDERS_A_DAY.map((orders) => number((orders * BUSIEST_HOUR_SHARE * value) / HOUR_SECONDS)),
  ];
  const storedFor = (what: string, value: number, days: number) => [
    what,
    bytes(value),
    ...ORDERS_A_DAY.map((orders) => bytes(orders * days * value)),
  ];
  return table(
    ['', 'an order', ...ORDERS_A_DAY.map((orders) => `${orders.toLocaleString('en-US')} a day`)],
    [
      aDay(`CPU, with ${POLLS} polls`, cpuMs, duration),
      inBusiestHour('Cores, two thirds busy,', cpuMs / 1000 / UTILIZATION).map((cell) => cell.replace(' a second', '')),
      aDay('Requests, with polls and pages', requests, number),
      inBusiestHour('Requests', requests),
      aDay('Bytes received, photos', TIMES_SENT * photoBytes, bytes),
      aDay('Bytes sent, pages and answers', pages.bytes + cost.sentBytes, bytes),
      aDay('Mails', cost.mails, number),
      aDay('Rows written', stored.rows, number),
      inBusiestHour('Rows', stored.rows),
      aDay('Write-ahead log, copied elsewhere', cost.walBytes, bytes),
      inBusiestHour('Redis commands', cost.redisCommands),
      aDay('Requests to the object store', cost.storeRequests, number),
      storedFor(
        `Objects of photos, after ${PHOTO_RETENTION.completedDays} days`,
        photoBytes + stored.ofPhotosBytes,
        PHOTO_RETENTION.completedDays,
      ),
      storedFor('Other objects, after three years', stored.keptBytes, ORDER_RETENTION.settledDays),
      storedFor('Database, after three years', stored.databaseBytes, ORDER_RETENTION.settledDays),
    ],
  );
}

/** CPU of an order by stage and part, in milliseconds. */
function cpuTable(runs: readonly Run[]): string {
  const cpu = (what: Parameters<typeof cpuOfOrder>[1]) => mean(runs.map(({ order }) => cpuOfOrder(order, what)));
  const total = cpu({});
  const cells = (stage?: (typeof STAGES)[number]) => [
    ...PARTS.map((part) => String(Math.round(cpu({ part, stage })))),
    String(Math.round(cpu({ stage }))),
    `${Math.round((100 * cpu({ stage })) / total)} %`,
  ];
  return table(
    ['Stage', ...PARTS, 'total', 'share'],
    [...STAGES.map((stage) => [stage, ...cells(stage)]), ['together', ...cells()]],
  );
}

const FILE = join(import.meta.dirname, '../../../../docs/scale.md');
const markers = (name: string) => [`<!-- ${name}: npm run bench -- --keep -->`, `<!-- ${name} ends -->`] as const;

/** A text with what stands between its markers of a name replaced. @throws if it has none */
export function replaceBetweenMarkers(text: string, name: string, replacement: string): string {
  const [begin, end] = markers(name);
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`No place for ${name}`);
  return `${text.slice(0, from + begin.length)}\n\n${replacement}\n\n${text.slice(to)}`;
}

/** Writes the figures of docs/scale.md. */
export function writeScaleSheet(runs: readonly Run[], measured: Pick<CostOfOrder, 'stored' | 'pages'>): void {
  const meanOf = (value: (run: Run) => number) => mean(runs.map(value));
  const cost: CostOfOrder = {
    ...measured,
    cpuMs: meanOf(({ order }) => cpuOfOrder(order)),
    pollMs: meanOf(({ poll }) => poll.cpuMs),
    requests: meanOf(({ order }) => order.traffic.requests),
    sentBytes: meanOf(({ order }) => order.traffic.receivedBytes),
    mails: meanOf(({ order }) => order.mails),
    // A checkpoint adds whole pages to one of them.
    walBytes: median(runs.map(({ order }) => order.counts.walBytes)),
    redisCommands: meanOf(({ order }) => order.counts.redisCommands),
    storeRequests: meanOf(({ order }) => order.counts.storeRequests),
  };
  const text = readFileSync(FILE, 'utf8');
  writeFileSync(
    FILE,
    replaceBetweenMarkers(replaceBetweenMarkers(text, 'CPU', cpuTable(runs)), 'scale', scaleTable(cost)),
  );
  execFileSync('biome', ['format', '--write', FILE]);
}
