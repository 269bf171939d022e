import { TOASTS } from '../../src/lib/message-texts.ts';
import { unreachable } from './support/mock-api.ts';
import { jobAnswer } from './support/orders.ts';
import { choosePhotos } from './support/photos.ts';
import { expect, expectToast, session, test } from './support/test.ts';

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
