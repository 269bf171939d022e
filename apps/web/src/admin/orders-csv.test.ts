import { expect, it, vi } from 'vitest';
import { saveBlob } from '../order/download.ts';
import { saveOrders } from './orders-csv.ts';

vi.mock('../order/download.ts', () => ({ saveBlob: vi.fn() }));

it('quotes cells, and lets none be a formula', async () => {
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
  saveOrders([order]);
  const [[saved] = []] = vi.mocked(saveBlob).mock.calls;
  expect((await saved?.text())?.split('\r\n')).toEqual([
    '"order","created","status","payment","cents","email","email sent","email outcome"',
    `"4711471147","2026-11-19T09:30:00.000Z","completed","paid","2900","'=…""@example.com","true",""`,
    '',
  ]);
});
