import type { Db } from '@trueseason/db';
import type { Mail, System } from '@trueseason/local-stack';

export interface Outcomes {
  completed: number;
  reported: number;
  mailed: number;
  mailsTooMany: number;
  chargesTooMany: number;
  chargedUnsettled: number;
  outbox: number;
}

interface StandInPayment {
  readonly status: string;
  readonly metadata: Record<string, string>;
}

/** How orders ended, by our own records and by what the providers' stand-ins saw. */
export async function countOutcomes(db: Db, system: System, orders: readonly number[]): Promise<Outcomes> {
  const [rows, reports, outbox, mails, payments] = await Promise.all([
    db.selectFrom('orders').select(['id', 'payment', 'completed_at']).where('id', 'in', orders).execute(),
    db.selectFrom('reports').select('order_id').where('order_id', 'in', orders).where('state', '=', 'ready').execute(),
    db.selectFrom('outbox').select('id').execute(),
    fetch(`${system.urls.standIns}/mail`).then((answer) => answer.json() as Promise<Mail[]>),
    fetch(`${system.urls.standIns}/payments`, { headers: { accept: 'application/json' } }).then(
      (answer) => answer.json() as Promise<StandInPayment[]>,
    ),
  ]);
  const mailsOf = (id: number) => mails.filter(({ customArgs }) => customArgs.order_id === String(id)).length;
  const chargesOf = (id: number) =>
    payments.filter(({ status, metadata }) => status === 'succeeded' && metadata.orderId === String(id)).length;
  const tooMany = (count: (id: number) => number) => orders.reduce((sum, id) => sum + Math.max(0, count(id) - 1), 0);
  return {
    completed: rows.filter(({ completed_at }) => completed_at).length,
    reported: reports.length,
    mailed: orders.filter((id) => mailsOf(id) > 0).length,
    mailsTooMany: tooMany(mailsOf),
    chargesTooMany: tooMany(chargesOf),
    chargedUnsettled: rows.filter(({ id, payment }) => chargesOf(id) > 0 && payment !== 'paid').length,
    outbox: outbox.length,
  };
}
