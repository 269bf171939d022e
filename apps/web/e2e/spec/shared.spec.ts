import { BRAND } from '@trueseason/contracts';
import { problem } from './support/mock-api.ts';
import { SHARED } from './support/orders.ts';
import { expect, test } from './support/test.ts';

/** Words that a page about somebody else must not say; what is quoted from their result may. */
const TO_THE_READER = /\byour?\b/i;

test('shared link: shows season, description and signature colors, no measurements', async ({ page, api }) => {
  api.on('getSharedResult', SHARED);
  await page.goto('/shared/token');
  const main = page.locator('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('True Autumn');
  await expect(page).toHaveTitle(`True Autumn · ${BRAND.name}`);
  await expect(main.getByText('Their season', { exact: true })).toBeVisible();
  await expect(main.getByText(SHARED.overview.description, { exact: true })).toBeVisible();
  await expect(main.getByText(SHARED.certainty, { exact: true })).toBeVisible();
  const signature = SHARED.overview.signatureColors.slice(0, 8);
  await expect(main.locator('section:has(> h2:text-is("Signature colors")) li button')).toContainText(
    signature.map((text) => text.slice(8)),
  );
  // Signature colors alone: the palette is what its owner paid for.
  for (const title of [
    'Core neutrals',
    'Accent lights',
    'Accent brights',
    'Colors to Avoid',
    'Key characteristics',
    'On you',
  ]) {
    await expect(main.getByRole('heading', { name: title })).toHaveCount(0);
  }
  for (const hiddenText of ['Color Dimensions', 'runner-up', 'of the odds']) {
    await expect(main.getByText(hiddenText)).toHaveCount(0);
  }
  expect(await page.locator('img[src*="/photos/"]').count()).toBe(0);
  expect(api.calls('getSharedResult')).toHaveLength(1);
  // It speaks of its owner, not to its reader.
  await expect(page.getByText('Their signature colors. Tap one to copy its code.')).toBeVisible();
  await expect(page.getByText(/^About [A-Z]\w+ \w+$/)).toBeVisible();
  const paragraphs = await page.locator('main article').getByRole('paragraph').allTextContents();
  const quoted = [SHARED.overview.description];
  const ownTexts = paragraphs.filter((text) => !quoted.includes(text) && !/with you\.|if you want/.test(text));
  expect(ownTexts.length).toBeGreaterThan(3);
  expect(ownTexts.filter((text) => TO_THE_READER.test(text))).toEqual([]);
  // One that shows nothing any more says so, kindly.
  api.on('getSharedResult', problem('not_found'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No results found');
  await expect(page.getByText('Whoever sent it to you can make a new one.')).toBeVisible();
});

test('shared link: offers the reader’s own mirror at once, and hangs the cloth that is tapped', async ({
  page,
  api,
}) => {
  api.on('getSharedResult', SHARED);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/shared/token');
  const mirror = page.getByRole('button', { name: 'Try it on your face' });
  await expect(mirror).toBeInViewport({ ratio: 1 });
  await mirror.click();
  await expect(page.getByRole('button', { name: 'Camera' })).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: 'Start with three photos' })).toHaveAttribute(
    'href',
    '/upload',
  );
  const cloths = page.getByRole('group', { name: 'Cloth on the picture' });
  const second = SHARED.overview.signatureColors[1] ?? '';
  await cloths.getByRole('radio', { name: second.slice(8) }).check({ force: true });
  await expect(cloths.getByRole('paragraph')).toHaveText(second.slice(8));
  await expect(page.locator(`main svg rect[fill="${second.slice(0, 7)}"]`).first()).toBeVisible();
});
