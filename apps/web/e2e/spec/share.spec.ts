import { BRAND, PROBLEMS } from '@trueseason/contracts';
import sharp from 'sharp';
import { TOASTS } from '../../src/lib/message-texts.ts';
import { expectNoSidewaysScroll } from '../accessibility.ts';
import { clipboard, copied, shared, shareSheet } from './support/device.ts';
import { file, problem } from './support/mock-api.ts';
import { completedOrder, ORDER_ID } from './support/orders.ts';
import { facePhoto } from './support/photos.ts';
import { expect, expectNoToast, expectToast, seedSession, test } from './support/test.ts';

const STEP = `/results/${ORDER_ID}#share`;
const LINK = 'https://trueseason.example/shared/token';

test.beforeEach(async ({ page, api }) => {
  completedOrder(api);
  await seedSession(page, { storySeen: [ORDER_ID] });
});

for (const [ending, toast] of [
  ['taken', TOASTS.resultsShared],
  ['closed', null],
  ['broken', TOASTS.shareFailed],
] as const) {
  test(`share: a share sheet that is ${ending} gets text and link`, async ({ page, api }) => {
    await shareSheet(page, ending);
    await page.goto(STEP);
    await page.getByRole('button', { name: 'Share Results', exact: true }).click();
    if (toast) await expectToast(page, toast);
    await expect.poll(() => api.calls('createShareLink').length).toBe(1);
    // A message would come with its code, which takes a moment.
    if (!toast) await page.waitForTimeout(400);
    if (!toast) await expectNoToast(page);
    const sharedData = { text: `check out my AI color analysis results from ${BRAND.shareName}`, url: LINK };
    expect(await shared(page)).toMatchObject(ending === 'taken' ? [sharedData] : []);
  });
}

test('share: when the link cannot be copied it is shown, and when it cannot be made it says so', async ({
  page,
  api,
}) => {
  await clipboard(page, false);
  await page.goto(STEP);
  const copy = page.getByRole('button', { name: 'Copy Link' });
  await copy.click();
  await expectToast(page, TOASTS.shareFailed);
  const link = page.getByRole('dialog').getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(LINK);
  await link.focus();
  expect(await link.evaluate((field: HTMLInputElement) => field.selectionEnd)).toBe(LINK.length);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(link).toHaveCount(0);
  api.on('createShareLink', problem('internal'));
  await page.getByRole('button', { name: 'Share Results', exact: true }).click();
  await expectToast(page, TOASTS.shareFailed);
  await expect(copy).toHaveText('Copy Link');
});

test('share: without a share sheet the link is copied; Copy Link says for 2 s that it did', async ({ page }) => {
  await clipboard(page);
  await page.clock.install();
  await page.goto(STEP);
  const copy = page.getByRole('button', { name: 'Copy Link' });
  await expect(copy).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await copy.click();
  await expect(copy).toHaveText('Link copied!');
  await page.clock.runFor(1900);
  await expect(copy).toHaveText('Link copied!');
  await page.clock.runFor(100);
  await expect(copy).toHaveText('Copy Link');
  await page.clock.resume();
  await page.getByRole('button', { name: 'Share Results', exact: true }).click();
  await expectToast(page, TOASTS.linkCopied);
  // The first copy may have left the same message.
  await expect.poll(() => copied(page)).toEqual([LINK, LINK]);
});

test('share: sharing is stopped after a question, by keyboard, and can start again', async ({ page, api }) => {
  await clipboard(page);
  api.on('getShareLink', { url: null }, { url: LINK }, { url: null }, { url: `${LINK}-2` });
  api.on('createShareLink', { url: LINK }, { url: `${LINK}-2` });
  api.on('revokeShareLinks', { success: true });
  await page.goto(STEP);
  const copy = page.getByRole('button', { name: 'Copy Link' });
  const stop = page.getByRole('button', { name: 'Stop sharing', exact: true });
  await expect(copy).toBeVisible();
  await expect(stop).toHaveCount(0);
  await copy.click();
  await stop.click();
  const question = page.locator(':focus', {
    hasText: /^Stop sharing\? Anyone with the link will see nothing there anymore\./,
  });
  await expect(question).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(api.calls('revokeShareLinks')).toHaveLength(0);
  // The keyboard goes on where it was.
  await page.keyboard.press('Tab');
  await expect(stop).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const confirmation = page.getByText('Sharing has ended');
  await expect(confirmation).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('summary', { hasText: 'More' })).toBeFocused();
  await expect(stop).toHaveCount(0);
  expect(api.calls('revokeShareLinks')).toMatchObject([{ path: `/api/orders/${ORDER_ID}/share` }]);
  await copy.click();
  await expect(stop).toBeVisible();
  await expect(confirmation).toHaveCount(0);
});

test('share: an existing link can be stopped, and a failure is shown', async ({ page, api }) => {
  api.on('getShareLink', { url: LINK });
  api.on('revokeShareLinks', problem('internal'));
  await page.goto(STEP);
  const stop = page.getByRole('button', { name: 'Stop sharing', exact: true });
  await stop.click();
  await page.getByRole('button', { name: 'Yes, stop sharing' }).click();
  await expectToast(page, {
    title: 'Sharing could not be stopped',
    text: PROBLEMS.internal.message,
    tone: 'destructive',
  });
  // It can be tried again.
  await expect(page.getByRole('button', { name: 'Yes, stop sharing' })).toBeEnabled();
});

test('report: says why it did not come', async ({ page, api }) => {
  await page.goto(STEP);
  for (const [reply, reason] of [
    [problem('internal'), 'Download failed: 500'],
    [problem('order_not_found'), 'Download failed: 404'],
    [file(''), 'Empty PDF received'],
    [problem('report_not_ready'), 'Your report is not ready yet. Please try again in a moment.'],
  ] as const) {
    api.on('getOrderPdf', reply);
    await page.getByRole('button', { name: 'Download PDF' }).click();
    await expectToast(page, TOASTS.downloadFailed(reason));
  }
});

test('share: a picture for a friend, with two cloths, is made on the device', async ({ page, api }) => {
  await facePhoto(api);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/results/${ORDER_ID}#share`);
  const card = page.locator('[data-card]');
  await expect(card).toContainText('Not mine');
  await expect(card).toContainText(new URL(page.url()).host);
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Make a story picture' }).click();
  await expect(page.getByRole('checkbox', { name: 'Show my photo on the card' })).toBeChecked();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  const requestUrls: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && requestUrls.push(request.url()));
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Show a Friend' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('True Autumn-before-and-after.png');
  const { width, height } = await sharp(await download.path()).metadata();
  expect([width, height]).toEqual([1080, 1350]);
  expect(requestUrls).toEqual([]);
  await page.setViewportSize({ width: 375, height: 548 });
  await expectNoSidewaysScroll(page);
});
