import { setTimeout as sleep } from 'node:timers/promises';
import { askProviders, type Bought, type ProviderPayment } from '@trueseason/drills/customers';
import { type Observation, seconds } from '@trueseason/drills/report';
import { query, type Stage } from '../compose.ts';

/** Customers' mailboxes, so that a log that has one is found. */
export const MAILBOXES = 'customer.example';
/** After a drill: restarts, health checks every ten seconds, and retries after an outage of up to a minute. */
const HEALTHY_MS = 120_000;
const SETTLED_MS = 180_000;
const LOOK_MS = 2_000;
/** Shorter cookies are settings. */
const SECRET_LENGTH = 16;

interface Container {
  readonly Service: string;
  readonly State: string;
  readonly Health: string;
  readonly ExitCode: number;
}

/** Services that do not run, or not well. One that ended well had nothing more to do. */
export function ailing(services: readonly string[], containers: readonly Container[]): string[] {
  const isWell = ({ State, Health, ExitCode }: Container) =>
    State === 'exited' ? ExitCode === 0 : State === 'running' && (Health === '' || Health === 'healthy');
  return services.filter((service) => {
    const its = containers.filter(({ Service }) => Service === service);
    return its.length === 0 || !its.every(isWell);
  });
}

async function waitUntilHealthy(stage: Stage): Promise<Observation> {
  const started = performance.now();
  const services = (await stage.compose('config', '--services')).split('\n');
  for (;;) {
    const listed = await stage.compose('ps', '--all', '--format', 'json');
    const containers = listed.split('\n').flatMap((line): Container[] => (line ? [JSON.parse(line)] : []));
    const away = ailing(services, containers);
    const isOver = away.length === 0 || performance.now() - started > HEALTHY_MS;
    if (isOver) {
      const value = away.length === 0 ? seconds(started) : `never: ${away.join(', ')}`;
      return { what: 'every container healthy after', value, ok: away.length === 0 };
    }
    await sleep(LOOK_MS);
  }
}

/** What Postgres has on record. */
export interface Records {
  readonly failedOrders: number;
  readonly outboxRows: number;
  readonly unsentMails: number;
  /** Paid, without a result, and not waiting for their buyer's photos. */
  readonly unfinishedOrders: number;
  /** The provider's ids of all payments that came, also of deleted orders. */
  readonly payments: readonly string[];
  readonly completedOrders: readonly number[];
  /** Photos and reports of the drill's customers. */
  readonly objectKeys: readonly string[];
}

const readRecords = async (stage: Stage, orders: readonly number[]): Promise<Records> => {
  const ids = `any('{${orders.join()}}'::bigint[])`;
  const list = (values: string) => `(select coalesce(json_agg(value), '[]') from (${values}) as found (value))`;
  const count = (rows: string) => `(select count(*) from ${rows})`;
  return JSON.parse(
    await query(
      stage,
      `select json_build_object(
        'failedOrders', ${count(`orders where progress = 'failed'`)},
        'outboxRows', ${count('outbox')},
        'unsentMails', ${count(`mails where state <> 'sent' and state_at <= now()`)},
        'unfinishedOrders', ${count(`orders
          where payment = 'paid' and completed_at is null and photos_asked_at is null`)},
        'payments', ${list(`select intent_id from payments where state in ('succeeded', 'refunded')
          union select provider_reference from accounting_entries`)},
        'completedOrders', ${list('select id from orders where completed_at is not null')},
        'objectKeys', ${list(`select object_key from photos where order_id = ${ids}
          union all select object_key from reports where state = 'ready' and order_id = ${ids}`)})`,
    ),
  );
};

/** What the providers and the store have. */
export interface Outside {
  readonly payments: readonly ProviderPayment[];
  /** IDs of payments that went back. */
  readonly refunded: ReadonlySet<string>;
  mailsOf(order: number): readonly { readonly categories: readonly string[] }[];
  readonly storedKeys: ReadonlySet<string>;
}

/** What must hold after each drill, whatever it did. */
export function judge(records: Records, outside: Outside): Observation[] {
  const charged = outside.payments.filter(({ id, status }) => status === 'succeeded' && !outside.refunded.has(id));
  const ordersCharged = charged.map(({ metadata }) => Number(metadata.orderId));
  const kindsOf = (order: number) => outside.mailsOf(order).flatMap(({ categories }) => categories.slice(0, 1));
  const delivered = ordersCharged.filter((order) => records.completedOrders.includes(order));
  const counts = {
    'payments that are neither on record nor refunded': charged.filter(({ id }) => !records.payments.includes(id)),
    'orders charged twice': ordersCharged.filter((order, index) => ordersCharged.indexOf(order) !== index),
    'paid orders without a result': records.unfinishedOrders,
    'orders that failed': records.failedOrders,
    'orders whose result was not mailed': delivered.filter((order) => !kindsOf(order).includes('results')),
    'orders mailed one thing twice': ordersCharged.filter((order) => {
      const kinds = kindsOf(order);
      return new Set(kinds).size < kinds.length;
    }),
    'mails not sent': records.unsentMails,
    'rows left in the outbox': records.outboxRows,
    'photos and reports lost': records.objectKeys.filter((key) => !outside.storedKeys.has(key)),
  };
  return Object.entries(counts).map(([what, found]) => {
    const count = typeof found === 'number' ? found : found.length;
    return { what, value: String(count), ok: count === 0 };
  });
}

async function isRefunded({ urls }: Stage, { id }: ProviderPayment): Promise<boolean> {
  const headers = { authorization: 'Bearer sk_test_standin' };
  const answer = await fetch(`${urls.standIns}/v1/payment_intents/${id}?expand[]=latest_charge`, { headers });
  return ((await answer.json()) as { latest_charge: { refunded: boolean } }).latest_charge.refunded;
}

async function askOutside(stage: Stage): Promise<Outside> {
  const { payments, mailsOf } = await askProviders(stage.urls.standIns);
  const charged = payments.filter(({ status }) => status === 'succeeded');
  const back = await Promise.all(charged.map((payment) => isRefunded(stage, payment)));
  const find = `cd /objects/${stage.settings.S3_BUCKET || 'trueseason'} && find orders -type f -size +0`;
  const { stdout } = await stage.tryCompose('exec', '--no-TTY', 's3', 'sh', '-c', find);
  return {
    payments,
    mailsOf,
    refunded: new Set(charged.filter((_, index) => back[index]).map(({ id }) => id)),
    storedKeys: new Set(stdout.split('\n')),
  };
}

/** Work goes on for a while: what does not hold in the end is a finding. */
async function settle(stage: Stage, bought: readonly Bought[]): Promise<Observation[]> {
  const deadline = Date.now() + SETTLED_MS;
  for (;;) {
    const ids = bought.map(({ id }) => id);
    const observations = judge(await readRecords(stage, ids), await askOutside(stage));
    if (observations.every(({ ok }) => ok) || Date.now() > deadline) return observations;
    await sleep(LOOK_MS);
  }
}

/** Lines that hold something personal. */
export const personalLines = (logs: string, personal: readonly string[]): string[] =>
  logs.split('\n').filter((line) => personal.some((text) => line.includes(text)));

async function checkLogs(stage: Stage, since: string, bought: readonly Bought[]): Promise<Observation> {
  const cookies = bought.flatMap(({ browser }) =>
    browser.cookieHeader().split('; ').flatMap((cookie) => cookie.split('=')[1] ?? []),
  );
  const personal = [MAILBOXES, ...cookies.filter((value) => value.length >= SECRET_LENGTH)];
  // The providers know their customers.
  const ours = (await stage.compose('config', '--services')).split('\n').filter((name) => name !== 'stand-ins');
  const found = personalLines(await stage.compose('logs', '--no-color', '--since', since, ...ours), personal);
  const value = found.length === 0 ? '0' : `${found.length}: ${found[0]?.slice(0, 200)}`;
  return { what: 'log lines with something personal', value, ok: found.length === 0 };
}

/**
 * The one set of invariants: the fleet is healthy again, no paid order is lost, none is charged or mailed twice, nothing
 * is left over, and no log tells who bought.
 * @param since when the drill began, as ISO 8601
 */
export async function checkInvariants(
  stage: Stage,
  since: string,
  buying: Promise<readonly Bought[]>,
): Promise<Observation[]> {
  const health = await waitUntilHealthy(stage);
  const [bought, failure] = await buying.then(
    (orders) => [orders, undefined] as const,
    (error: Error) => [[], error.message] as const,
  );
  const served = { what: 'customers served', value: failure ?? String(bought.length), ok: failure === undefined };
  const settled = await settle(stage, bought).catch((error: Error) => [
    { what: 'the books', value: error.message, ok: false },
  ]);
  return [health, served, ...settled, await checkLogs(stage, since, bought)];
}
