import type { AdminOrder } from '@trueseason/contracts';
import { saveBlob } from '../order/download.ts';

const HEAD = ['order', 'created', 'status', 'payment', 'cents', 'email', 'email sent', 'email outcome'];

type Cell = string | number | boolean | null;

/** Escapes quotes and formulas. */
const cell = (value: Cell): string => {
  const text = String(value ?? '');
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

/** Saves rows as CSV (RFC 4180). */
export function saveCsv(name: string, rows: readonly (readonly Cell[])[]): void {
  const lines = rows.map((row) => `${row.map(cell).join(',')}\r\n`);
  saveBlob(new Blob(lines, { type: 'text/csv' }), name);
}

export const saveOrders = (orders: readonly AdminOrder[]): void =>
  saveCsv('trueseason-orders.csv', [
    HEAD,
    ...orders.map((order) => [
      order.id,
      order.createdAt,
      order.status,
      order.payment,
      order.amount,
      order.maskedEmail,
      order.emailSent,
      order.mailOutcome,
    ]),
  ]);
