import { type JobStatus, TOASTS } from '@trueseason/contracts';
import { expectAccessible, expectNoSidewaysScroll } from '../accessibility.ts';
import { dueCount, duePath, dueText, dueToast, freeze, pass } from './support/clock.ts';
import { problem, unreachable } from './support/mock-api.ts';
import { completedOrder, jobAnswer, ORDER_ID } from './support/orders.ts';
import { choosePhotos } from './support/photos.ts';
import { expect, expectNoToast, expectPath, expectToast, session, test } from './support/test.ts';

const SCREEN = '/processing?session_id=cs_test_1';
const STEPS = ['Uploading Your Photos', 'Analyzing Your Photos', 'Determining Your Season', 'Generating Your Report'];
const STAGES: readonly [JobStatus, string, number][] = [
  ['queued', 'Setting up your analysis...', 0],
  ['files_uploaded', 'Photos uploaded successfully!', 1],
  ['processing', 'Analyzing your colors—this usually takes <2 min', 2],
  ['done', 'Your colors have arrived!', 4],
];

test.beforeEach(({ api }) => api.on('getSessionJob', { jobId: 'job-7' }));

for (const [status, message, done] of STAGES) {
  test(`job screen: ${status}`, async ({ page, api }) => {
    api.on('getJobStatus', jobAnswer(status));
    await freeze(page);
    await page.goto(SCREEN);
    await dueText(page, message);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message);
    await dueText(page, 'Job ID: job-7');
    for (const [i, step] of STEPS.entries()) {
      await expect(page.locator('ol li').nth(i)).toContainText(step);
      await expect(page.locator('ol li').nth(i)).toHaveAttribute('data-state', i < done ? 'done' : /current|waiting/);
    }
    await expect.poll(() => api.calls('getSessionJob')).toMatchObject([{ path: '/api/session/cs_test_1/job' }]);
  });
}

test('job screen: polls every 3 s, and 2 s after the end goes to the results by job', async ({ page, api }) => {
  completedOrder(api);
  await freeze(page);
  api.on('getJobStatus', jobAnswer('queued'), unreachable, jobAnswer('done'));
  await page.goto(SCREEN);
  await dueText(page, 'Setting up your analysis...');
  // Said only of a status that has come, from which on the 3 s count.
  await dueText(page, 'Add Your Photos');
  for (const polls of [1, 2]) {
    await pass(page, 2800);
    expect(api.calls('getJobStatus')).toHaveLength(polls);
    await pass(page, 220);
    await dueCount(page, () => api.calls('getJobStatus').length, polls + 1);
  }
  await dueText(page, 'Your colors have arrived!');
  await pass(page, 1900);
  await expectPath(page, SCREEN);
  await pass(page, 100);
  await duePath(page, `/results/${ORDER_ID}`);
  await expect.poll(() => api.calls('getOrderStatus')).toMatchObject([{ path: '/api/orders/job-7/status' }]);
  expect(api.calls('getJobStatus')).toHaveLength(3);
});

test('job screen: a failed job says so and stops polling', async ({ page, api }) => {
  await freeze(page);
  api.on('getJobStatus', jobAnswer('failed'));
  await page.goto(SCREEN);
  await dueToast(page, TOASTS.jobFailed);
  await pass(page, 10_000);
  expect(api.calls('getJobStatus')).toHaveLength(1);
  await expectPath(page, SCREEN);
});

test('job screen: a failed job says why and leads to other photos for the same order', async ({ page, api }) => {
  const message = 'We could not find a face on one of your photos.';
  api.on('getJobStatus', jobAnswer('failed', { failure: { code: 'photos', message, photos: [] } }));
  await page.goto(SCREEN);
  await expect(page.getByText(message)).toContainText('We’re emailing you the same link.');
  await expect(page.getByRole('link', { name: 'Choose Other Photos' })).toHaveAttribute('href', '/upload?order=job-7');
});

test('job screen: a paid order without photos asks for them', async ({ page, api }) => {
  api.on('getJobStatus', jobAnswer('queued'));
  await page.goto(SCREEN);
  await expect(page.getByText(/We got your payment\. Now we need three photos/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add Your Photos' })).toHaveAttribute('href', '/upload?order=job-7');
  // Nothing is being uploaded.
  await expect(page.locator('ol li[aria-current]')).toHaveCount(0);
});

test('job screen: a payment that has not arrived is waited for, with a way back to it', async ({ page, api }) => {
  api.on('getJobStatus', jobAnswer('queued', { nextStep: 'payment' }));
  await page.goto(SCREEN);
  await expect(page.getByRole('link', { name: 'Back to the Payment' })).toHaveAttribute('href', '/payment');
});

test('job screen: hands over the photos that waited on this device, which completes step 1', async ({ page, api }) => {
  await choosePhotos(page, api);
  api.on('putJobPhotos', { success: true });
  api.on('getJobStatus', jobAnswer('queued'));
  await page.goto(SCREEN);
  await expect(page.locator('ol li').first()).toHaveAttribute('data-state', 'done');
  await expect
    .poll(() => api.calls('putJobPhotos'))
    .toMatchObject([{ path: '/api/job/job-7/photos', fields: ['photos', 'photos', 'photos'] }]);
  expect(await session(page, 'uploadedFiles')).toBeNull();
});

test('job screen: photos that cannot be sent are kept, with a message', async ({ page, api }) => {
  await choosePhotos(page, api);
  api.on('putJobPhotos', unreachable);
  api.on('getJobStatus', jobAnswer('queued'));
  await page.goto(SCREEN);
  await expectToast(page, TOASTS.uploadFailed);
  await expect(page.locator('ol li').first()).toHaveAttribute('data-state', 'waiting');
  expect(await session(page, 'uploadedFiles')).not.toBeNull();
  api.on('putJobPhotos', { success: true });
  await page.getByRole('button', { name: 'Send Them Again' }).click();
  await expect(page.locator('ol li').first()).toHaveAttribute('data-state', 'done');
  expect(await session(page, 'uploadedFiles')).toBeNull();
});

test('job screen: a job that could not be asked for leads back to the photos', async ({ page, api }) => {
  api.on('getSessionJob', problem('payment_provider_unavailable'));
  await page.goto(SCREEN);
  await expectPath(page, '/upload');
  await expectToast(page, TOASTS.initializeFailed);
});

test('job screen: after paying in another browser it shows how to open the order', async ({ page, api }) => {
  const answer = api.hold('getSessionJob', problem('order_not_found'));
  await page.goto(SCREEN);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finding your order...');
  await expect(page.locator('ol li[aria-current]')).toHaveCount(0);
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('If you just paid, your order is safe');
  await expect(page.getByRole('alert')).toContainText('you don’t have to pay again.');
  await expect(page.getByRole('link', { name: 'Open My Order with a Code' })).toHaveAttribute('href', '/my-data');
  await expect(page.getByRole('link', { name: 'Find It by Number' })).toHaveAttribute('href', '/lookup');
  await expect(page.getByText('Uploading Your Photos')).toHaveCount(0);
  await expectNoToast(page);
  await expectPath(page, SCREEN);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 320, height: 844 });
  await expectNoSidewaysScroll(page);
});

test('job screen: without a session it leads back to the photos', async ({ page }) => {
  await page.goto('/processing');
  await expectPath(page, '/upload');
  await expectToast(page, TOASTS.noSession);
});

test('results by job: an unknown job goes home with a message', async ({ page, api }) => {
  api.on('getOrderStatus', problem('order_not_found'));
  await page.goto('/results?jobId=job-8');
  await expectPath(page, '/');
  await expectToast(page, TOASTS.resultsLoadFailed);
});
