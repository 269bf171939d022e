import { TOASTS } from '@trueseason/contracts';
import { expectAccessible, expectNoSidewaysScroll } from '../accessibility.ts';
import { problem, unreachable } from './support/mock-api.ts';
import { jobAnswer } from './support/orders.ts';
import { choosePhotos } from './support/photos.ts';
import { expect, expectNoToast, expectPath, expectToast, session, test } from './support/test.ts';

const SCREEN = '/processing?session_id=cs_test_1';
/* What it says, when it asks, and where it leads is in processing.test.tsx. */

test.beforeEach(({ api }) => api.on('getSessionJob', { jobId: 'job-7' }));

test('job screen: hands over the photos that waited here; those that fail are kept', async ({ page, api }) => {
  await choosePhotos(page, api);
  api.on('putJobPhotos', unreachable);
  api.on('getJobStatus', jobAnswer('queued'));
  await page.goto(SCREEN);
  const first = page.locator('ol li').first();
  await expectToast(page, TOASTS.uploadFailed);
  await expect(first).toHaveAttribute('data-state', 'waiting');
  expect(await session(page, 'uploadedFiles')).not.toBeNull();
  api.on('putJobPhotos', { success: true });
  await page.getByRole('button', { name: 'Send Them Again' }).click();
  await expect(first).toHaveAttribute('data-state', 'done');
  expect(api.calls('putJobPhotos')[1]).toMatchObject({
    path: '/api/job/job-7/photos',
    fields: ['photos', 'photos', 'photos'],
  });
  expect(await session(page, 'uploadedFiles')).toBeNull();
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
