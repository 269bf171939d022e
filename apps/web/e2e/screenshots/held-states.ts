import type { Page } from '@playwright/test';
import type { Gift, OrderProgress, OrderStatus } from '@trueseason/contracts';
import { dueText, freeze, pass } from '../spec/support/clock.ts';
import { forbidden, type MockApi, mockApi, never, problem } from '../spec/support/mock-api.ts';
import { analysisOrder, completedOrder, found, jobAnswer, ORDER_ID, order, progress } from '../spec/support/orders.ts';
import { seedSession } from '../spec/support/test.ts';
import type { Camera } from './camera.ts';

/** A state that the system passes too fast, or that needs a fault: the calls of its screen are answered to hold it. */
interface HeldState {
  readonly name: string;
  readonly path: string;
  readonly arrange: (api: MockApi, page: Page) => void | Promise<void>;
  readonly act?: (page: Page) => Promise<void>;
}

const FAILURE: OrderProgress['failure'] = {
  code: 'photos',
  message: 'One photo could not be measured.',
  photos: [{ position: 2, problems: ['blurred'], warnings: [] }],
};

const waiting = (status: OrderStatus): HeldState => ({
  name: `analyzing-${status}`,
  path: '/analyzing',
  arrange: (api) => api.on('getOrderStatus', progress(status)),
});
const job = (status: 'queued' | 'processing' | 'done'): HeldState => ({
  name: `job-${status}`,
  path: '/processing?session_id=cs_test_1',
  arrange: (api) => {
    api.on('getSessionJob', { jobId: 'job-7' });
    api.on('getJobStatus', jobAnswer(status));
  },
});
const classic = (seconds: number): HeldState => ({
  name: `processing-classic-${seconds}s`,
  path: `/processing/${ORDER_ID}?view=classic`,
  arrange: async (api, page) => {
    api.on('getOrderStatus', progress('processing'));
    await freeze(page);
  },
  act: async (page) => {
    await dueText(page, '0%');
    await pass(page, seconds * 1000 + 100);
  },
});
const lookup = (name: string, answer: Parameters<MockApi['on']>[1]): HeldState => ({
  name,
  path: '/lookup',
  arrange: (api) => api.on('lookupOrder', answer as never),
  act: async (page) => {
    await page.getByLabel('Email Address').fill('someone@example.com');
    await page.getByLabel('Order Number').fill(String(ORDER_ID));
    await page.getByRole('button', { name: 'Find My Results' }).click();
  },
});

const gift = (state: Gift['state']): HeldState => ({
  name: `gift-${state}`,
  path: `/gift?order=${ORDER_ID}`,
  arrange: (api) =>
    api.on('getGift', {
      orderId: ORDER_ID,
      state,
      code: state === 'ready' ? 'GIFT-7KQM-2XWD-9TPA-C4HN' : null,
      giver: 'Anna',
      message: 'For your new start.',
      deliverOn: null,
      email: 'someone@example.com',
      expiresAt: '2031-11-21T12:00:00.000Z',
    }),
});

const STATES: readonly HeldState[] = [
  waiting('queued'),
  waiting('processing'),
  waiting('analyzed'),
  {
    name: 'upload-after-failure',
    path: '/analyzing',
    arrange: (api) => api.on('getOrderStatus', progress('failed', { failure: FAILURE })),
    act: (page) => page.waitForURL('**/upload'),
  },
  {
    name: 'processing-unknown',
    path: `/processing/${ORDER_ID}`,
    arrange: (api) => api.on('getOrderStatus', problem('order_not_found')),
  },
  classic(2),
  classic(15),
  job('queued'),
  job('processing'),
  job('done'),
  { name: 'loading', path: '/loading', arrange: (api) => api.on('getOrderStatus', never) },
  { name: 'results-loading', path: `/results/${ORDER_ID}`, arrange: (api) => api.on('getOrder', never) },
  {
    name: 'results-classic-none',
    path: `/results/${ORDER_ID}?view=classic`,
    arrange: (api) => api.on('getOrderStatus', progress('processing')),
  },
  {
    name: 'analysis-in-progress',
    path: `/analysis/${ORDER_ID}`,
    arrange: (api) => {
      api.on('getAnalysisOrder', analysisOrder('processing'));
    },
  },
  ...(['ready', 'used', 'expired', 'disputed', 'ended'] as const).map(gift),
  {
    name: 'gift-unknown',
    path: `/gift?order=${ORDER_ID}`,
    arrange: (api) => api.on('getGift', problem('order_not_found')),
  },
  {
    name: 'gift-no-cookies',
    path: `/gift?order=${ORDER_ID}`,
    arrange: async (api, page) => {
      api.on('getGift', problem('order_not_found'));
      await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { get: () => false }));
    },
  },
  { name: 'shared-unknown', path: '/shared/token', arrange: (api) => api.on('getSharedResult', problem('not_found')) },
  lookup('lookup-found', found({ status: 'analyzed', paymentStatus: 'unpaid' })),
  lookup('lookup-unknown', problem('lookup_missed')),
  {
    name: 'crash',
    path: `/results/${ORDER_ID}`,
    arrange: (api) => {
      completedOrder(api);
      api.on('getOrder', forbidden({ ...order('completed'), analysisResult: { season: 'True Autumn' } }));
    },
  },
  {
    name: 'outage',
    path: '/lookup',
    arrange: (_, page) => page.route('**/assets/lookup-*.js', (route) => route.abort()).then(() => undefined),
  },
];

/** @param open gives a camera of its own to each state, so that none sees what another left behind */
export async function photographHeldStates(open: () => Promise<Camera>): Promise<void> {
  for (const { name, path, arrange, act } of STATES) {
    const { context, page, shot } = await open();
    await seedSession(page, { currentOrderId: String(ORDER_ID), storySeen: [ORDER_ID] });
    await arrange(await mockApi(context), page);
    await page.goto(path);
    await act?.(page);
    await page.waitForTimeout(900);
    await shot(name);
    await context.close();
  }
}
