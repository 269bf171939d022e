import type { Locator, Page } from '@playwright/test';
import { keysOf } from '@trueseason/contracts';
import { expectNoSidewaysScroll } from '../accessibility.ts';
import { unreachableControls } from '../controls.ts';
import { literally, PRICE } from '../prices.ts';
import { STEPS } from '../steps.ts';
import { openScreen, SCREENS, type ScreenName, stepWithoutPhotos } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const PHONE_WIDTH = 390;
const SIZES = [
  [PHONE_WIDTH, 844],
  [375, 548],
  [1440, 900],
] as const;

/** Words that break over two lines, and texts that a box or the window cuts off. */
const textFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults = new Set<string>();
    const boxesOf = (node: Node, from: number, to: number): DOMRect[] => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      return [...range.getClientRects()];
    };
    const linesOf = (boxes: readonly DOMRect[]): number => new Set(boxes.map(({ top }) => Math.round(top / 4))).size;
    /** The boxes that may cut it off, from the inside; beyond one that scrolls, none can. */
    const clipsOf = (element: Element | null): Element[] => {
      if (!element) return [];
      const { overflowX, overflowY } = getComputedStyle(element);
      const values = [overflowX, overflowY];
      if (values.some((value) => value === 'auto' || value === 'scroll')) return [];
      // Text for speech alone lies in a box of one pixel.
      if (element.clientWidth === 1) return [];
      return [...(values.every((value) => value === 'visible') ? [] : [element]), ...clipsOf(element.parentElement)];
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const text = node.textContent ?? '';
      const parent = node.parentElement;
      if (!text.trim() || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (parent.closest('.visually-hidden, [aria-hidden=true], [data-card], [class*=skip], script, style, option'))
        continue;
      const boxes = boxesOf(node, 0, text.length).filter(({ width }) => width > 0);
      for (const clip of clipsOf(parent)) {
        const { left, right, top, bottom } = clip.getBoundingClientRect();
        // Half of a line's own room, since a font's box is taller than its letters.
        const room = Number.parseFloat(getComputedStyle(parent).fontSize) / 4;
        const isCut = (box: DOMRect) =>
          box.left < left - 1 || box.right > right + 1 || box.top < top - room || box.bottom > bottom + room;
        if (boxes.some(isCut)) faults.add(`cut: ${text}`);
      }
      if (linesOf(boxes) < 2) continue;
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]{3,}/gu)) {
        if (linesOf(boxesOf(node, index, index + word.length)) > 1) faults.add(`broken: ${word}`);
      }
    }
    return [...faults];
  });

/** Fails on what the first screen does not show whole, with nothing over it. */
async function expectAtFirst(locator: Locator): Promise<void> {
  await expect(locator).toBeVisible();
  const fault = () =>
    locator.evaluate((element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) return 'beyond the window';
      const over = [top + 2, top + height / 2, bottom - 2]
        .map((y) => document.elementFromPoint(left + width / 2, y))
        .find((one) => !one?.contains(element) && !element.contains(one));
      return over === undefined ? '' : `under ${over?.outerHTML.slice(0, 90)}`;
    });
  await expect.poll(fault, `${locator} at ${JSON.stringify(locator.page().viewportSize())}`).toBe('');
}

interface FirstScreen {
  /** What the first screen shows. */
  readonly first: (page: Page) => readonly Locator[];
  /** What of it is bounded on a phone: lengths in pixels, numbers of controls. */
  readonly bounds?: (page: Page) => Promise<readonly (readonly [what: string, size: number, most: number])[]>;
}

const headed = (page: Page) => [page.getByRole('main').getByRole('heading').first()];

const FIRST_SCREENS: Readonly<Partial<Record<ScreenName, FirstScreen>>> = {
  home: {
    first: (page) => [
      page.getByRole('heading', { level: 1 }),
      page.locator('main .lead'),
      page.getByRole('button', { name: 'Try it on your face' }),
      page.getByRole('link', { name: 'Start with three photos' }).first(),
      page.getByText(new RegExp(`^${literally(PRICE)} once`)),
    ],
  },
  sample: { first: headed },
  mirror: {
    first: (page) => [
      page.getByText('which makes you look rested?'),
      ...['Rust', 'Raspberry', 'I can’t tell'].map((name) => page.getByRole('button', { name })),
    ],
  },
  upload: { first: headed },
  'upload with photos': {
    // It has moved on to the photos.
    first: (page) => [page.getByRole('heading', { name: 'Selected Photos (3/3)' })],
    bounds: async (page) => {
      const button = await page.getByRole('button', { name: 'Get My Analysis' }).boundingBox();
      const scrolled = await page.evaluate(() => scrollY);
      return [['the end of its button', button ? scrolled + button.y + button.height : Number.NaN, 1200]];
    },
  },
  checkout: {
    first: headed,
    bounds: async (page) => {
      const main = page.getByRole('main');
      const height = async (locator: Locator) => (await locator.boundingBox())?.height ?? Number.NaN;
      const controls = main.locator('a, button, input, select, textarea, summary').filter({ visible: true });
      return [
        ['its length', (await height(main)) - (await height(page.getByText('Card form', { exact: true }))), 1300],
        ['its controls', await controls.count(), 14],
      ];
    },
  },
  analyzing: { first: headed },
  preview: {
    first: (page) => [...headed(page), page.getByRole('button', { name: 'Unlock My Color Analysis' })],
    bounds: async (page) => [['its length', await page.evaluate(() => document.documentElement.scrollHeight), 2000]],
  },
  shared: { first: (page) => [...headed(page), page.getByRole('button', { name: 'Try it on your face' })] },
  premium: { first: (page) => [page.getByRole('heading', { name: 'Your Color Identity' })] },
  howSure: { first: headed },
  ...Object.fromEntries(STEPS.map((step) => [step, { first: headed }])),
  palette: {
    first: headed,
    bounds: async (page) => {
      const cloths = page.locator('main button [class*=cloth]');
      const lines = page.locator('main button [class*=marked]');
      expect(await cloths.count()).toBe(36);
      return [
        ['lower cloths', await cloths.evaluateAll((all) => all.filter((one) => one.clientHeight < 72).length), 0],
        [
          'lone marks',
          await lines.evaluateAll((all) => all.filter((one) => one.getClientRects().length > 1).length),
          0,
        ],
      ];
    },
  },
};

for (const name of keysOf(FIRST_SCREENS)) {
  test(`sizes: ${name} is whole on a phone, a small one, and a desk`, async ({ page, api }) => {
    const { first, bounds } = FIRST_SCREENS[name] ?? { first: headed };
    const step = STEPS.find((one) => one === name);
    const opens = step ? [SCREENS[step], stepWithoutPhotos(step)] : [SCREENS[name]];
    for (const open of opens) {
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        // From another document, since the hero keeps the shape that it began with.
        await page.goto('/robots.txt');
        await openScreen(page, api, open);
        for (const locator of first(page)) await expectAtFirst(locator);
        await expectNoSidewaysScroll(page);
        expect.soft(await textFaults(page), `${name} at ${width}`).toEqual([]);
        if (width !== PHONE_WIDTH) continue;
        for (const [what, size, most] of (await bounds?.(page)) ?? [])
          expect.soft(size, `${name}: ${what}`).toBeLessThanOrEqual(most);
      }
    }
  });
}

/** A phone, the same on its side, and a tablet. */
const HELD = [
  [390, 844],
  [844, 390],
  [820, 1180],
] as const;

const plate = (page: Page) =>
  page
    .locator('main')
    .getByRole('slider', { name: /^Divider between / })
    .locator('..');

/** A face with what is compared on it, and what to choose from. */
const COMPARED: Readonly<Partial<Record<ScreenName, (page: Page) => readonly Locator[]>>> = {
  mirror: (page) => [
    page.getByRole('dialog').getByRole('slider').locator('..'),
    ...['Rust', 'Raspberry', 'I can’t tell'].map((name) => page.getByRole('button', { name })),
  ],
  palette: (page) => [plate(page), page.locator('main fieldset').first()],
  makeup: (page) => [page.locator('main canvas'), ...fieldsets(page)],
  hair: (page) => [page.locator('main canvas'), page.getByRole('group', { name: /^Hair color/ })],
  'garment with a picture': (page) => [
    page.getByRole('button', { name: /^Point at: / }),
    page.locator('main fieldset'),
    page.locator('h2[class*=verdict]'),
  ],
};

const fieldsets = (page: Page) => [
  page.getByRole('group', { name: 'What to try on' }),
  page.getByRole('group', { name: /^Lipstick/ }),
];

/** Scrolls so that the lowest of these ends where the bar at the window's end begins. */
async function scrollToEndOf(locators: readonly Locator[]): Promise<void> {
  const handles = await Promise.all(locators.map((locator) => locator.elementHandle()));
  const [first] = handles;
  await first?.evaluate((_, all) => {
    const end = Math.max(...all.map((one) => one?.getBoundingClientRect().bottom ?? 0));
    const bars = [...document.querySelectorAll('main [class*=moves]')];
    const edge = Math.min(innerHeight, ...bars.map((bar) => bar.getBoundingClientRect().top));
    scrollBy({ top: end - edge + 4, behavior: 'instant' });
  }, handles);
}

for (const name of keysOf(COMPARED)) {
  test(`sizes: ${name} has face, cloth and choices in one window`, async ({ page, api }) => {
    for (const [width, height] of HELD) {
      await page.setViewportSize({ width, height });
      await openScreen(page, api, SCREENS[name]);
      const locators = COMPARED[name]?.(page) ?? [];
      for (const locator of locators) await expect(locator).toBeVisible();
      if (name !== 'mirror') await scrollToEndOf(locators);
      for (const locator of locators) await expectAtFirst(locator);
    }
  });
}

/** Texts that lie over others. */
const overlappingTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lines: { readonly text: string; readonly parent: Element; readonly box: DOMRect }[] = [];
    /** A bar, under which the page scrolls. */
    const isSticky = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'sticky' || isSticky(element.parentElement));
    // A dialog covers the rest.
    const shown = document.querySelector('[role=dialog]') ?? document.body;
    const texts = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim();
      const parent = texts.currentNode.parentElement;
      if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (parent.closest('.visually-hidden, [aria-hidden=true], [class*=skip], script, style, option')) continue;
      if (isSticky(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const box of range.getClientRects()) lines.push({ text, parent, box });
    }
    /** A font's box is taller than its letters, so lines that follow each other share some of it. */
    const isOver = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2;
    const faults = lines.flatMap((one, i) =>
      lines
        .slice(i + 1)
        .filter((other) => one.parent !== other.parent && isOver(one.box, other.box))
        .map((other) => `${one.text} lies over ${other.text}`),
    );
    return [...new Set(faults)];
  });

/** Windows of the smallest phones, with the size of their text. */
const LARGE_TEXTS = [
  [320, '100%'],
  [320, '150%'],
  [390, '200%'],
] as const;

/** Where there is room for text twice as large in the narrowest window, too. */
const LARGEST_TEXTS = [...LARGE_TEXTS, [320, '200%']] as const;

const ENLARGED = {
  mirror: LARGE_TEXTS,
  upload: LARGE_TEXTS,
  checkout: LARGEST_TEXTS,
  evidence: LARGEST_TEXTS,
} as const satisfies Readonly<Partial<Record<ScreenName, readonly unknown[]>>>;

for (const name of keysOf(ENLARGED)) {
  test(`sizes: ${name} has room for large text, and each control can be reached`, async ({ page, api }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openScreen(page, api, SCREENS[name]);
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true;
    });
    for (const [width, textSize] of ENLARGED[name]) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), textSize);
      const about = `${name} at ${width}, ${textSize}`;
      await expectNoSidewaysScroll(page);
      expect.soft(await unreachableControls(page), about).toEqual([]);
      // Long words break where no line has room for them.
      const cut = (await textFaults(page)).filter((fault) => fault.startsWith('cut'));
      expect.soft([...cut, ...(await overlappingTexts(page))], about).toEqual([]);
    }
  });
}
