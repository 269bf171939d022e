import type { Page } from '@playwright/test';
import { hexToLab, type Lab } from '@trueseason/style/color';
import { photograph } from '@trueseason/testing/portraits';
import { expectRoomForLargeText } from '../accessibility.ts';
import { garmentPhoto } from '../journey.ts';
import { expectWellMade } from './support/admin.ts';
import { completedOrder, ORDER_ID, RESULT } from './support/orders.ts';
import { expect, test } from './support/test.ts';

const OWN = hexToLab(RESULT.accentBrights[0] ?? '#B54D22');
/** Unlike black, near no color of the second season either. */
const AVOIDED = hexToLab(RESULT.overview.avoidColors.find(({ name }) => name === 'Royal Blue')?.hex ?? '');

const choose = async (page: Page, cloth: Lab): Promise<void> =>
  page.getByLabel('Choose a picture').setInputFiles(await garmentPhoto(cloth));
const verdict = (page: Page) => page.locator('h2[class*=verdict]');

test('garment: a customer’s garment is compared with their palette', async ({ page, api }) => {
  completedOrder(api);
  await page.goto(`/garment?order=${ORDER_ID}`);
  await expect(page.getByText('Compared with your palette: True Autumn')).toBeVisible();
  await expectRoomForLargeText(page, [390]);
  await page.waitForLoadState('networkidle');
  const requestUrls: string[] = [];
  page.on('request', (request) => request.url().startsWith('http') && requestUrls.push(request.url()));
  await choose(page, OWN);
  await expect(verdict(page)).toHaveText('Yours');
  await expect(page.getByRole('list', { name: 'Closest in the palette' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Wear it with' })).toBeVisible();
  await expect(page.getByText('We read the light from the white background.')).toBeVisible();
  await expectWellMade(page);
  await expectRoomForLargeText(page, [390]);
  await choose(page, AVOIDED);
  await expect(verdict(page)).toHaveText('Not yours');
  await expect(page.getByText(/one of your colors to avoid, than to/)).toBeVisible();
  // Nothing of a picture leaves the device.
  expect(requestUrls).toEqual([]);

  await page.goto(`/results/${ORDER_ID}#clothing`);
  await expect(page.getByRole('link', { name: 'Check a garment' }).first()).toHaveAttribute(
    'href',
    `/garment?order=${ORDER_ID}`,
  );
});

test('garment: arrow keys move the point', async ({ page, api }) => {
  completedOrder(api);
  await page.goto(`/garment?order=${ORDER_ID}`);
  await choose(page, OWN);
  const picture = page.getByRole('button', { name: /^Point at: / });
  const marks = picture.locator('span');
  const places = () => marks.evaluateAll((all) => all.map(({ style }) => `${style.left} ${style.top}`));
  await page.getByRole('radio', { name: 'The garment' }).focus();
  // The radios come first.
  await page.keyboard.press('ArrowDown');
  await expect(picture).toHaveAccessibleName(/^Point at: Something white/);
  await page.keyboard.press('Tab');
  await expect(picture).toBeFocused();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp']) await page.keyboard.press(key);
  await expect.poll(places).toContain('56% 47%');
  const positionText = page.getByRole('status').filter({ hasText: 'across' });
  await expect(positionText).toHaveText(/^56% across, 47% down\.\S/);
  expect((await positionText.textContent())?.length).toBeLessThanOrEqual(120);
  await expect(picture).toHaveAccessibleDescription(/^56% across, 47% down/);
  const [garment] = await places();
  await page.keyboard.press('Enter');
  // A spot that isn't white goes, and says why; the arrow keys go on from there.
  await expect(picture).toHaveAccessibleName(/^Point at: Something white/);
  await expect(positionText).toContainText('That spot isn’t white');
  await expect(verdict(page)).toHaveText('Yours');
  expect(await places()).not.toContain('56% 47%');
  await page.keyboard.press('ArrowRight');
  await expect.poll(places).toContain('59% 47%');
  await page.getByText('The garment', { exact: true }).click();
  await expect(positionText).not.toContainText('That spot isn’t white');
  await expect(verdict(page)).toHaveText('Yours');
  await picture.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await places())[0]).not.toBe(garment);
  expect(await places()).not.toContain('59% 47%');
});

test('garment: a face is not judged as one, but the clothes below it are', async ({ page, api }) => {
  completedOrder(api);
  await page.goto(`/garment?order=${ORDER_ID}`);
  const buffer = await photograph('camera-straight');
  await page.getByLabel('Choose a picture').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await expect(verdict(page)).toHaveText('A face, not a garment');
  await expect(page.getByText(/^Point at the garment below it, or choose a picture of/)).toBeVisible();
  await expectWellMade(page);
  const picture = page.getByRole('button', { name: 'Point at: The garment' });
  const box = await picture.boundingBox();
  if (!box) throw new Error('there is a picture');
  await picture.click({ position: { x: box.width / 2, y: box.height * 0.96 } });
  await expect(verdict(page)).not.toHaveText('A face, not a garment');
});

test('garment: a visitor chooses a season', async ({ page }) => {
  await page.goto('/garment');
  const picker = page.getByLabel('Choose a picture');
  await expect(picker).toHaveCount(0);
  await page.getByLabel('Compare with').selectOption('True Autumn');
  // A file that is no picture is reported.
  const buffer = Buffer.from('\0\0\0\x10ftypheic');
  await picker.setInputFiles({ name: 'a.heic', mimeType: 'image/heic', buffer });
  await expect(page.getByRole('alert')).toHaveText(/^a\.heic is in Apple’s HEIC format\. .* JPEG/);
  await choose(page, OWN);
  await expect(verdict(page)).toHaveText('Yours');
  await choose(page, AVOIDED);
  await expect(verdict(page)).toHaveText('Not yours');
  await expect(page.getByRole('link', { name: 'Find my season' })).toHaveAttribute('href', '/upload');
});
