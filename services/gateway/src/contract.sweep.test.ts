import { type CallName, keysOf, PROBLEMS, type ProblemCode, problemSchema } from '@trueseason/contracts';
import { outfitsFor } from '@trueseason/seasons';
import type { Answer, Browser } from '@trueseason/test-kit';
import { hashSync } from 'bcryptjs';
import { describe, expect, it } from 'vitest';
import { flowsOf, somePhoto, someReport, someResult, threePhotos } from './testing/flows.ts';
import { storedOf } from './testing/list-stored.ts';
import { useGateway } from './testing/test-gateway.ts';

/* The 21 calls of section 7 of the specification; who may make them is in every-call.sweep.test.ts. */

const PASSWORD = 'correct horse battery staple';
const EMAIL = 'someone@example.com';
const gateway = useGateway({ ADMIN_PASSWORD_HASH: hashSync(PASSWORD, 4) });
const flows = flowsOf(() => gateway);

/** A call whose order is in the state that it expects. */
interface Prepared {
  readonly holder?: Browser;
  readonly send: (from: Browser) => Promise<Answer>;
  readonly answers: (answer: Answer) => void;
  /** A second call gets another valid answer instead of the same. */
  readonly isNew?: true;
  /** Checks the state after five concurrent calls. */
  readonly afterwards?: (answers: readonly Answer[]) => Promise<void>;
}
const get = (path: string) => (from: Browser) => from.call('GET', path);
const post = (path: string, body?: object) => (from: Browser) => from.call('POST', path, body);
const equals =
  (value: unknown) =>
  ({ json }: Answer): void =>
    expect(json).toEqual(value);
const isReport =
  (name: string) =>
  ({ headers, bytes }: Answer): void => {
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
    expect(bytes.equals(someReport)).toBe(true);
  };
const dataUrls = (count: number, head = 'data:image/jpeg;base64,') =>
  Array.from({ length: count }, () => head + somePhoto.toString('base64'));
const asPhotos = threePhotos().map(([, bytes]): [string, Buffer<ArrayBuffer>] => ['photos', bytes]);
const stored = (table: 'mails' | 'payments' | 'promo_redemptions' | 'reports', id: number) =>
  flows.db().selectFrom(table).selectAll().where('order_id', '=', id).execute();

async function delivered(): Promise<{ holder: Browser; id: number }> {
  const { browser: holder, id } = await flows.placeDelivered(EMAIL);
  return { holder, id };
}
async function hosted(): Promise<{ holder: Browser; id: string; session: string }> {
  const holder = gateway.newBrowser();
  const { url } = (await post('/api/create-checkout')(holder)).json;
  const [order] = (await get('/api/my/orders')(holder)).json;
  return { holder, id: String(order.id), session: new URL(url).pathname.split('/').at(-1) ?? '' };
}
const openQuestions = ['naturalHair', 'eyes'];

const CASES: Partial<Record<CallName, () => Promise<Prepared>>> = {
  createGuestOrder: async () => ({
    send: (from) => from.upload('/api/orders/guest', threePhotos()),
    answers: ({ json }) => expect(json.id).toBeGreaterThan(291),
    isNew: true,
    afterwards: async (answers) => {
      const ids = new Set(answers.map(({ json }) => json.id as number));
      expect(ids.size).toBe(answers.length);
      for (const id of ids) expect(await storedOf(gateway, id)).toHaveLength(3);
    },
  }),
  getOrderStatus: async () => {
    const { browser: holder, id } = await flows.placeAnalyzed();
    const state = { status: 'analyzed', nextStep: 'payment', paymentStatus: 'unpaid', refunded: false };
    const answers = equals({ id, ...state, result: null, openQuestions, failure: null });
    return { holder, send: get(`/api/orders/${id}/status`), answers };
  },
  getOrder: async () => {
    const { browser: holder, id, intentId } = await flows.placePaid();
    const paid = { id, status: 'completed', paymentStatus: 'paid', paymentIntentId: intentId };
    const answers = ({ json }: Answer) => expect(json).toMatchObject({ ...paid, analysisResult: someResult });
    return { holder, send: get(`/api/orders/${id}`), answers };
  },
  getAnalysisOrder: async () => {
    const { browser: holder, id } = await flows.placePaid();
    const answers = equals({ status: 'completed', nextStep: 'result', analysisResult: someResult });
    return { holder, send: get(`/api/order/${id}`), answers };
  },
  updateEmail: async () => {
    const { browser: holder, id } = await flows.place();
    const send = post(`/api/orders/${id}/update-email`, { email: EMAIL });
    return { holder, send, answers: equals({ success: true }) };
  },
  lookupOrder: async () => {
    const { browser: holder, id } = await flows.place();
    const email = `finder-${id}@example.com`;
    await post(`/api/orders/${id}/update-email`, { email })(holder);
    const found = { id, status: 'files_uploaded', paymentStatus: 'unpaid', analysisResult: false };
    const answers = ({ json }: Answer) => expect(json).toMatchObject(found);
    return { holder, send: post('/api/orders/lookup', { email, orderNumber: id }), answers };
  },
  createPaymentIntent: async () => {
    const { browser: holder, id } = await flows.placeAnalyzed();
    return {
      holder,
      send: post('/api/create-payment-intent', { amount: 29.99, promoCode: 'welcome', orderId: id }),
      answers: ({ json }) => {
        expect(json).toMatchObject({ amount: 2465, discount: 15, isFree: false, orderId: id });
        expect(json.clientSecret).toContain(json.paymentIntentId);
      },
      afterwards: async () =>
        expect(
          (await stored('payments', id)).filter((payment) => 'state' in payment && payment.state === 'open'),
        ).toHaveLength(1),
    };
  },
  startFreeAnalysis: async () => {
    const holder = gateway.newBrowser();
    const { paymentIntentId, orderId: id } = (await flows.intent(holder, undefined, 'FREE100')).json;
    return {
      holder,
      send: post(`/api/start-free-analysis/${paymentIntentId}`, { images: dataUrls(3) }),
      answers: equals({ success: true, id }),
      afterwards: async () => {
        expect(await stored('promo_redemptions', id)).toHaveLength(1);
        expect(await storedOf(gateway, id)).toHaveLength(3);
      },
    };
  },
  validatePromo: async () => ({
    send: post('/api/promo/validate', { code: ' student ' }),
    answers: equals({ discount: 20 }),
  }),
  markFree: async () => {
    const { browser: holder, id } = await flows.placeAnalyzed();
    await flows.intent(holder, id, 'FREE100');
    return {
      holder,
      send: post(`/api/orders/${id}/mark-free`),
      answers: equals({ success: true, status: 'completed' }),
      afterwards: async () => expect(await stored('promo_redemptions', id)).toHaveLength(1),
    };
  },
  markCompleted: async () => {
    const { browser: holder, id } = await flows.placeAnalyzed();
    const { json } = await flows.intent(holder, id);
    gateway.standIns.controls.set({ stripe: { dropWebhooks: 5 } });
    await flows.pay(json.clientSecret);
    gateway.standIns.controls.reset();
    return {
      holder,
      send: post(`/api/orders/${id}/mark-completed`),
      answers: equals({ success: true, status: 'completed' }),
      afterwards: async () => {
        expect(await stored('payments', id)).toMatchObject([{ state: 'succeeded' }]);
        expect(await stored('reports', id)).toHaveLength(1);
      },
    };
  },
  createCheckout: async () => ({
    // A browser with a session, so that it is recognized.
    holder: (await flows.place()).browser,
    send: post('/api/create-checkout'),
    answers: ({ json }) => expect(new URL(json.url).pathname).toContain('/c/pay/'),
  }),
  getSessionJob: async () => {
    const { holder, id, session } = await hosted();
    return { holder, send: get(`/api/session/${session}/job`), answers: equals({ jobId: id }) };
  },
  getJobStatus: async () => {
    const { holder, id } = await hosted();
    const answers = equals({ status: 'queued', nextStep: 'payment', openQuestions, failure: null });
    return { holder, send: get(`/api/job/${id}/status`), answers };
  },
  putJobPhotos: async () => {
    const { holder, id } = await hosted();
    return {
      holder,
      send: (from) => from.upload(`/api/job/${id}/photos`, asPhotos, 'PUT'),
      answers: equals({ success: true }),
      afterwards: async () => expect(await storedOf(gateway, Number(id))).toHaveLength(3),
    };
  },
  getOutfits: async () => {
    const { holder, id } = await delivered();
    return { holder, send: get(`/api/outfits/${id}`), answers: equals(outfitsFor(someResult.season)) };
  },
  getOrderPdf: async () => {
    const { holder, id } = await delivered();
    return { holder, send: get(`/api/orders/${id}/pdf`), answers: isReport('Soft Summer-Professional-Report.pdf') };
  },
  downloadReport: async () => {
    const { holder, id } = await delivered();
    return { holder, send: get(`/api/download-report/${id}`), answers: isReport(`color-analysis-report-${id}.pdf`) };
  },
  emailResults: async () => {
    const { holder, id } = await delivered();
    return {
      holder,
      send: post(`/api/orders/${id}/email-results`),
      answers: equals({ success: true }),
      afterwards: async () => expect(await stored('mails', id)).toMatchObject([{ kind: 'results' }]),
    };
  },
  adminLogin: async () => ({
    send: post('/api/admin/login', { password: PASSWORD }),
    answers: ({ json, headers }) => {
      expect(json).toEqual({ success: true });
      expect(headers.get('set-cookie')).toMatch(/^ts_admin=[\w-]{43}; .*HttpOnly; SameSite=Strict/);
    },
    afterwards: async (answers) =>
      expect(new Set(answers.map(({ headers }) => headers.get('set-cookie'))).size).toBe(answers.length),
  }),
  adminOrders: async () => {
    const { id } = await flows.placePaid();
    const holder = gateway.newBrowser();
    await post('/api/admin/login', { password: PASSWORD })(holder);
    const row = { id, amount: 2900, status: 'completed', images: true, emailSent: false, pdfPath: null };
    const answers = ({ json }: Answer) => {
      expect(json[0]).toMatchObject(row);
      expect(Date.parse(json[0].createdAt)).toBeGreaterThan(Date.now() - 60_000);
    };
    return { holder, send: get('/api/admin/orders'), answers };
  },
};

/** The parts that repeated calls share; session cookies and client secrets may differ. */
const essence = ({ status, json, bytes }: Answer) => [status, json ?? bytes.toString('base64')];

describe.each(keysOf(CASES))('%s', (name) => {
  const prepare = async () => {
    const prepared = (await CASES[name]?.()) as Prepared;
    const holder = prepared.holder ?? gateway.newBrowser();
    return { ...prepared, send: () => prepared.send(holder) };
  };

  it('answers, and again when it is repeated', async () => {
    const { send, answers, isNew } = await prepare();
    const [first, second] = [await send(), await send()];
    for (const answer of [first, second]) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toContain('no-store');
      answers(answer);
    }
    if (!isNew) expect(essence(second)).toEqual(essence(first));
  });

  it('handles five concurrent calls', async () => {
    const { send, answers, isNew, afterwards } = await prepare();
    const all = await Promise.all(Array.from({ length: 5 }, send));
    for (const answer of all) {
      answers(answer);
      if (!isNew) expect(essence(answer)).toEqual(essence(all[0] as Answer));
    }
    await afterwards?.(all);
  });
});

const FREE = '/api/start-free-analysis/free_ID';
const INTENT = '/api/create-payment-intent';
const LONG = '9'.repeat(400);
/** Bad input and its answer; `ID` is a free order of the caller, who is an operator, too. */
const BAD: readonly (readonly [path: string, code: ProblemCode, body?: unknown, method?: 'PUT'])[] = [
  ['/api/orders/guest', 'bad_request', { photo1: 'x' }],
  ...['%00/status', '..%2F..%2Fetc/status', '-5', '1234567890.5', 'first/pdf', `${LONG}/pdf`].map(
    (rest) => [`/api/orders/${rest}`, 'order_not_found'] as const,
  ),
  ...[
    'order/first',
    'outfits/first',
    `outfits/${LONG}`,
    'download-report/first',
    'session/%00/job',
    'job/..%2f/status',
  ].map((path) => [`/api/${path}`, 'order_not_found'] as const),
  ...['mark-free', 'mark-completed', 'email-results'].map(
    (call) => [`/api/orders/first/${call}`, 'order_not_found', {}] as const,
  ),
  ...['unknown', 'a b@example.com', 'a@example', `${'a'.repeat(250)}@example.com`, 'a,b@example.com'].map(
    (email) => ['/api/orders/ID/update-email', 'invalid_email', { email }] as const,
  ),
  ['/api/orders/lookup', 'invalid_email', { email: '', orderNumber: 1 }],
  ['/api/orders/lookup', 'bad_request', { email: 'a@example.com' }],
  ['/api/orders/lookup', 'lookup_missed', { email: 'a@example.com', orderNumber: 'ID' }],
  [INTENT, 'bad_request', { promoCode: 5 }],
  [INTENT, 'bad_request', { orderId: 'x' }],
  [INTENT, 'bad_request', [1]],
  [FREE, 'not_enough_photos', { images: dataUrls(2) }],
  [FREE, 'bad_request', { images: dataUrls(4) }],
  [FREE, 'bad_request', { images: 'x' }],
  [FREE, 'photo_type', { images: dataUrls(3, 'data:text/html;base64,') }],
  [FREE, 'photo_type', { images: ['data:image/png;base64,dGV4dA==', ...dataUrls(2)] }],
  ['/api/promo/validate', 'bad_request', {}],
  ['/api/promo/validate', 'bad_request', { code: 'x'.repeat(301) }],
  ['/api/promo/validate', 'invalid_promo', { code: 'NOPE' }],
  ['/api/promo/validate', 'invalid_promo', { code: '  ' }],
  ['/api/job/ID/photos', 'bad_request', { a: 1 }, 'PUT'],
  ['/api/admin/login', 'invalid_password', { password: 'guess' }],
  ['/api/admin/login', 'invalid_password', { password: '' }],
  ['/api/admin/login', 'bad_request', {}],
  ['/api/admin/login', 'bad_request', { password: 'x'.repeat(300) }],
  ...['page=1&page=2', 'page=0', 'page=1e300', 'status=gone', 'search=%00'].map(
    (query) => [`/api/admin/orders?${query}`, 'bad_request'] as const,
  ),
];

it('refuses bad input', async () => {
  const browser = gateway.newBrowser();
  const { orderId: id } = (await flows.intent(browser, undefined, 'FREE100')).json;
  await post('/api/admin/login', { password: PASSWORD })(browser);
  for (const [path, code, body, method = 'POST'] of BAD) {
    const given = body && JSON.parse(JSON.stringify(body).replace('"ID"', String(id)));
    const answer = await browser.call(body ? method : 'GET', path.replace('ID', String(id)), given);
    expect([path, answer.status, answer.json.code]).toEqual([path, PROBLEMS[code].status, code]);
    expect(problemSchema.strict().parse(answer.json).message.length).toBeGreaterThan(0);
    expect(answer.bytes.length).toBeLessThan(400);
  }
});

it('matches the specification', () => {
  expect(Object.keys(CASES)).toHaveLength(21);
  expect(PROBLEMS).toMatchObject({
    not_enough_photos: { message: 'Please upload at least 3 photos for accurate analysis' },
    too_many_photos: { message: 'You can upload up to 3 photos' },
    photo_too_large: { message: 'Each photo must be under 10MB' },
    photo_type: { message: 'Please upload only JPEG or PNG files' },
    invalid_promo: { message: 'The promo code you entered is not valid or has expired.' },
    invalid_email: { message: 'Please enter a valid email address' },
    invalid_password: { message: 'Invalid password' },
    order_not_found: { message: 'Order not found' },
    lookup_missed: { message: 'Please check your email and order number' },
    not_ready: { message: 'Your color analysis is still processing' },
  });
});
