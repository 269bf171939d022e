import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expectEvenMargins } from './accessibility.ts';
import { expect, fillCard, LATER_HEADINGS, mailTo, test, unlockFree, uploadToPreview } from './journey.ts';
import { PRICE } from './prices.ts';

test('pays with a card and walks away with a season, a palette, a PDF and a mail', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Start with three photos' }).first().click();
  const orderId = await uploadToPreview(page);

  await expect(page.getByRole('heading', { name: 'Your Analysis is Ready!' })).toBeVisible();
  const locked = await page.request.get(`/api/orders/${orderId}`);
  const { analysisResult } = (await locked.json()) as { analysisResult: Record<string, unknown> };
  const toldBefore = [
    'accentBrights',
    'accentLights',
    'certainty',
    'coreNeutrals',
    'finding',
    'locked',
    'morePhotosFor',
    'photosDiffer',
    'places',
    'repeated',
  ];
  expect(Object.keys(analysisResult).sort()).toEqual(toldBefore);

  await page.getByRole('button', { name: 'Unlock My Color Analysis' }).click();
  const pay = page.getByRole('button', { name: `Complete Purchase - ${PRICE}` });
  await expect(pay).toBeDisabled();
  await page.getByLabel('Card number').waitFor();
  await expectEvenMargins(page);
  await page.getByLabel('Email').fill('no address');
  await fillCard(page, '4000000000000002');
  await pay.click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();

  await page.getByLabel('Email').fill('card@example.com');
  await pay.click();
  await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible();
  await expect(pay).toBeEnabled();

  await fillCard(page, '4242424242424242');
  await pay.click();
  await page.waitForURL(`**/results/${orderId}`);
  await expect(page.getByText('Step 1 of 9')).toBeVisible();
  const season = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  expect(season).toMatch(/^(Bright|True|Light|Soft|Dark) (Spring|Summer|Autumn|Winter)$/);

  const mail = await mailTo('card@example.com');
  expect(mail.subject).toContain(season);
  expect(mail.text).toContain(orderId);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`${season}-Professional-Report.pdf`);
  const report = await getDocument({ data: new Uint8Array(await readFile(await file.path())), verbosity: 0 }).promise;
  expect(report.numPages).toBeGreaterThanOrEqual(4);
  const words = (await (await report.getPage(1)).getTextContent()).items.map((item) => ('str' in item ? item.str : ''));
  expect(words.join(' ').replace(/\s+/g, ' ')).toContain(season);
  const toast = page.locator('ol > li[data-tone]');
  await expect(toast.getByText('Professional Report Downloaded', { exact: true })).toBeVisible();
  await expect(toast.getByText(/We emailed it, too/)).toBeVisible();

  await test.step('the link in the mail opens the result in another browser', async () => {
    const link = /https?:\/\/\S*\/open\/\S+/.exec(mail.text)?.[0] ?? '';
    const other = await page.context().browser()?.newContext();
    const guest = await other?.newPage();
    await guest?.goto(link);
    await expect(guest?.getByRole('heading', { level: 1 }) ?? page.locator('never')).toHaveText(season);
    await other?.close();
  });
});

test('opens a result with a promo code that makes it free, and walks through all nine steps', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const orderId = await uploadToPreview(page);
  await unlockFree(page, 'free@example.com');
  expect(page.url()).toContain(`/results/${orderId}`);

  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  for (const [i, heading] of LATER_HEADINGS.entries()) {
    await page.getByRole('button', { name: 'Next' }).click();
    // The invitation to share opens once, when the reveal is left.
    if (i === 0) await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(`Step ${i + 2} of 9`)).toBeVisible();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await mailTo('free@example.com');

  await page.goto('/lookup');
  await page.getByLabel('Email Address').fill('free@example.com');
  await page.getByLabel('Order Number').fill(orderId);
  await page.getByRole('button', { name: 'Find My Results' }).click();
  await page.waitForURL(`**/results/${orderId}`);
});

test('a card that asks for authentication opens the result once it is given', async ({ page }) => {
  const orderId = await uploadToPreview(page);
  await page.getByRole('button', { name: 'Unlock My Color Analysis' }).click();
  await page.getByLabel('Email').fill('secure@example.com');
  await fillCard(page, '4000002760003184');
  await page.getByRole('button', { name: `Complete Purchase - ${PRICE}` }).click();
  const challenge = page.frameLocator('iframe').last();
  await challenge.getByRole('button', { name: /complete/i }).click();
  await page.waitForURL(`**/results/${orderId}`);
  await expect(page.getByText('Step 1 of 9')).toBeVisible();
});
