import { expectAccessible, expectNoSidewaysScroll } from '../accessibility.ts';
import { STEPS } from '../steps.ts';
import { expect, test } from './support/test.ts';

// A call that a test does not announce fails it, so these make none about an order.

/** He left makeup out. */
const SAMPLE_STEPS = STEPS.filter((step) => step !== 'makeup');

test('sample: the steps of its scope and report pages, each marked, without an order', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/sample');
  for (const [i, step] of SAMPLE_STEPS.entries()) {
    if (i > 0) await page.getByRole('button', { name: 'Next:' }).click();
    await expect(page).toHaveURL(i === 0 ? /\/sample$/ : new RegExp(`#${step}$`));
    await expect(page.getByText(`Step ${i + 1} of ${SAMPLE_STEPS.length}`)).toBeVisible();
    await expect(page.getByText('what our measure says of this painting')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, { scrolls: true });
    await expect(
      page.getByRole('main').getByText(/download pdf|update my result|not for me|check a garment|my data|withdraw/i),
    ).toHaveCount(0);
  }
  for (const sheet of await page.getByRole('list', { name: 'The first four pages' }).getByRole('img').all()) {
    await sheet.scrollIntoViewIfNeeded();
    await expect.poll(() => sheet.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500);
  }
  await page.getByRole('link', { name: 'Start with three photos' }).first().click();
  await page.waitForURL('**/upload');
});

test('sample: the front page, its price and the questions lead there', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('main a[href="/sample"]')).toHaveCount(2);
  await page.goto('/faqs');
  await page.getByRole('group').filter({ hasText: 'What do I get?' }).locator('summary').click();
  await page.getByRole('link', { name: 'Here is a whole one' }).click();
  await expect(page.getByText('what our measure says of this painting')).toBeVisible();
});
