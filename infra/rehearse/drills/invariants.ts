import { setTimeout as sleep } from 'node:timers/promises';
import { askProviders, type Bought, type ProviderMail, type ProviderPayment } from '@trueseason/drills/customers';
import { type Observation, seconds } from '@trueseason/drills/report';
import { createBrowser } from '@trueseason/testing';
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
  /** `name=value`, joined by commas. */
  readonly Labels: string;
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

/**
 * Services that run with other settings than `.env` has now, by the hashes that compose compares to recreate containers.
 * @param hashes a line each: a service and the hash of its settings
 */
export function outdated(hashes: string, containers: readonly Container[]): string[] {
  const current = new Map(hashes.split('\n').map((line) => line.split(' ') as [string, string]));
  const isOutdated = ({ Service, Labels }: Container) =>
    /com\.docker\.compose\.config-hash=(\w+)/.exec(Labels)?.[1] !== current.get(Service);
  const running = containers.filter(({ State }) => State !== 'exited');
  return [...new Set(running.filter(isOutdated).map(({ Service }) => Service))];
}

async function listContainers(stage: Stage): Promise<Container[]> {
  const listed = await stage.compose('ps', '--all', '--format', 'json');
  return listed.split('\n').flatMap((line): Container[] => (line ? [JSON.parse(line)] : []));
}

async function checkSettings(stage: Stage): Promise<Observation> {
  const services = outdated(await stage.compose('config', '--hash', '*'), await listContainers(stage));
  const value = [services.length, ...services].join(' ');
  return { what: 'services with other settings than .env', value, ok: services.length === 0 };
}

async function waitUntilHealthy(stage: Stage): Promise<Observation> {
  const started = performance.now();
  const services = (await stage.compose('config', '--services')).split('\n');
  for (;;) {
    const away = ailing(services, await listContainers(stage));
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
  /** Not waiting for their buyer's photos, as orders whose photos were lost with the machine do. */
  readonly failedOrders: number;
  readonly outboxRows: number;
  readonly unsentMails: number;
  /** Paid, without a result, and not waiting for photos either. */
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
        'failedOrders', ${count(`orders where progress = 'failed' and photos_asked_at is null`)},
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
  mailsOf(order: number): readonly Pick<ProviderMail, 'categories' | 'text'>[];
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

interface Books {
  readonly records: Records;
  readonly outside: Outside;
}

/** Work takes a while to end: what does not hold afterwards is a finding. */
async function settle(stage: Stage, bought: readonly Bought[]): Promise<Books> {
  const deadline = Date.now() + SETTLED_MS;
  for (;;) {
    const ids = bought.map(({ id }) => id);
    const books = { records: await readRecords(stage, ids), outside: await askOutside(stage) };
    if (judge(books.records, books.outside).every(({ ok }) => ok) || Date.now() > deadline) return books;
    await sleep(LOOK_MS);
  }
}

/** Links of the newest and of the oldest result that was mailed. */
function mailedLinks({ records, outside }: Books): string[] {
  const texts = outside.payments
    .map(({ metadata }) => Number(metadata.orderId))
    .filter((order) => records.completedOrders.includes(order))
    .flatMap((order) => outside.mailsOf(order).filter(({ categories }) => categories.includes('results')))
    .map(({ text }) => text);
  const links = texts.flatMap((text) => /https?:\/\/\S+\/open\/[\w.-]+/.exec(text) ?? []);
  return [...new Set([links.at(0), links.at(-1)])].filter((link) => link !== undefined);
}

async function openLinks({ urls }: Stage, links: readonly string[]): Promise<Observation> {
  const answers = await Promise.all(
    links.map(async (link) => {
      const { headers } = await createBrowser(urls.web).call('GET', new URL(link).pathname);
      return headers.get('location') ?? '';
    }),
  );
  const wrong = answers.filter((location) => !/^\/results\/\d+$/.test(location));
  return { what: 'mailed links that do not open', value: [wrong.length, ...wrong].join(' '), ok: wrong.length === 0 };
}

/** Lines that hold something personal. */
export const personalLines = (logs: string, personal: readonly string[]): string[] =>
  logs.split('\n').filter((line) => personal.some((text) => line.includes(text)));

async function checkLogs(stage: Stage, since: string, secrets: readonly string[]): Promise<Observation> {
  const personal = [MAILBOXES, ...secrets.filter((secret) => secret.length >= SECRET_LENGTH)];
  // The providers know their customers.
  const ours = (await stage.compose('config', '--services')).split('\n').filter((name) => name !== 'stand-ins');
  const lines = personalLines(await stage.compose('logs', '--no-color', '--since', since, ...ours), personal);
  const value = lines.length === 0 ? '0' : `${lines.length}: ${lines[0]?.slice(0, 200)}`;
  return { what: 'log lines with something personal', value, ok: lines.length === 0 };
}

/**
 * The one set of invariants: the fleet is healthy again and runs as `.env` says, no paid order is lost, none is charged or mailed twice, nothing
 * is left over, mailed links open, and no log shows who bought.
 * @param since when the drill began, as ISO 8601
 */
export async function checkInvariants(
  stage: Stage,
  since: string,
  buying: Promise<readonly Bought[]>,
): Promise<Observation[]> {
  const health = await waitUntilHealthy(stage);
  const settings = await checkSettings(stage);
  const [bought, failure] = await buying.then(
    (orders) => [orders, undefined] as const,
    (error: Error) => [[], error.message] as const,
  );
  const served = { what: 'customers served', value: failure ?? String(bought.length), ok: failure === undefined };
  const books = await settle(stage, bought);
  const links = mailedLinks(books);
  const opened = await openLinks(stage, links);
  const cookies = bought.flatMap(({ browser }) => browser.cookieHeader().split('; '));
  const secrets = [
    ...cookies.map((cookie) => cookie.split('=')[1] ?? ''),
    ...links.map((link) => link.split('/open/')[1] ?? ''),
  ];
  const logs = await checkLogs(stage, since, secrets);
  return [health, settings, served, ...judge(books.records, books.outside), opened, logs];
}
