import type { Page } from '@playwright/test';
import {
  ADMIN_PAGE_SIZE,
  API,
  type AttentionRow,
  type Call,
  type CallName,
  CURRENCY,
  keysOf,
  type OrderProgress,
  openQuestions,
  PRICE_CENTS,
  ROUTES,
  SCOPE_QUESTION,
} from '@trueseason/contracts';
import { hexToLab } from '@trueseason/style/color';
import { compareResults } from '@trueseason/style/reading';
import { photograph } from '@trueseason/testing/portraits';
import { resultFixture } from '@trueseason/testing/result';
import { PAGES, type PageOf, pagesOf } from '../../../src/lib/navigation/pages.ts';
import { garmentPhoto } from '../../journey.ts';
import { STEPS } from '../../steps.ts';
import { BY_STATUS, logIn, SELF } from './admin.ts';
import { file, type MockApi, problem, type Reply } from './mock-api.ts';
import {
  adminDetails,
  adminOrder,
  CREATED,
  completedOrder,
  GIFT,
  INTENT,
  jobAnswer,
  myOrder,
  NOTHING_HELD,
  ORDER_ID,
  order,
  progress,
  RESULT,
  SHARED,
} from './orders.ts';
import { choosePhotos, customerInPhotos, facePhoto } from './photos.ts';
import { mockProvider } from './provider.ts';
import { expect, seedSession } from './test.ts';

/** Opens a screen in one of its states, from wherever the page is. */
export type OpenScreen = (page: Page, api: MockApi) => Promise<void>;

/** Announces every call, with the contract's own example of its answer. */
function announceAll(api: MockApi): void {
  for (const name of keysOf(ROUTES)) {
    const { response, example }: Call = API[name];
    const answers = [example?.response, { success: true }, order('completed'), adminDetails(), {}, []];
    const answer = answers.find((one) => response?.safeParse(one).success);
    if (answer !== undefined) api.on(name, answer as never);
  }
  for (const pdf of [
    'getOrderPdf',
    'downloadReport',
    'exportOrder',
    'adminExportOrders',
    'adminExportMonth',
    'adminEvidence',
  ] as const satisfies readonly CallName[])
    api.on(pdf, file('%PDF-1.7'));
  completedOrder(api);
  api.on('findPurchaseContext', NOTHING_HELD);
  api.on('createPaymentIntent', INTENT);
  api.on('getSharedResult', SHARED);
  api.on('listMyOrders', [myOrder()]);
  api.on('lookupOrder', problem('lookup_missed'));
  api.on('getReceipt', problem('not_found'));
  api.on('createCheckout', { url: `${process.env.E2E_WEB_URL}/robots.txt`, orderId: ORDER_ID });
  api.on('startFreeAnalysis', { success: true, id: ORDER_ID });
  for (const name of ['adminPasskeySignInOptions', 'adminPasskeyOptions'] as const) api.on(name, problem('internal'));
}

const at =
  (path: string): OpenScreen =>
  async (page) => {
    await page.goto(path);
  };

/** A screen of a bought result, with the customer's own photos. */
const result =
  (path: string, hasPhotos = true): OpenScreen =>
  async (page, api) => {
    completedOrder(api);
    if (hasPhotos) await customerInPhotos(api);
    await seedSession(page, { storySeen: [ORDER_ID] });
    await page.goto(path);
  };

/** A step of a result whose photos are deleted. */
export const stepWithoutPhotos = (step: (typeof STEPS)[number]): OpenScreen =>
  result(`/results/${ORDER_ID}#${step}`, false);

const openMirror: OpenScreen = async (page) => {
  await page.goto('/');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Try it on your face' }).click();
  await page.getByRole('button', { name: 'Photo', exact: true }).click();
  const buffer = await photograph('camera-straight');
  await (await chooser).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('which makes you look rested?')).toBeVisible();
};

/** What the back office shows. */
function announceOffice(api: MockApi): void {
  api.on('adminSummary', { total: 1, byStatus: BY_STATUS, revenue: PRICE_CENTS, found: 1, deletedSale: null });
  api.on('adminOrders', [adminOrder()]);
  api.on('adminOrder', adminDetails());
  const waiting: AttentionRow = {
    ...{ kind: 'failed-report', subject: String(ORDER_ID), orderId: ORDER_ID, what: 'the report could not be made' },
    ...{ said: null, since: CREATED, until: null, cents: null, currency: CURRENCY },
  };
  api.on('adminAttention', { total: 1, waiting: 1, groups: [], rows: [waiting] });
  api.on('adminPromos', [{ code: 'WELCOME', percent: 10, expiresAt: null, maxUses: null, uses: 3 }]);
  const day = {
    orders: 9,
    photos: 8,
    analyzed: 7,
    paid: 5,
    free: 1,
    money: [{ currency: CURRENCY, revenue: 5 * PRICE_CENTS, refunded: 0 }],
  };
  api.on('adminMonths', ['2026-11']);
  api.on('adminMonth', {
    ...{ month: '2026-11', closed: false, giftsOutstanding: [] },
    sums: [{ kind: 'charge', currency: CURRENCY, country: null, cents: 5 * PRICE_CENTS, count: 5 }],
  });
  api.on('adminDeclines', [{ reason: 'insufficient_funds', week: 3, month: 9 }]);
  api.on('adminTotals', [{ day: '2026-11-26', ...day }]);
  api.on('adminRepeatability', [{ capture: 'held', told: true, pairs: 9, season: 5, family: 6, neighbor: 8 }]);
  const entry = { at: CREATED, actor: 'grace', orderId: ORDER_ID, what: 'Refund: done' };
  api.on(
    'adminAudit',
    Array.from({ length: ADMIN_PAGE_SIZE }, () => entry),
  );
}

/** A tab of the back office. */
const backOffice =
  (tab: string): OpenScreen =>
  async (page, api) => {
    announceOffice(api);
    await logIn(page, api, { ...SELF, passkeys: [{ id: 'c3VydmV5', label: 'Laptop', createdAt: CREATED }] });
    await page.getByRole('tab', { name: tab }).click();
  };

/** What is said of an order that does not go on here, with the way on. */
const stopped =
  (status: OrderProgress | Reply, way: string): OpenScreen =>
  async (page, api) => {
    api.on('getOrderStatus', status);
    await page.goto(`/processing/${ORDER_ID}`);
    await expect(page.getByRole('link', { name: way })).toBeVisible();
  };

/** All screens, in the states in which something can be done. */
export const SCREENS = {
  ...(Object.fromEntries(pagesOf('content', 'landing').map((name) => [name, at(PAGES[name].path)])) as Readonly<
    Record<PageOf<'content' | 'landing'>, OpenScreen>
  >),
  article: at('/blog/draping-guide'),
  sample: at('/sample'),
  mirror: openMirror,
  'mirror after its pairs': async (page, api) => {
    await openMirror(page, api);
    for (let i = 0; i < 5; i++) await page.getByRole('button', { name: 'I can’t tell' }).click();
  },
  upload: at('/upload'),
  'upload with photos': async (page, api) => {
    await choosePhotos(page, api);
    await expect(page.getByText('We can measure this one.')).toHaveCount(3);
  },
  'upload with two photos': async (page, api) => {
    await choosePhotos(page, api, [
      { name: 'one.jpg', mimeType: 'image/jpeg', buffer: await photograph('customer-1') },
      { name: 'two.jpg', mimeType: 'image/jpeg', buffer: await photograph('customer-2') },
    ]);
  },
  'upload for a paid order': async (page, api) => {
    api.on('getOrderStatus', progress('queued', { nextStep: 'photos', paymentStatus: 'paid' }));
    await page.goto(`/upload?order=${ORDER_ID}`);
    await expect(page.getByText(`Your order ${ORDER_ID} needs three photos.`)).toBeVisible();
  },
  'upload of more photos': async (page, api) => {
    api.on('getOrder', order('completed', { roomForPhotos: 2 }));
    await page.goto(`/upload?order=${ORDER_ID}&more`);
    await expect(page.getByText('Add a photo from another day')).toBeVisible();
  },
  checkout: async (page, api) => {
    await mockProvider(page, api);
    api.on('createPaymentIntent', INTENT);
    await choosePhotos(page, api);
    await page.goto('/checkout');
    await expect(page.getByText('Card form', { exact: true })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Chosen/ })).toHaveCount(3);
  },
  payment: at('/payment'),
  analyzing: async (page, api) => {
    api.on('getOrderStatus', progress('processing', { openQuestions: openQuestions(null) }));
    await page.goto(`/processing/${ORDER_ID}`);
    await expect(page.getByRole('group', { name: SCOPE_QUESTION.text })).toBeVisible();
  },
  'a job without photos': async (page, api) => {
    api.on('getSessionJob', { jobId: 'job-7' });
    api.on('getJobStatus', jobAnswer('queued'));
    await page.goto('/processing?session_id=cs_test_1');
  },
  preview: async (page, api) => {
    api.on('getOrder', order('analyzed', { roomForPhotos: 2 }));
    api.on('createPaymentIntent', INTENT);
    await facePhoto(api);
    await page.goto(`/results-preview/${ORDER_ID}`);
  },
  'preview with its payment': async (page, api) => {
    await mockProvider(page, api);
    api.on('getOrder', order('analyzed'));
    api.on('createPaymentIntent', INTENT);
    await page.goto(`/results-preview/${ORDER_ID}`);
    await page.getByRole('button', { name: 'Unlock My Color Analysis' }).click();
    await expect(page.getByText('Card form', { exact: true })).toBeVisible();
  },
  ...(Object.fromEntries(STEPS.map((step) => [step, result(`/results/${ORDER_ID}#${step}`)])) as Readonly<
    Record<(typeof STEPS)[number], OpenScreen>
  >),
  'palette without photos': result(`/results/${ORDER_ID}#palette`, false),
  'a proposed result': async (page, api) => {
    const proposal = { round: 2, ...compareResults(RESULT, resultFixture('Dark Autumn')) };
    api.on('getOrder', order('completed', { proposal }));
    await seedSession(page, { storySeen: [ORDER_ID] });
    await page.goto(`/results/${ORDER_ID}`);
    await expect(page.getByRole('button', { name: /^Keep / })).toBeVisible();
  },
  premium: result(`/results-premium/${ORDER_ID}`),
  'premium palette': result(`/results-premium/${ORDER_ID}#palette`),
  'premium looks': result(`/results-premium/${ORDER_ID}#looks`),
  classic: result(`/results/${ORDER_ID}?view=classic`),
  analysis: result(`/analysis/${ORDER_ID}`),
  shared: async (page, api) => {
    api.on('getSharedResult', SHARED);
    await page.goto('/shared/token');
  },
  garment: at('/garment'),
  'garment with a picture': async (page, api) => {
    completedOrder(api);
    await page.goto(`/garment?order=${ORDER_ID}`);
    await page
      .getByLabel('Choose a picture')
      .setInputFiles(await garmentPhoto(hexToLab(RESULT.accentBrights[0] ?? '')));
    await expect(page.getByRole('heading', { name: 'Yours', exact: true })).toBeVisible();
  },
  gift: at('/gift'),
  'gift to pay': async (page, api) => {
    await mockProvider(page, api);
    api.on('getGift', { ...GIFT, state: 'unpaid', code: null, goodUntil: null });
    api.on('createPaymentIntent', INTENT);
    await page.goto(`/gift?order=${ORDER_ID}`);
    await expect(page.getByText('Card form', { exact: true })).toBeVisible();
  },
  'gift to print': async (page, api) => {
    api.on('getGift', GIFT);
    await page.goto(`/gift?order=${ORDER_ID}`);
  },
  'gift to open': at(`/gift/${GIFT.code}`),
  lookup: at('/lookup'),
  complain: at('/complain'),
  'my data': async (page, api) => {
    api.on('listMyOrders', [{ ...myOrder(), withdrawable: true }]);
    await page.goto('/my-data');
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
  },
  'my data of somebody unknown': async (page, api) => {
    api.on('listMyOrders', []);
    await page.goto('/my-data');
  },
  receipt: at('/receipt/token'),
  'a refunded order': stopped(progress('queued', { nextStep: 'new_order', refunded: true }), 'Get Your Analysis'),
  'a disputed order': stopped(progress('completed', { nextStep: 'dispute' }), 'Contact Us'),
  'an unknown order': stopped(problem('order_not_found'), 'Open My Order with a Code'),
  'analytics test': at('/utm-test'),
  'operators’ door': async (page, api) => {
    announceOffice(api);
    await page.goto('/admin');
  },
  orders: backOffice('Orders'),
  attention: backOffice('Attention'),
  promos: backOffice('Promo codes'),
  totals: backOffice('Totals'),
  audit: backOffice('Audit trail'),
  account: backOffice('Your account'),
  'not found': at('/no/such/page'),
} as const satisfies Readonly<Record<string, OpenScreen>>;

export type ScreenName = keyof typeof SCREENS;

/** Opens it with every call announced, and waits until it stands. */
export async function openScreen(page: Page, api: MockApi, open: OpenScreen): Promise<void> {
  announceAll(api);
  await open(page, api);
  await expect(page.locator('[data-prerendered]')).toHaveCount(0);
  await expect(page.locator('main [class*=skeleton]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}
