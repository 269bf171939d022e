import { expect, it } from 'vitest';
import { ordersCsv } from './orders-csv.ts';

it('quotes cells, and lets none be a formula', () => {
  const order = {
    id: 4_711_471_147,
    amount: 2900,
    status: 'completed',
    payment: 'paid',
    images: true,
    emailSent: true,
    maskedEmail: '=…"@example.com',
    mailOutcome: null,
    createdAt: '2026-11-19T09:30:00.000Z',
    pdfPath: null,
  } as const;
  expect(ordersCsv([order]).split('\r\n')).toEqual([
    '"order","created","status","payment","cents","email","email sent","email outcome"',
    `"4711471147","2026-11-19T09:30:00.000Z","completed","paid","2900","'=…""@example.com","true",""`,
    '',
  ]);
});
