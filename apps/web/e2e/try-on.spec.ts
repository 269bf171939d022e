import type { PhotoMark } from '@trueseason/contracts';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { expect, test, unlockFree, uploadToPreview } from './journey.ts';

test('lipstick, blush and brows are tried on the customer’s own photo, on the device alone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  const orderId = await uploadToPreview(page);
  await unlockFree(page, 'try-on@example.com');
  await page.goto(`/results/${orderId}#makeup`);
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
  const room = page.locator('section', { has: page.getByRole('heading', { name: 'Try it on' }) });
  const picture = room.getByRole('img', { name: /^Your photo \d\. Nothing on yet\.$/ });
  await expect(picture).toBeVisible();
  await expectAccessible(page);

  const canvas = room.locator('canvas');
  const pixels = () =>
    canvas.evaluate((node: HTMLCanvasElement) => {
      const { width, height } = node;
      return { width, height, data: [...(node.getContext('2d')?.getImageData(0, 0, width, height).data ?? [])] };
    });
  const bare = await pixels();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));

  // By keyboard: the first of the season's lipsticks.
  const lipsticks = room.getByRole('group', { name: /^Lipstick/ });
  await lipsticks.getByRole('radio', { name: 'Nothing' }).focus();
  await page.keyboard.press('ArrowRight');
  const name = await lipsticks
    .getByRole('radio')
    .nth(1)
    .evaluate((input) => input.parentElement?.title ?? '');
  await expect(room.locator('figcaption')).toHaveText(`${name} on your lips.`);
  const worn = await pixels();

  const photos = (await (await page.request.get(`/api/orders/${orderId}/photos`)).json()) as {
    position: number;
    outlines: PhotoMark[];
  }[];
  const position = Number(/\d/.exec((await canvas.getAttribute('aria-label')) ?? '')?.[0]);
  const marks = photos.find((photo) => photo.position === position)?.outlines ?? [];
  expect(marks.some(({ feature }) => feature === 'lips')).toBe(true);
  const changed: [x: number, y: number][] = [];
  for (let i = 0; i < bare.data.length; i += 4) {
    if ([0, 1, 2].every((c) => bare.data[i + c] === worn.data[i + c])) continue;
    changed.push([(i / 4) % bare.width, Math.floor(i / 4 / bare.width)]);
  }
  const share = changed.length / (bare.data.length / 4);
  expect(share, 'share of the picture that is lips').toBeGreaterThan(0.005);
  expect(share).toBeLessThan(0.06);
  const [xs, ys] = [changed.map(([x]) => x), changed.map(([, y]) => y)];
  expect(Math.min(...ys), 'all of it in the lower half').toBeGreaterThan(bare.height / 2);
  expect((Math.min(...xs) + Math.max(...xs)) / 2 / bare.width).toBeCloseTo(0.5, 0);

  // Before and after; a second part stays on beside the first.
  await room.getByRole('button', { name: 'Before' }).click();
  await expect(room.locator('figcaption')).toHaveText('As you took it.');
  expect((await pixels()).data).toEqual(bare.data);
  await room.getByText('Cheeks', { exact: true }).click();
  await room
    .getByRole('group', { name: /^Blush/ })
    .getByRole('radio')
    .nth(1)
    .press(' ');
  await expect(room.locator('figcaption')).toHaveText(/ on your cheeks and .+ on your lips\.$/);
  await room.getByText('Brows', { exact: true }).click();
  await room.getByLabel('Any other color').fill('#3a2418');
  await expect(room.locator('figcaption')).toContainText('Your own #3A2418 on your brows');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await room.getByRole('button', { name: 'Save this picture' }).click();
  expect((await download).suggestedFilename()).toBe('try-on.png');
  expect(
    sent.filter((url) => !url.startsWith('blob:')),
    'what was sent meanwhile',
  ).toEqual([]);

  await room.getByRole('button', { name: 'Take it off' }).click();
  expect((await pixels()).data).toEqual(bare.data);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.request.delete(`/api/orders/${orderId}/photos`, { headers: { origin: new URL(page.url()).origin } });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Lipstick' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Try it on' })).toHaveCount(0);
});
