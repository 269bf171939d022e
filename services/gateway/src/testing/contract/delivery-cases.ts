import { outfitsFor } from '@trueseason/seasons';
import type { Answer } from '@trueseason/test-kit';
import { expect } from 'vitest';
import { someReport, someResult } from '../flows.ts';
import { type CallCase, NO_ORDER, type Stage } from './call-case.ts';

const delivered = async ({ flows }: Stage) => {
  const order = await flows.placePaid();
  await order.browser.call('POST', `/api/orders/${order.id}/update-email`, { email: 'someone@example.com' });
  await flows.deliver(order.id);
  return order;
};

const expectReport = (answer: Answer, name: string) => {
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
  expect(answer.bytes.equals(someReport)).toBe(true);
};

const reading = (
  call: CallCase['call'],
  path: (id: number | string) => string,
  expectAnswer: CallCase['expectAnswer'],
): CallCase => ({
  call,
  prepare: async (stage) => {
    const { browser, id } = await delivered(stage);
    return { holder: browser, id, send: (from) => from.call('GET', path(id)) };
  },
  expectAnswer,
  bad: {
    'a word': [(browser) => browser.call('GET', path('first')), 'order_not_found'],
    'an endless number': [(browser) => browser.call('GET', path('9'.repeat(400))), 'order_not_found'],
  },
  missing: (browser) => browser.call('GET', path(NO_ORDER)),
  foreign: 'order_not_found',
  again: 'the same answer',
});

/** Outputs of a completed order. */
export const deliveryCases: readonly CallCase[] = [
  reading(
    'getOutfits',
    (id) => `/api/outfits/${id}`,
    ({ json }) => expect(json).toEqual(outfitsFor(someResult.season)),
  ),
  reading(
    'getOrderPdf',
    (id) => `/api/orders/${id}/pdf`,
    (answer) => expectReport(answer, 'Soft Summer-Professional-Report.pdf'),
  ),
  reading(
    'downloadReport',
    (id) => `/api/download-report/${id}`,
    (answer, { id }) => expectReport(answer, `color-analysis-report-${id}.pdf`),
  ),
  {
    call: 'emailResults',
    prepare: async (stage) => {
      const { browser, id } = await delivered(stage);
      return { holder: browser, id, send: (from) => from.call('POST', `/api/orders/${id}/email-results`) };
    },
    expectAnswer: ({ json }) => expect(json).toEqual({ success: true }),
    bad: { 'a word': [(browser) => browser.call('POST', '/api/orders/first/email-results'), 'order_not_found'] },
    missing: (browser) => browser.call('POST', `/api/orders/${NO_ORDER}/email-results`),
    foreign: 'order_not_found',
    again: 'the same answer',
    expectAtOnce: async ({ flows }, { id }) => {
      const mails = await flows.db().selectFrom('mails').select('kind').where('order_id', '=', id).execute();
      expect(mails).toEqual([{ kind: 'results' }]);
    },
  },
];
