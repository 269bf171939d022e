import { expect } from 'vitest';
import { someResult, threePhotos } from '../flows.ts';
import { storedOf } from '../list-stored.ts';
import { type CallCase, NO_ORDER } from './call-case.ts';

/** Placing and reading an order. */
export const orderCases: readonly CallCase[] = [
  {
    call: 'createGuestOrder',
    prepare: async ({ gateway }) => {
      const send: Awaited<ReturnType<CallCase['prepare']>>['send'] = (browser) =>
        browser.upload('/api/orders/guest', threePhotos());
      return { holder: gateway.newBrowser(), id: 0, send };
    },
    expectAnswer: ({ json }) => expect(json.id).toBeGreaterThan(291),
    bad: {
      'two photos': [(browser) => browser.upload('/api/orders/guest', threePhotos().slice(1)), 'not_enough_photos'],
      'JSON for photos': [(browser) => browser.call('POST', '/api/orders/guest', { photo1: 'x' }), 'bad_request'],
      nothing: [(browser) => browser.call('POST', '/api/orders/guest'), 'bad_request'],
    },
    foreign: 'the same right',
    again: 'another answer',
    expectAtOnce: async ({ gateway }, _, answers) => {
      const ids = new Set(answers.map(({ json }) => json.id as number));
      expect(ids.size).toBe(answers.length);
      for (const id of ids) expect(await storedOf(gateway, id)).toHaveLength(3);
    },
  },
  {
    call: 'getOrderStatus',
    prepare: async ({ flows }) => {
      const { browser, id } = await flows.placeAnalyzed();
      return { holder: browser, id, send: (from) => from.call('GET', `/api/orders/${id}/status`) };
    },
    expectAnswer: ({ json }, { id }) =>
      expect(json).toEqual({
        id,
        status: 'analyzed',
        nextStep: 'payment',
        paymentStatus: 'unpaid',
        refunded: false,
        result: null,
        openQuestions: ['naturalHair', 'eyes'],
        failure: null,
      }),
    bad: {
      'a zero byte': [(browser) => browser.call('GET', '/api/orders/%00/status'), 'order_not_found'],
      'a path': [(browser) => browser.call('GET', '/api/orders/..%2F..%2Fetc/status'), 'order_not_found'],
    },
    missing: (browser) => browser.call('GET', `/api/orders/${NO_ORDER}/status`),
    foreign: 'order_not_found',
    again: 'the same answer',
  },
  {
    call: 'getOrder',
    prepare: async ({ flows }) => {
      const { browser, id } = await flows.placePaid();
      return { holder: browser, id, send: (from) => from.call('GET', `/api/orders/${id}`) };
    },
    expectAnswer: ({ json }, { id }) => {
      expect(json).toMatchObject({ id, status: 'completed', paymentStatus: 'paid' });
      expect(json.paymentIntentId).toMatch(/^pi_/);
      expect(json.analysisResult).toEqual(someResult);
    },
    bad: {
      'a negative id': [(browser) => browser.call('GET', '/api/orders/-5'), 'order_not_found'],
      'a fraction': [(browser) => browser.call('GET', '/api/orders/1234567890.5'), 'order_not_found'],
    },
    missing: (browser) => browser.call('GET', `/api/orders/${NO_ORDER}`),
    foreign: 'order_not_found',
    again: 'the same answer',
  },
  {
    call: 'getAnalysisOrder',
    prepare: async ({ flows }) => {
      const { browser, id } = await flows.placePaid();
      return { holder: browser, id, send: (from) => from.call('GET', `/api/order/${id}`) };
    },
    expectAnswer: ({ json }) =>
      expect(json).toEqual({ status: 'completed', nextStep: 'result', analysisResult: someResult }),
    bad: { 'a word': [(browser) => browser.call('GET', '/api/order/first'), 'order_not_found'] },
    missing: (browser) => browser.call('GET', `/api/order/${NO_ORDER}`),
    foreign: 'order_not_found',
    again: 'the same answer',
  },
  {
    call: 'updateEmail',
    prepare: async ({ flows }) => {
      const { browser, id } = await flows.place();
      const email = { email: 'someone@example.com' };
      return { holder: browser, id, send: (from) => from.call('POST', `/api/orders/${id}/update-email`, email) };
    },
    expectAnswer: ({ json }) => expect(json).toEqual({ success: true }),
    bad: Object.fromEntries(
      ['unknown', 'a b@example.com', 'a@example', `${'a'.repeat(250)}@example.com`, 'a\u0000@example.com'].map(
        (email) => [
          email.slice(0, 20),
          [(browser, id) => browser.call('POST', `/api/orders/${id}/update-email`, { email }), 'invalid_email'],
        ],
      ),
    ),
    missing: (browser) => browser.call('POST', `/api/orders/${NO_ORDER}/update-email`, { email: 'a@example.com' }),
    foreign: 'order_not_found',
    again: 'the same answer',
  },
  {
    call: 'lookupOrder',
    prepare: async ({ flows }) => {
      const { browser, id } = await flows.place();
      const email = `finder-${id}@example.com`;
      await browser.call('POST', `/api/orders/${id}/update-email`, { email });
      return {
        holder: browser,
        id,
        send: (from) => from.call('POST', '/api/orders/lookup', { email, orderNumber: id }),
      };
    },
    expectAnswer: ({ json }, { id }) =>
      expect(json).toMatchObject({ id, status: 'files_uploaded', paymentStatus: 'unpaid', analysisResult: false }),
    bad: {
      'no address': [
        (browser, id) => browser.call('POST', '/api/orders/lookup', { email: '', orderNumber: id }),
        'invalid_email',
      ],
      'no number': [(browser) => browser.call('POST', '/api/orders/lookup', { email: 'a@example.com' }), 'bad_request'],
      'another address': [
        (browser, id) => browser.call('POST', '/api/orders/lookup', { email: 'a@example.com', orderNumber: id }),
        'lookup_missed',
      ],
    },
    missing: (browser) => browser.call('POST', '/api/orders/lookup', { email: 'a@example.com', orderNumber: NO_ORDER }),
    // Email address and order number together grant access.
    foreign: 'the same right',
    again: 'the same answer',
  },
];
