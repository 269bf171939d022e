import type { PhotoMark, PhotoSilhouette } from '@trueseason/contracts';
import sharp from 'sharp';
import { hangCloth } from '../../src/drape/hang-cloth.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../accessibility.ts';
import { expect, test, unlockFree, uploadToPreview } from '../journey.ts';

test('a cloth lies under the chin of the customer’s own photo, and only the cloth changes', async ({ page }) => {
  // High enough that no bar of the wizard lies over the picture.
  await page.setViewportSize({ width: 1280, height: 1400 });
  const orderId = await uploadToPreview(page);
  await unlockFree(page, 'draping@example.com');
  await page.goto(`/results/${orderId}#palette`);
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
  const figure = page.getByRole('figure').filter({ hasText: 'Yours, and' });
  const picture = figure.getByRole('img', { name: /^Your photo \d, with both cloths under the chin$/ });
  await expect(picture).toBeVisible();
  await expectAccessible(page);
  // All of the picture shows the person's own cloth.
  const divider = figure.getByRole('slider', { name: /^Divider between / });
  await divider.focus();
  await page.keyboard.press('End');

  const cloths = page.getByRole('group', { name: 'Your signature colors' });
  const pixels = async () => {
    await expect(picture).toHaveCSS('opacity', '1');
    const image = sharp(await picture.locator('..').screenshot({ animations: 'disabled' })).removeAlpha();
    return image.raw().toBuffer({ resolveWithObject: true });
  };
  const before = await pixels();
  await cloths.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowRight');
  const name = await cloths
    .getByRole('radio')
    .nth(1)
    .evaluate((input) => input.parentElement?.title ?? '');
  await expect(figure.locator('figcaption')).toContainText(name);
  await page.mouse.move(0, 0);
  const after = await pixels();

  const position = Number(/^Your photo (\d)/.exec((await picture.getAttribute('alt')) ?? '')?.[1]);
  const photos = (await (await page.request.get(`/api/orders/${orderId}/photos`)).json()) as {
    position: number;
    outlines: PhotoMark[];
  }[];
  const marks = photos.find((photo) => photo.position === position)?.outlines ?? [];
  const ratio = await picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
  const drape = hangCloth(
    marks.filter((mark): mark is PhotoSilhouette => !('hex' in mark)),
    ratio,
  );
  if (!drape) throw new Error('the face is outlined');
  const { width, height } = before.info;
  let [above, below, clothPixels] = [0, 0, 0];
  for (let x = 0; x < width; x++) {
    const column = (x / width) * (drape.edge.length - 1);
    const edges = drape.edge.slice(Math.floor(column), Math.ceil(column) + 2).map(([, y]) => y * height);
    for (let y = 0; y < height; y++) {
      const i = (y * width + x) * 3;
      const changed = [0, 1, 2].some((c) => Math.abs((before.data[i + c] ?? 0) - (after.data[i + c] ?? 0)) > 2);
      if (y < Math.min(...edges) - 2) above += Number(changed);
      else if (y > Math.max(...edges) + 2) {
        clothPixels += 1;
        below += Number(changed);
      }
    }
  }
  expect(above, 'pixels of the photo that changed').toBe(0);
  expect(below / clothPixels, 'share of the cloth that changed').toBeGreaterThan(0.95);

  // On a phone the cloth with its divider lies within the first screen, between the bars.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoSidewaysScroll(page);
  const bottom = await picture.locator('..').evaluate((plate) => plate.getBoundingClientRect().bottom);
  const bar = await page.getByRole('button', { name: 'Previous' }).evaluate((button) => {
    return button.parentElement?.getBoundingClientRect().top ?? 0;
  });
  expect(bottom).toBeLessThanOrEqual(bar);
  await divider.focus();
  await page.keyboard.press('Home');
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
  await expect(divider).toHaveValue('3');
  await expect(figure.getByText(/Yours, and a color of /)).toBeVisible();
  await expectAccessible(page);
});
