import { askProviders, type ProviderMail, type ProviderPayment } from '../customers.ts';
import type { Host } from '../host.ts';

export interface OrderRecord {
  readonly id: number;
  readonly progress: string;
  readonly payment: string;
  readonly isCompleted: boolean;
  /** As orders whose photos were lost with the machine. */
  readonly waitsForPhotos: boolean;
  readonly settledPayments: number;
  /** State of its report. */
  readonly report: string | null;
  readonly objectKeys: readonly string[];
}

/** What Postgres has. */
export interface Records {
  readonly orders: readonly OrderRecord[];
  /** The provider's IDs of all payments that came, also of deleted orders. */
  readonly payments: readonly string[];
  readonly photoKeys: readonly string[];
  /** Prefixes of uploads that may still be removed. */
  readonly uploads: readonly string[];
  readonly outboxRows: number;
  readonly unsentMails: number;
}

const list = (values: string) => `(select coalesce(json_agg(value), '[]') from (${values}) as found (value))`;
const RECORDS = `select json_build_object(
  'orders', (select coalesce(json_agg(one), '[]') from (select id, progress, payment,
    completed_at is not null as "isCompleted", photos_asked_at is not null as "waitsForPhotos",
    (select count(*) from payments where order_id = orders.id and state = 'succeeded') as "settledPayments",
    (select state from reports where order_id = orders.id) as report,
    ${list(`select object_key from photos where order_id = orders.id
      union all select object_key from reports where state = 'ready' and order_id = orders.id`)} as "objectKeys"
    from orders) as one),
  'payments', ${list(`select intent_id from payments where state in ('succeeded', 'refunded')
    union select reference from ledger_entries where kind = 'charge'`)},
  'photoKeys', ${list('select object_key from photos')},
  'uploads', ${list('select prefix from uploads_under_way')},
  'outboxRows', (select count(*) from outbox),
  'unsentMails', (select count(*) from mails where state <> 'sent' and state_at <= now()))`;

export const readRecords = async (host: Host): Promise<Records> => (await host.readJson(RECORDS)) as Records;

/** What the providers and the store have. */
export interface Outside {
  readonly payments: readonly ProviderPayment[];
  /** IDs of payments that went back. */
  readonly refunded: ReadonlySet<string>;
  mailsOf(order: number): readonly Pick<ProviderMail, 'categories' | 'text'>[];
  readonly storedKeys: ReadonlySet<string>;
}

async function isRefunded(standIns: string, { id }: ProviderPayment): Promise<boolean> {
  const headers = { authorization: 'Bearer sk_test_standin' };
  const response = await fetch(`${standIns}/v1/payment_intents/${id}?expand[]=latest_charge`, { headers });
  return ((await response.json()) as { latest_charge: { refunded: boolean } }).latest_charge.refunded;
}

export async function askOutside({ shop, storedKeys }: Host): Promise<Outside> {
  const { payments, mailsOf } = await askProviders(shop.standIns);
  const charged = payments.filter(({ status }) => status === 'succeeded');
  const back = await Promise.all(charged.map((payment) => isRefunded(shop.standIns, payment)));
  return {
    payments,
    mailsOf,
    refunded: new Set(charged.filter((_, index) => back[index]).map(({ id }) => id)),
    storedKeys: await storedKeys(),
  };
}
