import type { ElementHandle, Page } from '@playwright/test';
import { BRAND } from '@trueseason/contracts';
import sharp from 'sharp';
import { STEPS } from '../steps.ts';
import { completedOrder, myOrder, ORDER_ID } from './support/orders.ts';
import { expect, seedSession, test } from './support/test.ts';

/** Where something is chosen, current or pressed, and what unfolds it. */
const CHOICES = ['overview', 'palette', 'hair', 'makeup', 'evidence', 'share'] as const;

/** The least share of a control's pixels that tells it from its neighbors. */
const LEAST = 0.004;

const CHOSEN = 'main :is(input:checked, [aria-pressed=true], [aria-current], input[type=range])';
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

async function inView(element: ElementHandle<Element> | null) {
  await element?.scrollIntoViewIfNeeded();
  return (await element?.boundingBox()) ?? NOWHERE;
}

async function pixels(page: Page, clip: { x: number; y: number; width: number; height: number }) {
  const shot = await page.screenshot({ clip, animations: 'disabled' });
  return sharp(shot).removeAlpha().raw().toBuffer();
}

test('forced colors: choices and sliders are visible', async ({ page, api }) => {
  completedOrder(api);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
  await seedSession(page, { storySeen: [ORDER_ID] });
  const lost: string[] = [];
  let choiceCount = 0;
  for (const step of CHOICES) {
    await page.goto(`/results/${ORDER_ID}#${step}`);
    await expect(page.getByText(/^Step \d of 9$/)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true;
      for (const bar of document.querySelectorAll<HTMLElement>('[class*=moves]')) bar.style.position = 'static';
    });
    // Handles, since a locator would no longer find what is not chosen any more.
    const chosen = await page.$$(CHOSEN);
    for (const handle of chosen) {
      const whole = (await handle.evaluateHandle((element) => element.closest('label') ?? element)).asElement();
      const { width, height, x, y } = (await handle.isVisible()) ? await inView(whole) : NOWHERE;
      if (width === 0) continue;
      const clip = { x: Math.max(0, x - 4), y: Math.max(0, y - 4), width: width + 8, height: height + 12 };
      const selectedPixels = await pixels(page, clip);
      const name = await handle.evaluate((element) => {
        const isInput = element instanceof HTMLInputElement;
        if (isInput && element.type === 'range') element.parentElement?.querySelector('span')?.remove();
        else if (isInput) element.checked = false;
        else for (const state of ['aria-pressed', 'aria-current']) element.removeAttribute(state);
        return element.closest('label')?.textContent || element.outerHTML;
      });
      const unselectedPixels = await pixels(page, clip);
      const changed = selectedPixels.reduce(
        (sum, value, i) => sum + Number(Math.abs(value - (unselectedPixels[i] ?? 0)) > 40),
        0,
      );
      choiceCount += 1;
      if (changed / selectedPixels.length < LEAST)
        lost.push(`${step}: ${name.slice(0, 80)} ${changed / selectedPixels.length}`);
    }
  }
  expect(lost).toEqual([]);
  expect(choiceCount).toBeGreaterThan(10);
});

test('my data: no two controls have the same name', async ({ page, api }) => {
  api.on('listMyOrders', [myOrder(), { ...myOrder(), id: ORDER_ID + 1 }]);
  await page.goto('/my-data');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(2);
  const tree = await page.getByRole('main').ariaSnapshot();
  const names = [...tree.matchAll(/(?:button|link) "([^"]+)"/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

/** What speech says of a page, line by line, from its accessibility tree. */
async function transcript(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot();
  return tree.split('\n').map((line) => line.trim().replace(/^- /, ''));
}

/** Controls and pictures without a name, which speech passes over or spells out. */
const MUTE = /^(?:button|link|textbox|checkbox|radio|combobox|slider|spinbutton|img|dialog)(?: \[[^\]]*\])*:?$/;
/** Sentences, which are told once a page. */
const SENTENCE = /(?:text|paragraph|status|listitem): (.{40,})$/;

test('speech, from the upload to My data: everything is announced once, and pages have names', async ({
  page,
  api,
}) => {
  test.slow();
  completedOrder(api);
  await seedSession(page, { storySeen: [ORDER_ID] });
  api.on('listMyOrders', [myOrder()]);
  const places = ['/upload', ...STEPS.map((step) => `/results/${ORDER_ID}#${step}`), '/garment', '/my-data', '/lookup'];
  const faults: string[] = [];
  for (const place of places) {
    await page.goto(place);
    await expect(page.locator('[data-prerendered]')).toHaveCount(0);
    await expect(page.locator('[class*=skeleton]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    for (const fold of await page.locator('main details').all())
      await fold.evaluate((one) => one.setAttribute('open', ''));
    const spokenLines = await transcript(page);
    expect(spokenLines.length, place).toBeGreaterThan(10);
    const sentences = spokenLines.flatMap((line) => SENTENCE.exec(line)?.[1] ?? []);
    const twice = sentences.filter((line, i) => sentences.indexOf(line) !== i);
    const mute = spokenLines.filter((line) => MUTE.test(line));
    faults.push(...[...twice, ...mute].map((line) => `${place}: ${line}`));
    const title = (await page.title()).replace(` · ${BRAND.name}`, '');
    if (!spokenLines.some((line) => line.startsWith(`main "${title}`))) faults.push(`${place}: not named ${title}`);
  }
  expect(faults).toEqual([]);
});

test('an old browser shows a notice before anything is bought', async ({ page, api }) => {
  completedOrder(api);
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  for (const path of ['/upload', `/results-preview/${ORDER_ID}`, `/results/${ORDER_ID}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please Update Your Browser');
    await expect(page.getByRole('button')).toHaveCount(0);
  }
});
