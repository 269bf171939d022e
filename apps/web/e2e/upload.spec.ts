import { agree } from './consent.ts';
import { darkPhoto, expect, test, threePhotos } from './journey.ts';

test('a photo that cannot be measured comes back with advice, and the order takes a better one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const photos = await threePhotos();
  const first = photos[0];
  const second = photos[1];
  const third = photos[2];
  if (!first || !second || !third) throw new Error('three photos were painted');
  await page.goto('/upload');
  await agree(page);
  await page.getByTestId('picker').setInputFiles([first, second, await darkPhoto()]);
  await page.getByRole('button', { name: 'Get My Analysis' }).click();
  await page.waitForURL('**/analyzing');
  await page.waitForURL('**/upload', { timeout: 60_000 });
  await expect(
    page.getByText('There was an issue processing your photos. Please try again.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('Too dark.')).toBeVisible();

  // Its place is free: the others stay.
  await expect(page.getByText('Selected Photos (2/3)')).toBeVisible();
  await page.getByTestId('picker').setInputFiles([third]);
  await page.getByRole('button', { name: 'Get My Analysis' }).click();
  await page.waitForURL('**/results-preview/*', { timeout: 60_000 });
});

test('what has not arrived when the network goes takes no photos away, and leaves a way on', async ({ page }) => {
  // Fetched beside the screen, too late.
  await page.route(/guidelines-dialog-[^/]*\.js$/, (route) => route.abort());
  const messages = page.waitForResponse(/toaster-[^/]*\.js$/);
  await page.goto('/upload');
  await (await messages).finished();
  await page.context().setOffline(true);
  const photos = (await threePhotos()).slice(0, 2);
  // A press long before it is known that they are missing is not the browser's permission to open the picker any more.
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser', { timeout: 3000 });
    await page.getByRole('button', { name: /Drop your photos here or click to browse/ }).click();
    await (await chooser).setFiles(photos);
  }).toPass();
  await expect(page.getByText('Selected Photos (2/3)')).toBeVisible();

  await page.getByRole('button', { name: 'Take One with the Camera' }).click();
  await expect(page.getByText('This Did Not Load', { exact: true })).toBeVisible();
  await expect(page.getByText('Selected Photos (2/3)')).toBeVisible();

  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('uploadedFiles'))).toContain('selfie-2.jpg');
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByText('Selected Photos (2/3)')).toBeVisible();
});
