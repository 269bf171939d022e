import { type OrderStatus, TOASTS } from '@trueseason/contracts';
import { dueCount, duePath, dueText, dueToast, freeze, pass } from './support/clock.ts';
import { refusal, unreachable } from './support/mock-api.ts';
import { completedOrder, ORDER_ID, order, progress } from './support/orders.ts';
import {
  allowAnalytics,
  events,
  expect,
  expectNoToast,
  expectPath,
  seedSession,
  session,
  test,
} from './support/test.ts';

const STAGES: readonly [OrderStatus, number, string][] = [
  ['queued', 25, 'Your photos are in the analysis queue...'],
  ['files_uploaded', 50, 'Photos uploaded! Starting AI analysis...'],
  ['processing', 75, 'AI is analyzing your colors...'],
  ['analyzed', 100, 'Analysis complete! Preparing your results...'],
  ['completed', 100, 'Analysis complete! Redirecting to results...'],
];

test.beforeEach(async ({ page }) => {
  await freeze(page);
  await seedSession(page, { currentOrderId: String(ORDER_ID) });
});

for (const [status, percent, message] of STAGES) {
  test(`newer screen: ${status}`, async ({ page, api }) => {
    api.on('getOrderStatus', progress(status));
    await page.goto('/analyzing');
    await dueText(page, message);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discovering Your Perfect Colors');
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(percent));
    await expect(page.getByText(`${percent}% complete`)).toBeVisible();
    await expect(page.getByText('Analysis usually takes 30-60 seconds.')).toBeVisible();
    await expect(page.getByText(`Analysis ID: ${ORDER_ID}`)).toBeVisible();
    await expect(page.locator('[class*=orbs] span')).toHaveCount(status === 'processing' ? 5 : 0);
  });
}

test('newer screen: asks meanwhile what people know best, and leads on at its time', async ({ page, api }) => {
  const openQuestions = ['naturalHair', 'eyes'] as const;
  const asked = (status: OrderStatus) => progress(status, { openQuestions: [...openQuestions] });
  api.on('getOrderStatus', asked('processing'), asked('analyzed'));
  api.on('putAnswers', order('processing', { openQuestions: ['naturalHair'] }));
  api.on('getOrder', order('analyzed', { openQuestions: ['naturalHair'] }));
  await page.goto('/analyzing');
  await dueText(page, '75% complete');
  await page.getByLabel('Gray-green').check();
  await page.getByLabel('Gray-green').press('ArrowLeft');
  await pass(page, 3000);
  await dueText(page, 'Saved. It counts in your result, and may change it.');
  expect(api.bodies('putAnswers')).toEqual([{ eyes: 'green' }]);
  await dueText(page, '100% complete');
  await page.getByLabel('Auburn').check();
  await pass(page, 1500);
  await duePath(page, `/results-preview/${ORDER_ID}`);
  await expect.poll(() => api.bodies('putAnswers')).toEqual([{ eyes: 'green' }, { naturalHair: 'auburn' }]);
  await expect(page.getByRole('group', { name: 'What color are your eyes?' })).toHaveCount(0);
});

test('newer screen: polls at once, then every 3 s, and stops when it is over', async ({ page, api }) => {
  api.on('getOrderStatus', progress('queued'), progress('processing'), progress('analyzed'));
  api.on('getOrder', order('analyzed'));
  await page.goto('/analyzing');
  await dueText(page, '25% complete');
  await expect
    .poll(() => api.calls('getOrderStatus'))
    .toMatchObject([{ path: `/api/orders/${ORDER_ID}/status`, method: 'GET' }]);
  await pass(page, 2900);
  expect(api.calls('getOrderStatus')).toHaveLength(1);
  await pass(page, 100);
  await dueText(page, '75% complete');
  expect(api.calls('getOrderStatus')).toHaveLength(2);
  await pass(page, 3000);
  await dueText(page, '100% complete');
  await pass(page, 1400);
  await expectPath(page, '/analyzing');
  await pass(page, 100);
  await duePath(page, `/results-preview/${ORDER_ID}`);
  await pass(page, 9000);
  expect(api.calls('getOrderStatus')).toHaveLength(3);
});

test('newer screen: a completed order goes to its results 1.5 s later', async ({ page, api }) => {
  completedOrder(api);
  await allowAnalytics(page);
  await page.goto('/analyzing');
  await dueText(page, '100% complete');
  await pass(page, 1400);
  await expectPath(page, '/analyzing');
  expect(await events(page, 'analysis_complete')).toHaveLength(1);
  await pass(page, 100);
  await duePath(page, `/results/${ORDER_ID}`);
});

test('newer screen: a failed order goes back to the photos with a message', async ({ page, api }) => {
  const photos = [{ position: 2 as const, problems: ['no_face' as const], warnings: [] }];
  const failure = { code: 'photos' as const, message: 'One photo could not be measured.', photos };
  api.on('getOrderStatus', progress('failed', { failure }));
  await page.goto('/analyzing');
  await duePath(page, '/upload');
  await dueToast(page, TOASTS.progressFailed);
  expect(await session(page, 'currentOrderId')).toBe(String(ORDER_ID));
  await dueText(page, 'One photo could not be measured. It’s free to try again.');
  // One alarm, and beside it what to do.
  await expect(page.locator('[data-tone="alarm"]')).toHaveCount(0);
});

test('newer screen: a withdrawn consent is not reported as bad photos', async ({ page, api }) => {
  const failure = { code: 'withdrawn' as const, message: 'You took back your consent.', photos: [] };
  api.on('getOrderStatus', progress('failed', { failure, nextStep: 'new_order' }));
  await page.goto('/analyzing');
  await duePath(page, '/upload');
  await dueToast(page, { ...TOASTS.progressFailed, title: 'This Order Has Ended', text: failure.message });
});

test('newer screen: an order that waits for other photos after its consent was taken back has not ended', async ({
  page,
  api,
}) => {
  const failure = { code: 'withdrawn' as const, message: 'You took back your consent.', photos: [] };
  api.on('getOrderStatus', progress('failed', { failure, nextStep: 'photos' }));
  for (const path of [`/processing/${ORDER_ID}`, `/processing/${ORDER_ID}?view=classic`]) {
    await page.goto(path);
    await duePath(page, `/upload?order=${ORDER_ID}`);
    await dueText(page, `Your order ${ORDER_ID} needs three photos.`);
    await dueText(page, failure.message);
    // A gift recipient has paid nothing.
    await expect(page.getByText(/is paid/)).toHaveCount(0);
    await expectNoToast(page);
  }
});

test('newer screen: a poll that fails is only logged, and polling goes on', async ({ page, api }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  api.on('getOrderStatus', unreachable, refusal(502), progress('processing'));
  await page.goto('/analyzing');
  for (const failures of [1, 2]) {
    await dueCount(page, () => logged.filter((line) => line.startsWith('Status poll failed')).length, failures);
    expect(api.calls('getOrderStatus')).toHaveLength(failures);
    await expect(page.getByText('Finding your order...')).toBeVisible();
    await expect(page.getByText('% complete')).toHaveCount(0);
    await pass(page, 3000);
  }
  await dueText(page, '75% complete');
  await expectNoToast(page);
});

test('newer screen: follows an order by its payment', async ({ page, api }) => {
  api.on('getOrderStatus', progress('processing'));
  await page.goto('/processing/pi_123');
  await dueText(page, `Analysis ID: ${ORDER_ID}`);
  await expect.poll(() => api.calls('getOrderStatus')).toMatchObject([{ path: '/api/orders/pi_123/status' }]);
});

test('newer screen: an order that this browser may not see leads to the lookup', async ({ page, api }) => {
  api.on('getOrderStatus', refusal(404));
  await page.goto(`/processing/${ORDER_ID}`);
  await dueText(page, /We can’t find that order in this browser/);
  await expect(page.getByRole('link', { name: 'Find It by Number' })).toHaveAttribute('href', '/lookup');
  await expect(page.getByRole('link', { name: 'Open My Order with a Code' })).toHaveAttribute('href', '/my-data');
});

test('newer screen: reloading asks again', async ({ page, api }) => {
  api.on('getOrderStatus', progress('processing'));
  await page.goto('/analyzing');
  await dueText(page, '75% complete');
  await page.reload();
  await dueText(page, '75% complete');
  expect(api.calls('getOrderStatus')).toHaveLength(2);
});
