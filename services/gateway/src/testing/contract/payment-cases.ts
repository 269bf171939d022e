import { expect } from 'vitest';
import { somePhoto, threePhotos } from '../flows.ts';
import { storedOf } from '../list-stored.ts';
import { type CallCase, NO_ORDER } from './call-case.ts';

const dataUrls = (count: number, head = 'data:image/jpeg;base64,') =>
  Array.from({ length: count }, () => head + somePhoto.toString('base64'));

/** Promos, intents and settlement. */
export const paymentCases: readonly CallCase[] = [
  {
    call: 'createPaymentIntent',
    prepare: async ({ flows }) => {
      const { browser, id } = await flows.placeAnalyzed();
      const body = { amount: 29.99, promoCode: 'welcome', orderId: id };
      return { holder: browser, id, send: (from) => from.call('POST', '/api/create-payment-intent', body) };
    },
    expectAnswer: ({ json }, { id }) => {
      expect(json).toMatchObject({ amount: 2465, discount: 15, isFree: false, orderId: id });
      expect(json.clientSecret).toContain(json.paymentIntentId);
    },
    bad: {
      'a number for a code': [
        (browser) => browser.call('POST', '/api/create-payment-intent', { promoCode: 5 }),
        'bad_request',
      ],
      'a word for an id': [
        (browser) => browser.call('POST', '/api/create-payment-intent', { orderId: 'x' }),
        'bad_request',
      ],
      'a list': [(browser) => browser.call('POST', '/api/create-payment-intent', [1]), 'bad_request'],
    },
    missing: (browser) => browser.call('POST', '/api/create-payment-intent', { orderId: NO_ORDER }),
    foreign: 'order_not_found',
    again: 'the same answer',
    expectAtOnce: async ({ flows }, { id }, answers) => {
      expect(new Set(answers.map(({ json }) => json.paymentIntentId)).size).toBe(1);
      const open = await flows.db().selectFrom('payments').selectAll().where('order_id', '=', id).execute();
      expect(open.filter(({ state }) => state === 'open')).toHaveLength(1);
    },
  },
  {
    call: 'startFreeAnalysis',
    prepare: async ({ flows, gateway }) => {
      const holder = gateway.newBrowser();
      const { json } = await flows.intent(holder, undefined, 'FREE100');
      const path = `/api/start-free-analysis/${json.paymentIntentId}`;
      return { holder, id: json.orderId, send: (from) => from.call('POST', path, { images: dataUrls(3) }) };
    },
    expectAnswer: ({ json }, { id }) => expect(json).toEqual({ success: true, id }),
    bad: {
      'two images': [start({ images: dataUrls(2) }), 'not_enough_photos'],
      'four images': [start({ images: dataUrls(4) }), 'bad_request'],
      'no list': [start({ images: 'x' }), 'bad_request'],
      'a page for an image': [start({ images: dataUrls(3, 'data:text/html;base64,') }), 'photo_type'],
      'a text for an image': [start({ images: ['data:image/png;base64,dGV4dA==', ...dataUrls(2)] }), 'photo_type'],
    },
    missing: (browser) => browser.call('POST', `/api/start-free-analysis/free_${NO_ORDER}`, { images: dataUrls(3) }),
    foreign: 'order_not_found',
    again: 'the same answer',
    expectAtOnce: async ({ flows, gateway }, { id }) => {
      const used = await flows.db().selectFrom('promo_redemptions').selectAll().where('order_id', '=', id).execute();
      expect(used).toHaveLength(1);
      expect(await storedOf(gateway, id)).toHaveLength(3);
    },
  },
  {
    call: 'validatePromo',
    prepare: async ({ gateway }) => ({
      holder: gateway.newBrowser(),
      id: 0,
      send: (from) => from.call('POST', '/api/promo/validate', { code: ' student ' }),
    }),
    expectAnswer: ({ json }) => expect(json).toEqual({ discount: 20 }),
    bad: {
      'no code': [(browser) => browser.call('POST', '/api/promo/validate', {}), 'bad_request'],
      'an endless code': [
        (browser) => browser.call('POST', '/api/promo/validate', { code: 'x'.repeat(301) }),
        'bad_request',
      ],
      'an unknown code': [(browser) => browser.call('POST', '/api/promo/validate', { code: 'NOPE' }), 'invalid_promo'],
      'a blank code': [(browser) => browser.call('POST', '/api/promo/validate', { code: '  ' }), 'invalid_promo'],
    },
    foreign: 'the same right',
    again: 'the same answer',
  },
  {
    call: 'markFree',
    prepare: async ({ flows }) => {
      const { browser, id } = await flows.placeAnalyzed();
      await flows.intent(browser, id, 'FREE100');
      return { holder: browser, id, send: (from) => from.call('POST', `/api/orders/${id}/mark-free`) };
    },
    expectAnswer: ({ json }) => expect(json).toEqual({ success: true, status: 'completed' }),
    bad: { 'a word': [(browser) => browser.call('POST', '/api/orders/first/mark-free'), 'order_not_found'] },
    missing: (browser) => browser.call('POST', `/api/orders/${NO_ORDER}/mark-free`),
    foreign: 'order_not_found',
    again: 'the same answer',
    expectAtOnce: async ({ flows }, { id }) => {
      const used = await flows.db().selectFrom('promo_redemptions').selectAll().where('order_id', '=', id).execute();
      expect(used).toHaveLength(1);
    },
  },
  {
    call: 'markCompleted',
    prepare: async ({ flows, gateway }) => {
      const { browser, id } = await flows.placeAnalyzed();
      const { json } = await flows.intent(browser, id);
      gateway.standIns.controls.set({ stripe: { dropWebhooks: 5 } });
      await flows.pay(json.clientSecret);
      gateway.standIns.controls.reset();
      return { holder: browser, id, send: (from) => from.call('POST', `/api/orders/${id}/mark-completed`) };
    },
    expectAnswer: ({ json }) => expect(json).toEqual({ success: true, status: 'completed' }),
    bad: { 'a word': [(browser) => browser.call('POST', '/api/orders/first/mark-completed'), 'order_not_found'] },
    missing: (browser) => browser.call('POST', `/api/orders/${NO_ORDER}/mark-completed`),
    foreign: 'order_not_found',
    again: 'the same answer',
    expectAtOnce: async ({ flows }, { id }) => {
      const paid = await flows.db().selectFrom('payments').selectAll().where('order_id', '=', id).execute();
      expect(paid.map(({ state }) => state)).toEqual(['succeeded']);
      const reports = await flows.db().selectFrom('reports').selectAll().where('order_id', '=', id).execute();
      expect(reports).toHaveLength(1);
    },
  },
];

function start(body: object): CallCase['bad'][string][0] {
  return (browser, id) => browser.call('POST', `/api/start-free-analysis/free_${id}`, body);
}

const asPhotos = (files = threePhotos()) =>
  files.map(([, bytes]) => ['photos', bytes] as [string, Buffer<ArrayBuffer>]);

/** Paying on a hosted page. */
export const hostedCases: readonly CallCase[] = [
  {
    call: 'createCheckout',
    prepare: async ({ flows }) => {
      // A browser with a session, so that it is recognized.
      const { browser, id } = await flows.place();
      return { holder: browser, id, send: (from) => from.call('POST', '/api/create-checkout') };
    },
    expectAnswer: ({ json }) => expect(new URL(json.url).pathname).toContain('/c/pay/'),
    bad: {},
    foreign: 'the same right',
    again: 'the same answer',
  },
  ...(['getSessionJob', 'getJobStatus', 'putJobPhotos'] as const).map((call): CallCase => {
    const steps = {
      getSessionJob: {
        path: (_: string, session: string) => `/api/session/${session}/job`,
        answer: (id: number) => ({ jobId: String(id) }),
        missing: '/api/session/cs_unknown/job',
        bad: '/api/session/%00/job',
      },
      getJobStatus: {
        path: (job: string) => `/api/job/${job}/status`,
        answer: () => ({
          status: 'queued',
          nextStep: 'payment',
          openQuestions: ['naturalHair', 'eyes'],
          failure: null,
        }),
        missing: `/api/job/${NO_ORDER}/status`,
        bad: '/api/job/..%2f/status',
      },
      putJobPhotos: {
        path: (job: string) => `/api/job/${job}/photos`,
        answer: () => ({ success: true }),
        missing: `/api/job/${NO_ORDER}/photos`,
        bad: '/api/job/first/photos',
      },
    }[call];
    const uploads = call === 'putJobPhotos';
    return {
      call,
      prepare: async ({ gateway, flows }) => {
        const holder = gateway.newBrowser();
        const { json } = await holder.call('POST', '/api/create-checkout');
        const session = new URL(json.url).pathname.split('/').at(-1) ?? '';
        const row = flows.db().selectFrom('checkout_sessions').select('order_id').where('session_id', '=', session);
        const { order_id: id } = await row.executeTakeFirstOrThrow();
        const path = steps.path(String(id), session);
        return {
          holder,
          id,
          send: (from) => (uploads ? from.upload(path, asPhotos(), 'PUT') : from.call('GET', path)),
        };
      },
      expectAnswer: ({ json }, { id }) => expect(json).toEqual(steps.answer(id)),
      bad: {
        'a strange name': [
          (browser) => (uploads ? browser.upload(steps.bad, asPhotos(), 'PUT') : browser.call('GET', steps.bad)),
          'order_not_found',
        ],
        ...(uploads && {
          'two photos': [
            (browser, id) => browser.upload(`/api/job/${id}/photos`, asPhotos().slice(1), 'PUT'),
            'not_enough_photos',
          ] as const,
          'no files': [(browser, id) => browser.call('PUT', `/api/job/${id}/photos`, { a: 1 }), 'bad_request'] as const,
        }),
      },
      missing: (browser) =>
        uploads ? browser.upload(steps.missing, asPhotos(), 'PUT') : browser.call('GET', steps.missing),
      foreign: 'order_not_found',
      again: 'the same answer',
      ...(uploads && {
        expectAtOnce: async ({ gateway }, { id }, answers) => {
          expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
          expect(await storedOf(gateway, id)).toHaveLength(3);
        },
      }),
    };
  }),
];
