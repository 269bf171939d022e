import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Db, listMails, listPayments } from '@trueseason/db';
import type { System } from '@trueseason/local-stack';
import { askProviders, shopOf } from '../customers.ts';
import type { Visit } from './customer.ts';

const LONGEST_LINE = 400;

/** Lines of the services' logs that name the order. */
async function logLines(directory: string, orderId: number): Promise<string[]> {
  const folder = join(directory, 'logs');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.log'));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return texts
    .flatMap((text) => text.split('\n').filter((line) => line.includes(String(orderId))))
    .map((line) => {
      const { time = '', service = '', msg = '', ...more } = JSON.parse(line) as Record<string, unknown>;
      return `${time} ${service}: ${msg} ${JSON.stringify(more)}`.slice(0, LONGEST_LINE);
    })
    .toSorted();
}

/** All that is known about an order: its customer, our records, the providers, the logs. */
export async function tellStory(db: Db, system: System, directory: string, visit: Visit): Promise<string> {
  const id = visit.orderId ?? 0;
  const providers = await askProviders(shopOf(system).standIns);
  const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  const section = (title: string, lines: readonly unknown[]) => [
    `  ${title}`,
    ...lines.map((line) => `    ${typeof line === 'string' ? line : JSON.stringify(line)}`),
  ];
  return [
    `Order ${id}`,
    ...section('its customer', visit.story),
    ...section('order', [order ?? 'none']),
    ...section('payments on record', await listPayments(db, id)),
    ...section('payments at the provider', providers.paymentsOf(id)),
    ...section('mails on record', await listMails(db, id)),
    ...section(
      'mails at the provider',
      providers.mailsOf(id).map(({ receivedAt, categories, messageId }) => ({ receivedAt, categories, messageId })),
    ),
    ...section('logs', await logLines(directory, id).catch((error) => [String(error)])),
  ].join('\n');
}
