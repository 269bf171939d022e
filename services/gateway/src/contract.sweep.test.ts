import { PROBLEMS, problemSchema, ROUTES, type Route, splitRoute } from '@trueseason/contracts';
import type { Answer } from '@trueseason/test-kit';
import { hashSync } from 'bcryptjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_PASSWORD, adminCases } from './testing/contract/admin-cases.ts';
import type { Stage } from './testing/contract/call-case.ts';
import { deliveryCases } from './testing/contract/delivery-cases.ts';
import { orderCases } from './testing/contract/order-cases.ts';
import { hostedCases, paymentCases } from './testing/contract/payment-cases.ts';
import { flowsOf } from './testing/flows.ts';
import { startTestGateway, type TestGateway } from './testing/test-gateway.ts';

const CASES = [...orderCases, ...paymentCases, ...hostedCases, ...deliveryCases, ...adminCases];
const AT_ONCE = 5;
const FROM_ELSEWHERE: readonly Record<string, string>[] = [
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
];

let gateway: TestGateway;
let stage: Stage;
beforeAll(async () => {
  gateway = await startTestGateway({ ADMIN_PASSWORD_HASH: hashSync(ADMIN_PASSWORD, 4) });
  stage = { gateway, flows: flowsOf(() => gateway) };
});
afterAll(() => gateway.close());

function expectProblem(answer: Answer, code: keyof typeof PROBLEMS) {
  expect(answer.json).toMatchObject({ code });
  expect(answer.status).toBe(PROBLEMS[code].status);
  expect(problemSchema.strict().parse(answer.json).message.length).toBeGreaterThan(0);
  expect(answer.bytes.length).toBeLessThan(400);
}
/** The parts that repeated calls share; session cookies and client secrets may differ. */
const essence = ({ status, json, bytes }: Answer) => [status, json ?? bytes.toString('base64')];

/** Section 7 of the specification, with our parameter names. */
const SPECIFIED_CALLS: readonly Route[] = [
  'POST /api/orders/guest',
  'GET /api/orders/:id/status',
  'GET /api/orders/:orderId',
  'POST /api/create-payment-intent',
  'POST /api/start-free-analysis/:paymentIntentId',
  'POST /api/create-checkout',
  'GET /api/session/:sessionId/job',
  'PUT /api/job/:jobId/photos',
  'GET /api/job/:jobId/status',
  'POST /api/promo/validate',
  'POST /api/orders/:orderId/update-email',
  'POST /api/orders/:orderId/mark-free',
  'POST /api/orders/:orderId/mark-completed',
  'POST /api/orders/:orderId/email-results',
  'GET /api/outfits/:orderId',
  'GET /api/orders/:orderId/pdf',
  'GET /api/order/:orderId',
  'GET /api/download-report/:orderId',
  'POST /api/admin/login',
  'GET /api/admin/orders',
  'POST /api/orders/lookup',
];

it('covers each of the 21 calls of the specification', () => {
  const specified = new Set<Route>(CASES.map(({ call }) => ROUTES[call]));
  expect(specified).toEqual(new Set(SPECIFIED_CALLS));
});

it('matches the specification', () => {
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

describe.each(CASES)('$call', (row) => {
  it('answers', async () => {
    const prepared = await row.prepare(stage);
    const answer = await prepared.send(prepared.holder);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    row.expectAnswer(answer, prepared);
  });

  it.runIf(Object.keys(row.bad).length > 0)('refuses bad input', async () => {
    const { holder, id } = await row.prepare(stage);
    for (const [send, code] of Object.values(row.bad)) expectProblem(await send(holder, id), code);
  });

  it.runIf(row.missing)('returns not found for what does not exist', async () => {
    const { holder } = await row.prepare(stage);
    const answer = await row.missing?.(holder);
    expect(answer?.status).toBe(404);
  });

  it(`gives a browser without a grant ${row.foreign}`, async () => {
    const prepared = await row.prepare(stage);
    const stranger = gateway.newBrowser();
    const answer = await prepared.send(stranger);
    if (row.foreign === 'the same right') return expect(answer.status).toBe(200);
    expectProblem(answer, row.foreign);
    // A foreign order looks like a missing one.
    const missing = await row.missing?.(gateway.newBrowser());
    if (missing) expect(answer.bytes).toEqual(missing.bytes);
  });

  it('refuses cross-site calls', async () => {
    const { method, path } = splitRoute(ROUTES[row.call]);
    if (method === 'GET') return;
    const url = path.replaceAll(/:\w+/g, '1234567890');
    for (const headers of FROM_ELSEWHERE) {
      expectProblem(await gateway.newBrowser().call(method, url, {}, headers), 'not_allowed');
    }
  });

  it(`gives ${row.again} when it is repeated`, async () => {
    const prepared = await row.prepare(stage);
    const first = await prepared.send(prepared.holder);
    const second = await prepared.send(prepared.holder);
    if (row.again === 'the same answer') expect(essence(second)).toEqual(essence(first));
    else if (row.again === 'another answer') row.expectAnswer(second, prepared);
    else expectProblem(second, row.again);
  });

  it('handles five concurrent calls', async () => {
    const prepared = await row.prepare(stage);
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => prepared.send(prepared.holder)));
    for (const answer of answers) expect(answer.status === 200 || answer.json?.code === row.again).toBe(true);
    if (row.again === 'the same answer') {
      for (const answer of answers) expect(essence(answer)).toEqual(essence(answers[0] as Answer));
    }
    await row.expectAtOnce?.(stage, prepared, answers);
  });
});
