import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { BRAND } from '@trueseason/contracts';
import { TOASTS } from '../../src/lib/message-texts.ts';
import { due, dueText, dueToast, freeze, pass } from './support/clock.ts';
import { shared, shareSheet } from './support/device.ts';
import { file } from './support/mock-api.ts';
import { completedOrder, ORDER_ID } from './support/orders.ts';
import { expect, expectPath, session, test } from './support/test.ts';

const SCREEN = `/results/${ORDER_ID}`;
const goOn = (page: Page) => page.getByRole('button', { name: 'Next: Color Palette' }).click();
const stay = (page: Page) => pass(page, 20_000);
const modal = (page: Page) => page.getByRole('dialog', { name: 'Share Your Results!' });
/** Its code is fetched when it opens, and React holds such a late part back for up to 300 ms. */
const LATE_PART_MS = 150;
const dueModal = (page: Page) => due(page, () => expect(modal(page)).toBeVisible({ timeout: 50 }), LATE_PART_MS);
const dueClosed = (page: Page) => due(page, () => expect(modal(page)).toBeHidden({ timeout: 50 }), LATE_PART_MS);

test.beforeEach(async ({ page, api }) => {
  completedOrder(api);
  await freeze(page);
});

const ARRIVALS = [
  ['from the preview', `/results-preview/${ORDER_ID}`],
  ['with payment_success=true', `${SCREEN}?payment_success=true`],
  ['with from=payment', `${SCREEN}?from=payment&email=someone%40example.com`],
  ['for the first time in this session', SCREEN],
] as const;

for (const [how, address] of ARRIVALS) {
  test(`share modal: opens once for who arrives ${how}, and clears the query`, async ({ page }) => {
    expect(ORDER_ID).toBeGreaterThanOrEqual(291);
    await page.goto(address);
    await dueText(page, 'Step 1 of 9');
    await stay(page);
    await expect(modal(page)).toBeHidden();
    await expectPath(page, SCREEN);
    await goOn(page);
    await dueModal(page);
    expect(JSON.parse((await session(page, 'storySeen')) ?? '')).toEqual([ORDER_ID]);
    await modal(page).getByRole('button', { name: 'Next' }).click();
    await dueClosed(page);
    await page.reload();
    await dueText(page, 'Step 2 of 9');
    await page.getByRole('button', { name: 'Previous' }).click();
    await dueText(page, 'Step 1 of 9');
    await stay(page);
    await expect(modal(page)).toBeHidden();
  });
}

test('share modal: shows the story, and saves it as a PNG of 1080 by 1920', async ({ page }) => {
  await page.goto(SCREEN);
  await dueText(page, 'Step 1 of 9');
  await goOn(page);
  await dueModal(page);
  const story = modal(page).getByRole('img', { name: /^Story: I'm a True Autumn/, includeHidden: true });
  for (const text of ['AI Color Analysis', "I'M A", 'True', 'Autumn', BRAND.handle])
    await expect(story).toContainText(text);
  const saved = page.waitForEvent('download');
  await modal(page).getByRole('button', { name: 'Save & Share' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('True Autumn-story.png');
  const png = await readFile(await download.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1920]);
  expect(png.length).toBeGreaterThan(20_000);
  await dueClosed(page);
});

test('share modal: hands the story to the share sheet where there is one', async ({ page }) => {
  await shareSheet(page);
  await page.goto(SCREEN);
  await dueText(page, 'Step 1 of 9');
  await goOn(page);
  await dueModal(page);
  await modal(page).getByRole('button', { name: 'Save & Share' }).click();
  await dueToast(page, TOASTS.resultsShared);
  expect(await shared(page)).toEqual([
    {
      text: `check out my AI color analysis results from ${BRAND.shareName} https://trueseason.example/shared/token`,
      files: ['True Autumn-story.png image/png'],
    },
  ]);
  await dueClosed(page);
});

test('share modal: a report that has arrived closes it', async ({ page, api }) => {
  await page.goto(SCREEN);
  await dueText(page, 'Step 1 of 9');
  const arrive = api.hold('getOrderPdf', file('%PDF-1.7'));
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await goOn(page);
  await dueModal(page);
  arrive();
  await dueClosed(page);
});
