import { PROBLEMS } from '@trueseason/contracts';
import { TOASTS } from '../../src/lib/message-texts.ts';
import { due, dueCount, dueText, freeze, pass } from './support/clock.ts';
import { file, problem, refusal } from './support/mock-api.ts';
import { analysisOrder as answer, completedOrder, ORDER_ID, RESULT } from './support/orders.ts';
import { expect, expectPath, expectToast, test } from './support/test.ts';

const SCREEN = `/analysis/${ORDER_ID}`;
const WAITING = 'Thank you! Analysis in Progress...';

test('analysis page: waits, polls every 2 s while it is processed, and stops after five minutes', async ({
  page,
  api,
}) => {
  await freeze(page);
  const first = api.hold('getAnalysisOrder', answer('processing'));
  await page.goto(SCREEN);
  await dueText(page, WAITING);
  first();
  const requestCount = () => api.calls('getAnalysisOrder').length;
  await dueCount(page, requestCount, 1);
  await dueText(page, WAITING);
  await pass(page, 1800);
  expect(requestCount()).toBe(1);
  await pass(page, 300);
  await dueCount(page, requestCount, 2);
  expect(api.calls('getAnalysisOrder')[0]?.path).toBe(`/api/order/${ORDER_ID}`);
  await page.clock.fastForward(297_000);
  await pass(page, 2100);
  await dueText(page, 'Analysis in Progress');
  const last = requestCount();
  expect(last).toBeLessThanOrEqual(4);
  await pass(page, 60_000);
  expect(requestCount()).toBe(last);
});

test('analysis page: the result, its report, and the way home', async ({ page, api }) => {
  completedOrder(api);
  await page.goto(SCREEN);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Color Analysis is Ready!');
  await expect(page.getByText(/sent to you by email.*download it here/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'True Autumn', exact: true })).toBeVisible();
  await expect(page.getByText(RESULT.description, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Core Neutrals',
    'Accent Lights',
    'Accent Brights',
    'Quick Recommendations',
  ]);
  await expect(page.locator('dt')).toHaveText(['Metals', 'Eyewear', 'Makeup']);

  api.on('downloadReport', problem('report_not_ready'));
  const download = page.getByRole('button', { name: 'Download Full Report' });
  await download.click();
  await expectToast(page, TOASTS.reportDownloadFailed);
  api.on('downloadReport', file('%PDF-1.7'));
  const saved = page.waitForEvent('download');
  await download.click();
  expect((await saved).suggestedFilename()).toBe(`color-analysis-report-${ORDER_ID}.pdf`);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expectPath(page, '/');
});

test('analysis page: shows a readable error at once when it cannot be opened', async ({ page, api }) => {
  api.on('getAnalysisOrder', refusal(500, 'broken'));
  await page.goto(SCREEN);
  await expectToast(page, TOASTS.loadFailed());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t open your analysis');
  api.on('getAnalysisOrder', problem('internal'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectToast(page, TOASTS.loadFailed(PROBLEMS.internal.message));
  api.on('getAnalysisOrder', problem('order_not_found'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/We can’t find that order in this browser/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Find It by Number' })).toHaveAttribute('href', '/lookup');
});

test('analysis page: in an outage, the error stays until it opens by itself', async ({ page, api }) => {
  await freeze(page);
  completedOrder(api);
  const away = problem('unavailable');
  api.on('getAnalysisOrder', away, away, answer('completed', { analysisResult: RESULT }));
  await page.goto(SCREEN);
  const retry = page.getByRole('button', { name: 'Try again' });
  await due(page, () => expect(retry).toBeVisible({ timeout: 50 }));
  await retry.focus();
  await pass(page, 1600);
  await dueCount(page, () => api.calls('getAnalysisOrder').length, 2);
  await expect(retry).toBeFocused();
  await pass(page, 1600);
  await dueText(page, 'Your Color Analysis is Ready!');
});

test('analysis page: an order under way ends the wait; one that waits leads on', async ({ page, api }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const waits = page.getByText('Please wait while we complete your color analysis...');
  for (const response of [answer('queued'), answer('files_uploaded'), answer('completed', { analysisResult: null })]) {
    api.on('getAnalysisOrder', response);
    await page.goto(SCREEN);
    await expect(heading).toHaveText('Analysis in Progress');
    await expect(waits).toBeVisible();
  }
  api.on('getAnalysisOrder', answer('failed', { nextStep: 'photos' }));
  await page.goto(SCREEN);
  const add = page.getByRole('link', { name: 'Choose Other Photos' });
  await expect(add).toHaveAttribute('href', `/upload?order=${ORDER_ID}`);
  await expect(waits).toHaveCount(0);
});
