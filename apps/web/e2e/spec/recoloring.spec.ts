import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { keysOf } from '@trueseason/contracts';
import { launchOptions } from '@trueseason/print/chromium';
import sharp from 'sharp';
import { mockApi } from './support/mock-api.ts';
import { openScreen, SCREENS, type ScreenName } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/* Where color is the content, nothing changes it: not a device's own colors, paper, or a browser that darkens pages. */

/** Screens with what of them is color. */
const COLORS: Readonly<Partial<Record<ScreenName, string>>> = {
  palette: 'main li button [class*=cloth] svg, main fieldset label, main [class*=plate] img',
  makeup: 'main [class*=chip], main canvas, main fieldset label[style]',
};

/** The mean colors of the middles of all that a selector finds in view. */
async function colorsOf(page: Page, selector: string): Promise<readonly (readonly number[])[]> {
  const means: number[][] = [];
  for (const part of await page.locator(selector).filter({ visible: true }).all()) {
    await part.scrollIntoViewIfNeeded();
    const box = await part.boundingBox();
    if (!box || box.width < 4 || box.height < 4) continue;
    const clip = {
      x: box.x + box.width * 0.3,
      y: box.y + box.height * 0.35,
      width: box.width * 0.4,
      height: box.height * 0.3,
    };
    const { channels } = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .stats();
    means.push(channels.map(({ mean }) => Math.round(mean)));
  }
  return means;
}

const apart = (a: readonly number[], b: readonly number[] | undefined): number =>
  Math.max(...a.map((value, i) => Math.abs(value - (b?.[i] ?? Number.NaN))));

/** Edges of a size that rounds differently. */
const MOST_APART = 3;

function expectSame(
  colors: readonly (readonly number[])[],
  others: readonly (readonly number[])[],
  what: string,
): void {
  expect(others.length, what).toBe(colors.length);
  const changed = colors.flatMap((color, i) =>
    apart(color, others[i]) <= MOST_APART ? [] : [`${i}: ${color} became ${others[i]}`],
  );
  expect.soft(changed, what).toEqual([]);
}

const OWN_COLORS = {
  dark: { colorScheme: 'dark', forcedColors: 'none', media: 'screen' },
  'forced, dark': { colorScheme: 'dark', forcedColors: 'active', media: 'screen' },
  'forced, light': { colorScheme: 'light', forcedColors: 'active', media: 'screen' },
} as const;

for (const name of keysOf(COLORS)) {
  test(`recoloring: ${name} keeps its colors`, async ({ page, api, baseURL }) => {
    const selector = COLORS[name] ?? '';
    await openScreen(page, api, SCREENS[name]);
    const colors = await colorsOf(page, selector);
    expect(colors.length).toBeGreaterThan(2);
    for (const [scheme, media] of Object.entries(OWN_COLORS)) {
      await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
      expectSame(colors, await colorsOf(page, selector), `${name}, ${scheme}`);
    }
    await expect(page.locator('head meta[name=darkreader-lock]')).toHaveCount(1);

    const options = await launchOptions();
    const darkening = await chromium.launch({
      ...options,
      args: [...options.args, '--enable-features=WebContentsForceDark'],
    });
    try {
      for (const colorScheme of [null, 'light'] as const) {
        const context: BrowserContext = await darkening.newContext({
          baseURL,
          colorScheme,
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
        });
        const darkened = await context.newPage();
        await openScreen(darkened, await mockApi(context), SCREENS[name]);
        expectSame(colors, await colorsOf(darkened, selector), `${name}, darkened, ${colorScheme}`);
        await context.close();
      }
    } finally {
      await darkening.close();
    }
  });
}
