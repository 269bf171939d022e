import type { Page } from '@playwright/test';
import { photograph } from '@trueseason/testing/portraits';
import { expectAccessible, expectNoSidewaysScroll } from '../accessibility.ts';
import { expect, test, unlockFree, uploadToPreview } from '../journey.ts';

interface Seen {
  readonly analysisResult: { readonly season: string };
  readonly proposal: { readonly proposed: { readonly season: string } } | null;
  readonly reportReady: boolean;
}
const seen = async (page: Page, orderId: string): Promise<Seen> =>
  (await page.request.get(`/api/orders/${orderId}`)).json();

/** Tells hair and eyes under “What only you know”. */
async function tell(page: Page, hair: string, eyes: string): Promise<void> {
  const form = page.locator('form');
  if (!(await form.isVisible())) await page.getByRole('heading', { name: 'What only you know' }).click();
  await form
    .getByRole('group', { name: /natural hair/ })
    .getByLabel(hair, { exact: true })
    .check();
  await form
    .getByRole('group', { name: /color are your eyes/ })
    .getByLabel(eyes, { exact: true })
    .check();
  await form.getByRole('button', { name: 'Update my result' }).click();
}

test('a changed season waits for its owner, who keeps one result and then takes the other', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // A face whose answers speak clearly for another season.
  const photos = ['a', 'b', 'c'].map(async (seed) => ({
    name: `${seed}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await photograph('person-4', { seed }),
  }));
  const orderId = await uploadToPreview(page, await Promise.all(photos));
  await unlockFree(page, 'choice@example.com');
  await page.goto(`/results/${orderId}#evidence`);
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
  const { season: kept } = (await seen(page, orderId)).analysisResult;

  await tell(page, 'Black', 'Dark brown');
  const choice = page.getByRole('region', { name: `in place of ${kept}?` });
  await expect(choice).toBeVisible();
  const { proposal, ...before } = await seen(page, orderId);
  const proposed = proposal?.proposed.season ?? '';
  expect([before.analysisResult.season, before.reportReady]).toEqual([kept, true]);
  await expect(choice.getByText('You told us: black natural hair; dark brown eyes.')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);

  // It waits in every tab and after a reload.
  await page.reload();
  await choice.getByRole('button', { name: `Keep ${kept}` }).click();
  await expect(choice).toHaveCount(0);
  expect(await seen(page, orderId)).toMatchObject({ analysisResult: { season: kept }, proposal: null });

  await tell(page, 'White', 'Dark brown');
  await expect(choice).toBeVisible();
  const next = (await seen(page, orderId)).proposal?.proposed.season ?? proposed;
  await choice.getByRole('button', { name: `Take ${next}` }).click();
  await expect(choice).toHaveCount(0);
  expect(await seen(page, orderId)).toMatchObject({ analysisResult: { season: next }, proposal: null });
  await expect.poll(async () => (await seen(page, orderId)).reportReady, { timeout: 30_000 }).toBe(true);
});
