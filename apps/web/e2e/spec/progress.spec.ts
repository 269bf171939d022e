import { type OrderStatus, TOASTS } from '@trueseason/contracts';
import { duePath, dueText, dueToast, freeze, pass } from './support/clock.ts';
import { refusal } from './support/mock-api.ts';
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

test.beforeEach(async ({ page }) => {
  await freeze(page);
  await seedSession(page, { currentOrderId: String(ORDER_ID) });
});

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

test('newer screen: an order that this browser may not see leads to the lookup', async ({ page, api }) => {
  api.on('getOrderStatus', refusal(404));
  await page.goto(`/processing/${ORDER_ID}`);
  await dueText(page, /We can’t find that order in this browser/);
  await expect(page.getByRole('link', { name: 'Find It by Number' })).toHaveAttribute('href', '/lookup');
  await expect(page.getByRole('link', { name: 'Open My Order with a Code' })).toHaveAttribute('href', '/my-data');
});
