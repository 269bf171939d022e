import type { Locator, Page } from '@playwright/test';
import { openQuestions, SCOPE_QUESTION } from '@trueseason/contracts';
import { photograph } from '@trueseason/testing/portraits';
import { expectNoSidewaysScroll } from '../accessibility.ts';
import { literally, PRICE } from '../prices.ts';
import { STEPS } from '../steps.ts';
import type { MockApi } from './support/mock-api.ts';
import { completedOrder, INTENT, ORDER_ID, order, progress } from './support/orders.ts';
import { choosePhotos } from './support/photos.ts';
import { mockProvider } from './support/provider.ts';
import { expect, seedSession, test } from './support/test.ts';

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

async function openMirror(page: Page): Promise<void> {
  await page.goto('/');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Try it on your face' }).click();
  await page.getByRole('button', { name: 'Photo', exact: true }).click();
  const buffer = await photograph('camera-straight');
  await (await chooser).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
}

interface Screen {
  readonly open: (page: Page, api: MockApi) => Promise<unknown>;
  /** What the first screen shows. */
  readonly first: (page: Page) => readonly Locator[];
  /** What of it is bounded on a phone: lengths in pixels, numbers of controls. */
  readonly bounds?: (page: Page) => Promise<readonly (readonly [what: string, size: number, most: number])[]>;
}

const at = (path: string) => (page: Page) => page.goto(path);
const result = (path: string) => async (page: Page, api: MockApi) => {
  completedOrder(api);
  await seedSession(page, { storySeen: [ORDER_ID] });
  await page.goto(path);
};
const headed = (page: Page) => [page.getByRole('main').getByRole('heading').first()];

const SCREENS: Readonly<Record<string, Screen>> = {
  home: {
    open: at('/'),
    first: (page) => [
      page.getByRole('heading', { level: 1 }),
      page.locator('main .lead'),
      page.getByRole('button', { name: 'Try it on your face' }),
      page.getByRole('link', { name: 'Start with three photos' }).first(),
      page.getByText(new RegExp(`^${literally(PRICE)} once`)),
    ],
  },
  sample: { open: at('/sample'), first: headed },
  mirror: {
    open: openMirror,
    first: (page) => [
      page.getByText('which makes you look rested?'),
      ...['Rust', 'Raspberry', 'I can’t tell'].map((name) => page.getByRole('button', { name })),
    ],
  },
  upload: { open: at('/upload'), first: headed },
  'upload with photos': {
    open: async (page, api) => {
      await choosePhotos(page, api);
      await expect(page.getByText('We can measure this one.')).toHaveCount(3);
    },
    // It has moved on to the photos.
    first: (page) => [page.getByRole('heading', { name: 'Selected Photos (3/3)' })],
    bounds: async (page) => {
      const button = await page.getByRole('button', { name: 'Get My Analysis' }).boundingBox();
      const scrolled = await page.evaluate(() => scrollY);
      return [['the end of its button', button ? scrolled + button.y + button.height : Number.NaN, 1200]];
    },
  },
  checkout: {
    open: async (page, api) => {
      await mockProvider(page, api);
      api.on('createPaymentIntent', INTENT);
      await choosePhotos(page, api);
      await page.goto('/checkout');
      await expect(page.getByText('Card form', { exact: true })).toBeVisible();
      await expect(page.getByRole('img', { name: /^Chosen/ })).toHaveCount(3);
    },
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
  analyzing: {
    open: async (page, api) => {
      api.on('getOrderStatus', progress('processing', { openQuestions: openQuestions(null) }));
      await page.goto(`/processing/${ORDER_ID}`);
      await expect(page.getByRole('group', { name: SCOPE_QUESTION.text })).toBeVisible();
    },
    first: headed,
  },
  preview: {
    open: async (page, api) => {
      api.on('getOrder', order('analyzed'));
      await page.goto(`/results-preview/${ORDER_ID}`);
    },
    first: (page) => [...headed(page), page.getByRole('button', { name: 'Unlock My Color Analysis' })],
  },
  premium: {
    open: result(`/results-premium/${ORDER_ID}`),
    first: (page) => [page.getByRole('heading', { name: 'Your Color Identity' })],
  },
  'how sure': { open: at('/how-sure'), first: headed },
  ...Object.fromEntries(STEPS.map((step) => [step, { open: result(`/results/${ORDER_ID}#${step}`), first: headed }])),
};

for (const [name, { open, first, bounds }] of Object.entries(SCREENS)) {
  test(`sizes: ${name} is whole on a phone, a small one, and a desk`, async ({ page, api }) => {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await open(page, api);
      for (const locator of first(page)) await expectAtFirst(locator);
      await page.waitForLoadState('networkidle');
      await expectNoSidewaysScroll(page);
      expect.soft(await textFaults(page), `${name} at ${width}`).toEqual([]);
      if (width !== PHONE_WIDTH) continue;
      for (const [what, size, most] of (await bounds?.(page)) ?? [])
        expect.soft(size, `${name}: ${what}`).toBeLessThanOrEqual(most);
    }
  });
}
