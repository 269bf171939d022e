import type { JSHandle, Locator } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { expect, test, unlockFree, uploadToPreview } from './journey.ts';

test('lipstick, blush and hair color are tried on the customer’s own photo, only on the device', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  const orderId = await uploadToPreview(page);
  await unlockFree(page, 'try-on@example.com');
  await page.goto(`/results/${orderId}#makeup`);
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
  const room = page.locator('section', { has: page.getByRole('heading', { name: 'Try it on' }) });
  const picture = room.getByRole('img', { name: /^Your photo \d\. Nothing tried on yet\.$/ });
  await expect(picture).toBeVisible();
  await expectAccessible(page);

  const canvas = room.locator('canvas');
  const bare = await canvas.evaluateHandle((node: HTMLCanvasElement) =>
    node.getContext('2d')?.getImageData(0, 0, node.width, node.height),
  );
  /** Where the picture differs from the photo, and how much of it, in shares. */
  const painted = () =>
    canvas.evaluate(
      (node: HTMLCanvasElement, { data, width, height }: ImageData) => {
        const currentData = node.getContext('2d')?.getImageData(0, 0, width, height).data ?? data;
        const box = { share: 0, left: 1, right: 0, top: 1 };
        for (let i = 0; i < data.length; i += 4) {
          if (data[i] === currentData[i] && data[i + 1] === currentData[i + 1] && data[i + 2] === currentData[i + 2])
            continue;
          const x = ((i / 4) % width) / width;
          const y = Math.floor(i / 4 / width) / height;
          box.share += 4 / data.length;
          box.left = Math.min(box.left, x);
          box.right = Math.max(box.right, x);
          box.top = Math.min(box.top, y);
        }
        return box;
      },
      bare as JSHandle<ImageData>,
    );
  const requestUrls: string[] = [];
  page.on('request', (request) => {
    // The result and the garment check are kept for a shop without a network: files are asked for, and nothing said.
    const isKept =
      request.method() === 'GET' && /^\/(garment$|assets\/|outfits\/)/.test(new URL(request.url()).pathname);
    if (!isKept) requestUrls.push(request.url());
  });

  // By keyboard: the first of the season's lipsticks.
  const lipsticks = room.getByRole('group', { name: /^Lipstick/ });
  await lipsticks.getByRole('radio', { name: 'Nothing' }).focus();
  await page.keyboard.press('ArrowRight');
  const name = await lipsticks
    .getByRole('radio')
    .nth(1)
    // Without how it is worn, such as "sheer".
    .evaluate((input) => input.parentElement?.title.split(', ')[0] ?? '');
  await expect(room.locator('figcaption p').first()).toContainText(
    `${name} on your lips. Beside your skin, ${name} is `,
  );
  const lips = await painted();
  expect(lips.share, 'share of the picture that is lips').toBeGreaterThan(0.005);
  expect(lips.share).toBeLessThan(0.06);
  expect(lips.top, 'all of it in the lower half').toBeGreaterThan(0.5);
  expect((lips.left + lips.right) / 2).toBeCloseTo(0.5, 0);

  // Before and after; a second part stays on beside the first.
  await room.getByRole('button', { name: 'Before' }).click();
  await expect(room.locator('figcaption p').first()).toHaveText(/As you took it\.$/);
  expect((await painted()).share).toBe(0);
  await room.getByText('Cheeks', { exact: true }).click();
  await room
    .getByRole('group', { name: /^Blush/ })
    .getByRole('radio')
    .nth(1)
    .press(' ');
  await expect(room.locator('figcaption p').first()).toContainText(/ on your cheeks and .+ on your lips\. /);
  await room.getByLabel('Any other color').fill('#b04a58');
  await expect(room.locator('figcaption p').first()).toContainText('Your own #B04A58 on your cheeks');
  await expectAccessible(page);

  // What is worn is read beside the picture, above the bar that leads on.
  const captionBeside = async (width: number, height: number) => {
    await page.setViewportSize({ width, height });
    await room.last().evaluate((section) => section.scrollIntoView());
    const boxOf = (what: Locator) => what.evaluate((node: Element) => node.getBoundingClientRect().toJSON());
    const caption = await boxOf(room.locator('figcaption p').first());
    const canvasBox = await boxOf(canvas);
    const bar = await page.getByRole('button', { name: 'Previous' }).evaluate((button) => {
      return button.parentElement?.getBoundingClientRect().top ?? 0;
    });
    return { above: caption.bottom <= bar, beside: caption.left >= canvasBox.right };
  };
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const)
    expect(await captionBeside(width, height)).toEqual({ above: true, beside: true });
  await page.setViewportSize({ width: 1280, height: 1400 });
  const download = page.waitForEvent('download');
  await room.getByRole('button', { name: 'Save this picture' }).click();
  expect((await download).suggestedFilename()).toBe('try-on.png');
  expect(
    requestUrls.filter((url) => !url.startsWith('blob:')),
    'what was sent meanwhile',
  ).toEqual([]);

  await room.getByRole('button', { name: 'Take it off' }).click();
  expect((await painted()).share).toBe(0);
  const firstLabel = await room.getByRole('img').getAttribute('aria-label');
  await room.getByRole('button', { name: 'Another photo' }).click();
  await expect(room.getByRole('img')).not.toHaveAttribute('aria-label', firstLabel ?? '');
  await expect(room.getByRole('img', { name: /^Your photo \d\. Nothing tried on yet\.$/ })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  // Hair color: within reach of the own, on a picture with all of the hair, and the face as it is.
  // Where hair is, is looked for now: a worker that is away is asked again.
  const HAIR = /\/photos\/.+show=hair/;
  await page.route(HAIR, (route) => route.fulfill({ status: 503 }));
  await page.goto(`/results/${orderId}#hair`);
  const retryButton = room.getByRole('button', { name: 'Try again' });
  await expect(retryButton).toBeVisible();
  await expectAccessible(page);
  await page.unroute(HAIR);
  await retryButton.click();
  const hairColors = room.getByRole('group', { name: /^Hair color/ });
  await hairColors.getByRole('radio', { name: 'Nothing' }).focus();
  const bareHair = await canvas.evaluate((node: HTMLCanvasElement) => node.toDataURL());
  await page.keyboard.press('ArrowRight');
  await expect(room.getByText(/^.+ in your hair\./)).toBeVisible();
  expect(await canvas.evaluate((node: HTMLCanvasElement) => node.toDataURL())).not.toBe(bareHair);
  await expect(room.getByLabel('Any other color')).toHaveCount(0);
  // Away from the sticky bar, which would cover part of the row.
  await room
    .getByRole('button', { name: 'Take it off' })
    .evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
