import { BRAND } from '@trueseason/contracts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectNoSmallText,
  expectPlainWords,
  expectRoomForLargeText,
} from '../accessibility.ts';
import { CONTENT_PAGES } from '../content-pages.ts';
import { expect, test } from '../journey.ts';

const TEXTS = [
  ...CONTENT_PAGES,
  ['/blog/undertones-science', 'The physics of undertone'],
  ['/blog/2026-color-trends', 'The colors of 2026 for all twelve seasons'],
  ['/blog/warm-spring-holiday', 'Party season for a True Spring'],
  ['/blog/not-written', 'We can’t find this article'],
] as const;

const SCREENS = [
  ['/upload', 'AI Color Analysis'],
  ['/payment', 'Personal Color Analysis'],
  ['/gift', 'Give them their colors'],
  ['/lookup', 'Find Your Results'],
  ['/my-data', 'My data'],
  ['/garment', 'Is it yours?'],
  ['/receipt/none', 'Not one of our receipts'],
  ['/admin', 'Admin Access'],
  ['/utm-test', 'Analytics test'],
  ['/no/such/page', '404 Page Not Found'],
] as const;

/** With the narrowest window in which text twice as large has room. */
const PAGES = [
  ...TEXTS.map(([path, heading]) => [path, heading, 320] as const),
  ...SCREENS.map(([path, heading]) => [path, heading, 390] as const),
];

for (const [path, heading, narrowest] of PAGES) {
  test(`reads well for everyone, on a phone, too, and in the dark: ${path}`, async ({ page }) => {
    test.slow();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(BRAND.name));
    await expectPlainWords(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    // It lies over whatever is at the window's end, and half a link is too small to press until one scrolls.
    const refuse = page.getByRole('button', { name: 'No, thanks' });
    if (await refuse.isVisible()) await refuse.click();
    await expectAccessible(page);
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce', forcedColors });
      await expectAccessible(page, { recolored: true });
    }
    await page.emulateMedia({ forcedColors: 'none' });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
      if (width >= narrowest) await expectRoomForLargeText(page);
    }
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSmallText(page);
    }
    expect(errors).toEqual([]);
  });
}

test('what happens to photos has five steps, with the commands that check it', async ({ page }) => {
  await page.goto('/faces');
  await expect(page.getByRole('main').locator('ol > li')).toHaveCount(5);
  for (const command of ['npm run drill -- prove-deletion', 'npm run shop -- verify-audit']) {
    await expect(page.getByText(command, { exact: true })).toBeVisible();
  }
});
