import { devices } from '@playwright/test';
import { photograph } from '@trueseason/testing/portraits';
import { boughtResult, CONTROLS, type Control, seesText } from '../spec/support/leading-controls.ts';
import { installPlatform, PLATFORM, pairwisePlatforms } from '../spec/support/odd-platforms.ts';
import { ORDER_ID } from '../spec/support/orders.ts';
import { expect, test } from '../spec/support/test.ts';

/*
 * What a platform says of itself may be odd or missing: on sixty, in which each odd value meets each other, every page that
 * reads them opens, and what leads it answers.
 */

const { defaultBrowserType: _, ...PHONE } = devices['Pixel 7'];
test.use(PHONE);

const PLATFORM_COUNT = 60;
const PER_TEST = 6;

/** Effects that show, since storage may be odd as well. */
const SHOWN = [
  'try it on',
  'another painted face',
  'menu',
  'drop zone',
  'lookup',
  'without an address',
  'sample',
  'preview',
];

const PRESSES: readonly Control[] = [
  ...CONTROLS.filter(({ name }) => SHOWN.some((part) => name.includes(part))),
  {
    name: 'camera: the other way',
    path: '/',
    control: (page) => page.getByRole('button', { name: 'Try it on your face' }),
    takesEffect: async (page) => {
      await page.getByRole('button', { name: 'Camera', exact: true }).click();
      await expect(
        page.getByRole('dialog').getByRole('button', { name: /^Choose (a photo|photos) instead/i }),
      ).toBeVisible();
    },
  },
  {
    name: 'mirror: a photo',
    path: '/',
    control: (page) => page.getByRole('button', { name: 'Try it on your face' }),
    takesEffect: async (page) => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Photo', exact: true }).click();
      const buffer = await photograph('camera-straight');
      await (await chooser).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
      await expect(
        page.getByRole('dialog').getByText(/which makes you look rested|We can’t|This browser/),
      ).toBeVisible();
    },
  },
  {
    name: 'result: on from the colors',
    path: `/results/${ORDER_ID}#palette`,
    prepare: boughtResult,
    control: (page) => page.getByRole('button', { name: /^Next: / }),
    takesEffect: seesText('Step 3 of 9'),
  },
  {
    name: 'result: the link',
    path: `/results/${ORDER_ID}#share`,
    prepare: async (page, api) => {
      await boughtResult(page, api);
      api.on('createShareLink', { url: 'https://shop.example/shared/x' });
    },
    control: (page) => page.getByRole('button', { name: 'Copy Link' }),
    takesEffect: async (page) => {
      const copied = page.getByText('Link copied!').first();
      await expect(copied.or(page.getByRole('dialog').getByLabel('Link'))).toBeVisible();
    },
  },
  {
    name: 'garment: a picture',
    path: `/garment?order=${ORDER_ID}`,
    prepare: boughtResult,
    control: (page) => page.getByText('Choose a picture', { exact: true }),
    takesEffect: async (page) => {
      const buffer = await photograph('camera-straight');
      await page.getByLabel('Choose a picture').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
      await expect(page.locator('main img[src^="blob:"]').or(page.getByRole('alert')).first()).toBeVisible();
    },
  },
];

const PLATFORMS = pairwisePlatforms(PLATFORM_COUNT);

test.describe.configure({ mode: 'parallel' });

for (let first = 0; first < PLATFORM_COUNT; first += PER_TEST)
  test(`odd platforms ${first + 1} to ${first + PER_TEST}`, async ({ page, api, context }) => {
    test.setTimeout(PER_TEST * PRESSES.length * 20_000);
    const faults: string[] = [];
    for (const platform of PLATFORMS.slice(first, first + PER_TEST)) {
      const odd = Object.entries(platform).filter(([, value]) => value !== 'usual');
      const told = odd.map(([name, value]) => `${name} ${value}`).join(', ');
      for (const { name, path, prepare, control, typed, takesEffect } of PRESSES) {
        const visit = platform === PLATFORMS[first] && name === PRESSES[0]?.name ? page : await context.newPage();
        visit.on('pageerror', ({ message }) => faults.push(`${name} with ${told}: ${message}`));
        // Before the platform, whose storage may be full.
        await prepare?.(visit, api);
        await visit.addInitScript(installPlatform);
        for (const [property, value] of odd)
          await visit.addInitScript(
            (PLATFORM as Record<string, Record<string, () => unknown>>)[property]?.[value] ?? '',
          );
        try {
          await visit.goto(path);
          await control(visit).click();
          if (typed) await visit.keyboard.type(typed);
          await takesEffect(visit);
        } catch (error) {
          faults.push(`${name} with ${told}: ${String(error).split('\n')[0]}`);
        }
        await visit.close();
      }
    }
    expect(faults).toEqual([]);
  });
