import type { AdminOrder } from '@trueseason/contracts';

const HEAD = ['order', 'created', 'status', 'payment', 'cents', 'email', 'email sent', 'email outcome'];

/** Escapes quotes and formulas. */
const cell = (value: string | number | boolean | null): string => {
  const text = String(value ?? '');
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

/** Orders as CSV (RFC 4180). */
export const ordersCsv = (orders: readonly AdminOrder[]): string =>
  [
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
  ]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');
