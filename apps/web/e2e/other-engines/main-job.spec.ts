import { writeFile } from 'node:fs/promises';
import { expect, type TestInfo, test } from '@playwright/test';
import { photoConsentForm } from '@trueseason/contracts';
import { hexToLab } from '@trueseason/style/color';
import { CELEBRITIES_LEAD } from '@trueseason/style/seasons';
import sharp from 'sharp';
import { garmentPhoto, LATER_HEADINGS, type PhotoFile, threePhotos, webUrl } from '../journey.ts';
import { PRICE } from '../prices.ts';
import type { Engine, Tab } from './engine.ts';
import { firefox } from './firefox.ts';
import { visitorIn } from './visitor.ts';
import { webkit } from './webkit.ts';

for (const engine of [firefox, webkit])
  test(`pays with a card, walks through all nine steps and checks a garment in ${engine.name}`, async () => {
    const isMissing = engine.missing.length > 0 && !process.env.REQUIRE_ENGINES;
    test.skip(isMissing, `${engine.missing.join(' and ')} not installed`);
    const tab = await engine.open();
    try {
      await journey(tab, engine, test.info());
    } catch (error) {
      await test.info().attach('window', { path: await keepFile(test.info(), 'window.png', await tab.screenshot()) });
      throw error;
    } finally {
      await tab.close();
    }
  });

async function journey(tab: Tab, engine: Engine, info: TestInfo): Promise<void> {
  const visitor = visitorIn(tab);
  const noSidewaysScroll = () =>
    visitor.waitFor('no sideways scroll', () => document.documentElement.scrollWidth <= window.innerWidth);
  const filesOf = (photos: readonly PhotoFile[]): Promise<string[]> =>
    Promise.all(photos.map(({ name, buffer }) => keepFile(info, name, buffer)));

  await test.step('three photos', async () => {
    await visitor.open(`${webUrl()}/`);
    await visitor.press('No, thanks');
    await visitor.press('Start with three photos');
    await visitor.press(photoConsentForm({ secondOpinion: false }).statement);
    await visitor.chooseFiles('[data-testid=picker]', await filesOf(await threePhotos()));
    await visitor.sees('Selected Photos (3/3)');
    await noSidewaysScroll();
    await visitor.press('Get My Analysis');
    await visitor.sees('Your Analysis is Ready!');
  });

  await test.step('card', async () => {
    await visitor.press('Unlock My Color Analysis');
    await visitor.fill('Email', `${engine.name.toLowerCase()}@example.com`);
    await visitor.fill('Card number', '4242424242424242');
    await visitor.fill('Expiration', '1240');
    await visitor.fill('Security code', '123');
    await noSidewaysScroll();
    await visitor.press(`Complete Purchase - ${PRICE}`);
  });

  await test.step('reveal', async () => {
    await visitor.press('Skip');
    await visitor.sees('Step 1 of 9');
    expect(await visitor.read(heading)).toMatch(/^(Bright|True|Light|Soft|Dark) (Spring|Summer|Autumn|Winter)$/);
    await visitor.waitFor('the customer’s photo', hasPhotos, 1);
    await noSidewaysScroll();
  });

  /** The palette's last color, which is a bright one. */
  let ownColor = '';
  const shows: Readonly<Record<(typeof LATER_HEADINGS)[number], () => Promise<void>>> = {
    async 'Color Palette'() {
      await visitor.waitFor('the photo in cloth', hasPhotos, 1);
      const swatches = await visitor.read(paletteSwatches);
      expect(swatches.length).toBeGreaterThan(20);
      for (const { hex, computed } of swatches) expect(computed).toBe(hex);
      ownColor = swatches.at(-1)?.hex ?? '';
      // Again where the page scrolled between its answer and the picture.
      await expect(async () => {
        const place = await visitor.read(signatureColor);
        const painted = await paintedAt(tab, place);
        expect(await visitor.read(signatureColor), 'place of the color').toEqual(place);
        expect(painted).toBe(place.hex);
      }).toPass({ timeout: 15_000 });
    },
    async 'Clothing Overview'() {
      await visitor.sees('Style guidelines');
      await visitor.waitFor('drawn outfits', hasDrawings, 3);
    },
    async 'Metals, Jewelry & Glasses'() {
      await visitor.sees('Best metals');
      await visitor.waitFor('drawn metals', hasDrawings, 5);
    },
    async 'Hair Color'() {
      // The photo with its hair waits for a worker, which may be too busy: trying on is seen at the makeup.
      await visitor.sees('Best colors');
      await visitor.waitFor('drawn hair colors', hasDrawings, 3);
    },
    async Makeup() {
      await visitor.waitFor('the photo to try makeup on', hasTryOn);
      const bare = await visitor.read(tryOnPicture);
      await visitor.press(await visitor.read(firstLipstick));
      await expect.poll(() => visitor.read(tryOnPicture)).not.toBe(bare);
    },
    async 'Celebrity Inspiration'() {
      await visitor.sees(CELEBRITIES_LEAD);
    },
    async 'The Evidence'() {
      // Each loads once it is seen.
      for (const position of [1, 2, 3]) await visitor.waitFor(`photo ${position}`, seePhoto, position);
      await visitor.waitFor('lines where they were measured', hasDrawings, 3);
    },
    async 'Share Results'() {
      await visitor.waitFor('the picture to share', hasPhotos, 1);
      await visitor.press('Copy Link');
      await visitor.sees('Link copied!');
    },
  };
  for (const [i, title] of LATER_HEADINGS.entries())
    await test.step(title, async () => {
      await visitor.press('Next: ');
      // The invitation to share opens once.
      if (i === 0) {
        await visitor.sees('Share Your Results!');
        await visitor.press('Next');
      }
      await visitor.sees(`Step ${i + 2} of 9`);
      await expect.poll(() => visitor.read(heading)).toBe(title);
      await shows[title]();
      await noSidewaysScroll();
    });

  await test.step('garment', async () => {
    await visitor.press('Step 3: Clothing Overview');
    await visitor.press('Check a garment by photo');
    await visitor.sees('Compared with your palette');
    await visitor.chooseFiles('main input[type=file]', await filesOf([await garmentPhoto(hexToLab(ownColor))]));
    await visitor.sees('Wear it anywhere, also near your face.');
    await visitor.sees('Wear it with');
    await noSidewaysScroll();
  });

  expect(tab.errors(), 'errors that pages told').toEqual([]);
}

async function keepFile(info: TestInfo, name: string, content: Uint8Array): Promise<string> {
  const path = info.outputPath(name);
  await writeFile(path, content);
  return path;
}

interface PaintedColor {
  readonly hex: string;
  /** Center of the element in CSS pixels. */
  readonly x: number;
  readonly y: number;
}

/** The color in a screenshot of the window. */
async function paintedAt(tab: Tab, { x, y }: PaintedColor): Promise<string> {
  const image = sharp(await tab.screenshot());
  const ratio = await tab.evaluate<number>('devicePixelRatio');
  const at = { left: Math.round(x * ratio), top: Math.round(y * ratio) };
  const pixel = await image
    .extract({ ...at, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return `#${pixel.toString('hex').toUpperCase()}`;
}

/* All of these run in the page. */

const heading = (): string => document.querySelector('main h1')?.textContent ?? '';

const hasPhotos = (count: number): boolean =>
  [...document.querySelectorAll<HTMLImageElement>('main img')].filter((image) => image.naturalWidth > 0).length >=
  count;

/** Scrolls to a photo, and says whether it is loaded. */
function seePhoto(position: number): boolean {
  const photo = document.querySelector(`main [aria-label="Your photos"] > :nth-child(${position})`);
  photo?.scrollIntoView({ block: 'center' });
  return (photo?.querySelector('img')?.naturalWidth ?? 0) > 0;
}

const hasDrawings = (count: number): boolean =>
  [...document.querySelectorAll('main svg')].filter((drawing) => drawing.getBoundingClientRect().width > 0).length >=
  count;

/** Each color's code, and what the engine computes for its swatch. */
function paletteSwatches(): { hex: string; computed: string }[] {
  const channel = (value: string): string => Number(value).toString(16).padStart(2, '0').toUpperCase();
  return [...document.querySelectorAll('main button')].flatMap((button) => {
    const hex = /Copy (#[0-9A-F]{6})/.exec(button.textContent)?.[1];
    const chip = button.querySelector('[style*=background]');
    if (!hex || !chip) return [];
    return { hex, computed: `#${getComputedStyle(chip).backgroundColor.match(/\d+/g)?.map(channel).join('')}` };
  });
}

/** Scrolls to the first of the flat colors beside the photo. */
function signatureColor(): PaintedColor {
  const label = document.querySelector('main fieldset label');
  if (!label) throw new Error('No color beside the photo');
  const [red = 0, green = 0, blue = 0] = getComputedStyle(label).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
  label.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = label.getBoundingClientRect();
  const hex = `#${((red << 16) + (green << 8) + blue).toString(16).padStart(6, '0').toUpperCase()}`;
  return { hex, x: x + width / 2, y: y + height / 2 };
}

/** Whether the photo is there, with nothing tried on. */
const hasTryOn = (): boolean =>
  document.querySelector('main canvas')?.ariaLabel?.endsWith('Nothing tried on yet.') ?? false;

const tryOnPicture = (): string => document.querySelector<HTMLCanvasElement>('main canvas')?.toDataURL() ?? '';

const firstLipstick = (): string =>
  [...document.querySelectorAll('main fieldset:last-of-type label')].map(({ textContent }) => textContent)[1] ?? '';
