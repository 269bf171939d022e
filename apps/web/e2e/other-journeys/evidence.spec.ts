import { readFile } from 'node:fs/promises';
import { BRAND } from '@trueseason/contracts';
import { expectAccessible, expectNoSidewaysScroll } from '../accessibility.ts';
import { expect, test, unlockFree, uploadToPreview } from '../journey.ts';

test('the evidence shows what was measured where, and answers change the result at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const orderId = await uploadToPreview(page);
  const locked = (await (await page.request.get(`/api/orders/${orderId}/photos`)).json()) as { outlines: unknown }[];
  expect(locked.map(({ outlines }) => outlines)).toEqual([null, null, null]);

  await unlockFree(page, 'evidence@example.com');
  await page.goto(`/results/${orderId}#evidence`);
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
  // Each loads once it is seen.
  for (const number of [1, 2, 3]) {
    await page
      .getByRole('listitem')
      .filter({ hasText: `Photo ${number}.` })
      .scrollIntoViewIfNeeded();
    await expect(page.locator('svg [data-feature=lips]')).toHaveCount(number);
  }
  await page.getByText(/^Why not /).click();
  await expect(page.getByRole('heading', { name: 'What we measured' })).toBeVisible();
  await expectAccessible(page);

  // On a phone the questions open by their heading.
  const ask = page.getByRole('heading', { name: 'What only you know' });
  await ask.click();
  const questions = page.locator('form');
  await questions.getByRole('group', { name: /dyed/ }).getByLabel('Yes').check();
  await questions.getByRole('button', { name: 'Update my result' }).click();
  const keep = page.getByRole('button', { name: /^Keep / });
  await expect(keep.or(questions.getByText(/^(You are still|Nothing changed)/))).toBeVisible();
  // What was told is shown as told beside a kept season.
  if (await keep.isVisible()) await keep.click();
  await expect(keep).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);

  await page.reload();
  await ask.click();
  await expect(page.getByRole('group', { name: /dyed/ }).getByLabel('Yes')).toBeChecked();
  // A report of the new result follows by itself.
  await expect
    .poll(async () => (await (await page.request.get(`/api/orders/${orderId}`)).json()).reportReady, {
      timeout: 30_000,
    })
    .toBe(true);

  await page.goto(`/results/${orderId}#share`);
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'My data' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download all' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${BRAND.slug}-order-${orderId}.json`);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ order: { id: Number(orderId) } });
  await page.getByRole('button', { name: 'Delete my data …' }).click();
  await page.getByRole('button', { name: 'Delete my photos' }).click();
  await page.getByRole('button', { name: 'Yes, delete the photos' }).click();
  await expect(page.getByText(/no photos any more/)).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/results/${orderId}#evidence`);
  await page.reload();
  await expect(page.getByText(/Your photos and the outlines on them are deleted/)).toBeVisible();
});
