import { TOASTS } from '../../src/lib/message-texts.ts';
import { forbidden, problem, unreachable } from './support/mock-api.ts';
import { completedOrder, ORDER_ID, order, progress, RESULT, SHARED } from './support/orders.ts';
import {
  allowAnalytics,
  events,
  expect,
  expectNoToast,
  expectPath,
  expectToast,
  seedSession,
  test,
} from './support/test.ts';

const SCREEN = `/results/${ORDER_ID}`;

test('results: a completed order is mailed by itself, once, and counted', async ({ page, api }) => {
  completedOrder(api);
  await allowAnalytics(page);
  await page.goto(SCREEN);
  await expect(page.getByText('Step 1 of 9')).toBeVisible();
  await expect.poll(() => api.calls('emailResults').length).toBe(1);
  await expect
    .poll(() => api.calls('emailResults'))
    .toMatchObject([{ path: `/api/orders/${ORDER_ID}/email-results`, body: undefined }]);
  expect(await events(page, 'funnel_step')).toMatchObject([{ step: 'results_page_view' }]);
  expect(await events(page, 'results_viewed')).toMatchObject([
    { order_id: ORDER_ID, season: 'True Autumn', payment_intent_id: 'pi_123' },
  ]);
});

test('results: loading, they show the final shape; a mail that fails is only logged', async ({ page, api }) => {
  completedOrder(api);
  const answer = api.hold('getOrder', order('completed'));
  api.on('emailResults', problem('internal'));
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Mailing results failed'));
  await page.goto(SCREEN);
  await expect(page.getByRole('status', { name: 'Loading your results' })).toBeVisible();
  answer();
  await logged;
  await expectNoToast(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('True Autumn');
});

const UPLOAD = `/upload?order=${ORDER_ID}`;
const AWAY = [
  [order('processing'), progress('processing'), `/processing/${ORDER_ID}`, TOASTS.analysisNotReady],
  [order('analyzed'), progress('processing'), `/processing/${ORDER_ID}`, TOASTS.notPaid],
  [order('failed'), progress('failed'), '/upload', TOASTS.progressFailed],
  [order('queued', { nextStep: 'photos' }), progress('queued', { nextStep: 'photos' }), UPLOAD, null],
] as const;

test('results: an order that is not ready goes to where it is, or to its photos', async ({ page, api }) => {
  for (const [state, status, path, toast] of AWAY) {
    api.on('getOrder', state);
    api.on('getOrderStatus', status);
    await page.goto(SCREEN);
    await expectPath(page, path);
    if (toast) await expectToast(page, toast);
    else await expectNoToast(page);
  }
  await expect(page.getByText(`Your order ${ORDER_ID} needs three photos.`)).toBeVisible();
});

test('results: an order that is refused goes home with a message', async ({ page, api }) => {
  api.on('getOrder', problem('internal'));
  await page.goto(SCREEN);
  await expectPath(page, '/');
  await expectToast(page, TOASTS.resultsLoadFailed);
});

const completed = order('completed', { analysisResult: RESULT });

test('results: an order out of reach says so once, stays, and opens by itself', async ({ page, api }) => {
  completedOrder(api);
  api.on('getOrder', unreachable, problem('unavailable'), completed);
  await page.goto(SCREEN);
  await expectToast(page, TOASTS.resultsLoadFailed);
  await expectPath(page, SCREEN);
  await expect(page.getByText('Step 1 of 9')).toBeVisible();
  expect(api.calls('getOrder')).toHaveLength(3);
});

test('results, premium and analysis: without an order or with an unknown job, home', async ({ page, api }) => {
  for (const address of ['/results', '/results/abc', '/results-premium/abc', '/analysis/abc']) {
    await page.goto(address);
    await expectPath(page, '/');
  }
  api.on('getOrderStatus', problem('order_not_found'));
  await page.goto('/results?jobId=job-8');
  await expect(page.getByRole('link', { name: 'Open My Order with a Code' })).toBeVisible();
  await expectNoToast(page);
});

test('results: of a season that this page does not know all is shown', async ({ page, api }) => {
  completedOrder(api);
  const result = { ...RESULT, season: 'Mystic Winter', evidence: { ...RESULT.evidence, runnerUp: 'Mystic Spring' } };
  api.on('getOrder', forbidden({ ...order('completed'), analysisResult: result }));
  api.on('getOrderStatus', forbidden({ ...progress('completed'), result }));
  api.on('getAnalysisOrder', forbidden({ status: 'completed', analysisResult: result }));
  api.on('getSharedResult', forbidden({ ...SHARED, season: 'Mystic Winter' }));
  await seedSession(page, { storySeen: [ORDER_ID] });
  const signature = RESULT.overview.signatureColors[0]?.slice(8) ?? '';
  for (const [address, shown] of [
    [SCREEN, signature],
    [`${SCREEN}#palette`, signature],
    [`${SCREEN}#clothing`, RESULT.clothing.guidelines[0] ?? ''],
    [`${SCREEN}#accessories`, RESULT.accessories.glasses[0] ?? ''],
    [`${SCREEN}#hair`, RESULT.hairColor.bestColors[0] ?? ''],
    [`${SCREEN}#makeup`, RESULT.makeup.guidelines[0] ?? ''],
    [`${SCREEN}#celebrities`, RESULT.celebrities[0] ?? ''],
    [`${SCREEN}#evidence`, 'Why not Mystic Spring?'],
    [`${SCREEN}#share`, 'Show a Friend'],
    [`${SCREEN}?view=classic`, RESULT.description],
    [`/analysis/${ORDER_ID}`, RESULT.description],
    ['/shared/token', RESULT.overview.description],
  ] as const) {
    await page.goto(address);
    await expect(page.getByText(shown).first()).toBeVisible();
  }
});

test('classic view: loads status, result and outfits, and names its swatches', async ({ page, api }) => {
  completedOrder(api);
  const answer = api.hold('getOrderStatus', progress('completed'));
  await page.goto(`${SCREEN}?view=classic`);
  await expect(page.getByText('Preparing your premium results...', { exact: true })).toBeVisible();
  expect(api.calls('getOutfits')).toHaveLength(0);
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('True Autumn');
  await expect(page.getByRole('img', { name: 'Drawing of the outfit “Look 1”' })).toBeVisible();
  await expect.poll(() => api.calls('getOutfits')).toMatchObject([{ path: `/api/outfits/${ORDER_ID}` }]);
  for (const name of ['Download PDF', 'Share Results', 'Copy Link']) {
    await expect(page.getByRole('button', { name })).toBeVisible();
  }
  const swatch = page.locator('main li button').first();
  const name = (await swatch.locator('[class*=name]').textContent()) ?? '';
  await swatch.hover();
  await expect(page.getByRole('tooltip')).toContainText(name);
});

test('classic view: without a result it says so on the page', async ({ page, api }) => {
  for (const [reply, title] of [
    [progress('processing'), 'Your analysis is under way'],
    [problem('order_not_found'), 'We can’t find that order in this browser'],
    [problem('internal'), 'No analysis results found'],
  ] as const) {
    api.on('getOrderStatus', reply);
    await page.goto(`${SCREEN}?view=classic`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('No analysis results found')).toBeVisible();
  }
  expect(api.calls('getOutfits')).toHaveLength(0);
});
