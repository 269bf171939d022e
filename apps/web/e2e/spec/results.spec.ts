import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { BRAND, type Outfit, SCOPE_QUESTION } from '@trueseason/contracts';
import { isSure } from '@trueseason/style/seasons';
import { textOf, textsOf } from '../../src/order/read-result.ts';
import { clipboard, copied } from './support/device.ts';
import { analysisOrder, completedOrder, myOrder, ORDER_ID, OUTFITS, order, RESULT } from './support/orders.ts';
import { expect, expectPath, seedSession, test } from './support/test.ts';

const SCREEN = `/results/${ORDER_ID}`;
const TITLES = [
  'Season Overview',
  'Color Palette',
  'Clothing Overview',
  'Metals, Jewelry & Glasses',
  'Hair Color',
  'Makeup',
  'Celebrity Inspiration',
  'Evidence',
  'Share Results',
];

test.beforeEach(async ({ page, api }) => {
  completedOrder(api);
  await seedSession(page, { storySeen: [ORDER_ID] });
});

test('wizard: nine steps with dots, Previous and Next, kept by reload and browser back', async ({ page }) => {
  await page.goto(SCREEN);
  const [previous, next] = ['Previous', 'Next'].map((name) => page.getByRole('button', { name })) as [Locator, Locator];
  const bar = page.getByRole('navigation', { name: 'Steps' });
  const dots = bar.getByRole('button');
  const step = (number: number) => expect(page.getByText(`Step ${number} of 9`, { exact: true })).toBeVisible();
  await expect(previous).toBeDisabled();
  for (const chapter of ['You', 'Colors', 'Wear', 'Face', 'Why'])
    await expect(bar.getByText(chapter, { exact: true })).toBeVisible();
  const titles: string[] = [];
  for (const [i, title] of TITLES.entries()) {
    if (i > 0) await next.click();
    await step(i + 1);
    await expect(dots.nth(i)).toHaveAccessibleName(`Step ${i + 1}: ${title}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    titles.push(await page.title());
  }
  expect(titles[0]).toBe(`True Autumn · ${BRAND.name}`);
  expect(new Set(titles).size).toBe(9);
  await expect(next).toBeDisabled();
  await page.reload();
  await step(9);
  await previous.click();
  await step(8);
  await page.goBack();
  await step(9);
  await dots.nth(1).click();
  await step(2);
  await expectPath(page, SCREEN);
});

test('wizard, overview: eight signature colors at most; a tap copies one, said for 1 s', async ({ page, api }) => {
  const { signatureColors } = RESULT.overview;
  expect(signatureColors.length).toBeGreaterThanOrEqual(7);
  const many = ['#123ABC', 'Old gold', ...signatureColors];
  completedOrder(api, { ...RESULT, overview: { ...RESULT.overview, signatureColors: many } });
  await clipboard(page);
  await page.clock.install();
  await page.goto(SCREEN);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('True Autumn');
  await expect(page.getByRole('button', { name: 'Share Results', exact: true })).toBeVisible();
  for (const id of ['verdict', 'season'] as const) {
    await expect(page.getByText(textOf(RESULT, id), { exact: true })).toBeVisible();
  }
  for (const trait of RESULT.overview.keyCharacteristics) {
    await expect(page.getByText(trait, { exact: true })).toBeVisible();
  }
  const swatches = page.locator('section:has(> h2:text-is("Signature colors")) li button');
  await expect(swatches).toHaveCount(8);
  await expect(swatches.first()).not.toContainText('Copied!');
  await expect(swatches.nth(1)).toContainText('Old gold');
  await expect(page.getByRole('heading', { name: 'Colors to Avoid' })).toBeVisible();
  await expect(page.locator('ul[data-avoid] > li')).toHaveCount(12);

  const startTime = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(startTime + 1000);
  await swatches.first().click();
  await expect(swatches.first()).toContainText('Copied!');
  expect(await copied(page)).toEqual(['#123ABC']);
  await page.clock.runFor(900);
  await expect(swatches.first()).toContainText('Copied!');
  await page.clock.runFor(100);
  await expect(swatches.first()).not.toContainText('Copied!');
  await expect(swatches.first()).toContainText('#123ABC');
});

test('wizard, color palette: sure colors come first in each group, each with a mark that is read out', async ({
  page,
}) => {
  await page.goto(`${SCREEN}#palette`);
  await expect(page.getByText(textOf(RESULT, 'sure'))).toHaveCount(0);
  // What marks mean is said once, where they come first.
  await expect(page.getByText(textOf(RESULT, 'neutrals')).first()).toBeVisible();
  for (const group of ['neutrals', 'lights', 'brights'] as const) {
    const { colors } = RESULT.reading.sections[group];
    const swatches = page.locator('main li', { has: page.getByRole('button', { name: /Copy #/ }) });
    for (const color of colors) {
      const swatch = swatches.filter({ hasText: `Copy ${color.hex}` });
      await expect(swatch.getByRole('img', { name: 'Sure' })).toHaveCount(isSure(color) ? 1 : 0);
    }
  }
});

test('wizard, color palette: one sheet with all of it is made on the device', async ({ page }) => {
  await page.goto(`${SCREEN}#palette`);
  await expect(page.getByRole('button', { name: /Copy #[0-9A-F]{6}/ })).not.toHaveCount(0);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save my colors', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('true-autumn-colors.pdf');
  expect((await readFile(await download.path())).toString('latin1').slice(0, 4)).toBe('%PDF');
});

const HAIR = [...textsOf(RESULT, 'hair'), ...textsOf(RESULT, 'hairGuidelines')];
const CARE = ['Foundation', 'Eyeshadow', 'Blush', 'Lipstick', 'Eyeliner', 'Guidelines'];
const STEPS: readonly (readonly [step: string, lines: readonly string[], headings: readonly string[]])[] = [
  ['clothing', RESULT.clothing.guidelines.slice(0, 4), []],
  ['makeup', RESULT.makeup.guidelines, CARE],
  ['accessories', ['Layered chains'], ['Rings', 'Necklaces', 'Earrings', 'Watches', 'Eyewear']],
  ['hair', HAIR, ['Guidelines', 'Best colors', 'Colors to avoid']],
  ['celebrities', [], RESULT.celebrities],
];

test('wizard: each step says what was worked out, with Pinterest in a new tab', async ({ page }) => {
  for (const [step, lines, headings] of STEPS) {
    await page.goto(`${SCREEN}#${step}`);
    for (const line of lines) await expect(page.getByText(line).first()).toBeVisible();
    for (const name of headings) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    const pins = { clothing: RESULT.clothing.pinterestUrl, makeup: RESULT.makeup.pinterestUrl }[step];
    const card = page.locator(`a[href="${pins}"]`);
    if (pins) await expect(card).toHaveAttribute('target', '_blank');
    if (pins) await expect(card).toContainText('Pinterest');
    if (step === 'hair') await expect(page.getByRole('figure', { name: 'Hair color guide' }).first()).toBeVisible();
    if (step !== 'accessories') continue;
    const metals = page.locator('section:has(> div > h2:text-is("Best metals")) li');
    await expect(metals).toHaveText(RESULT.accessories.bestMetals ?? []);
    await expect(page.getByRole('img', { name: /^Frame in / }).first()).toBeVisible();
  }
});

test('scope: “Not for me” takes makeup out, here and elsewhere, and the evidence brings it back', async ({
  page,
  api,
}) => {
  const scope = ['hair', 'beard', 'suits'] as const;
  const without = order('completed', { scope });
  completedOrder(api);
  await page.goto(`${SCREEN}#makeup`);
  api.on('putAnswers', without);
  api.on('getOrder', without);
  await page.getByRole('button', { name: 'Not for me' }).click();
  await expect(page.getByText('Step 6 of 8', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Celebrity Inspiration');
  await expect(page.getByText('Makeup is left out').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Makeup/ })).toHaveCount(0);
  // Who asked for suits sees what they are made of.
  await page.goto(`${SCREEN}#clothing`);
  for (const name of ['Suits', 'Shirts', 'Ties'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await page.goto(`/results-premium/${ORDER_ID}#guide`);
  await expect(page.getByRole('heading', { name: 'Eyewear & Frames' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Makeup & Beauty' })).toHaveCount(0);
  api.on('getAnalysisOrder', analysisOrder('completed', { scope }));
  await page.goto(`/analysis/${ORDER_ID}`);
  await expect(page.getByText('Eyewear', { exact: true })).toBeVisible();
  await expect(page.getByText('Makeup', { exact: true })).toHaveCount(0);
  api.on('listMyOrders', [myOrder()]);
  await page.goto('/my-data');
  await page.getByRole('link', { name: 'See what you told us' }).click();
  const question = page.getByRole('group', { name: SCOPE_QUESTION.text });
  await expect(question.getByLabel('Clothes')).toBeChecked();
  await expect(question.getByLabel('Makeup')).not.toBeChecked();
  api.on('putAnswers', order('completed', { scope: [...scope, 'makeup'] }));
  await question.getByLabel('Makeup').check();
  await expect(page.getByText('Step 8 of 9', { exact: true })).toBeVisible();
  expect(api.bodies('putAnswers')).toEqual([{ scope }, { scope: [...scope, 'makeup'] }]);
});

test('scope: only clothes leave seven steps and looks without suits, and no choice brings back all', async ({
  page,
  api,
}) => {
  completedOrder(api);
  api.on('getOrder', order('completed', { scope: [] }));
  const tailored = RESULT.reading.outfits.filter(({ garments }) => garments.some(({ kind }) => kind === 'blazer'));
  expect(tailored.length).toBeGreaterThan(0);
  api.on(
    'getOutfits',
    RESULT.reading.outfits.map(({ id, name }) => ({ ...(OUTFITS[0] as Outfit), id, name })),
  );
  await page.goto(`${SCREEN}#clothing`);
  await expect(page.getByText('Step 3 of 7', { exact: true })).toBeVisible();
  const looks = page.getByRole('img', { name: /^Drawing of the outfit/ });
  await expect(looks).toHaveCount(RESULT.reading.outfits.length - tailored.length);
  await page.goto(`${SCREEN}#evidence`);
  const clothes = page.getByRole('group', { name: SCOPE_QUESTION.text }).getByLabel('Clothes');
  api.on('putAnswers', order('completed'));
  await clothes.uncheck();
  await expect(page.getByText('Step 8 of 9', { exact: true })).toBeVisible();
  await expect(clothes).not.toBeChecked();
  expect(api.bodies('putAnswers')).toEqual([{ scope: null }]);
});

test('wizard, evidence: words first, and the figures behind a tap', async ({ page }) => {
  await page.goto(`${SCREEN}#evidence`);
  await expect(page.getByText(textOf(RESULT, 'why'), { exact: true })).toBeVisible();
  const figures = page.locator('main article').getByText(/\d ?%|±/);
  await expect(figures.filter({ visible: true })).toHaveCount(0);
  const against = page.getByText(textOf(RESULT, 'second'), { exact: true });
  await expect(against).toBeHidden();
  await page.getByText(`Why not ${RESULT.evidence.runnerUp}?`, { exact: true }).click();
  await expect(against).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What we measured' })).toBeVisible();
  // The bars of the runner-up say how long they are.
  await expect(page.locator('main ol li').filter({ hasText: /, (under |over )?\d+%$/ })).not.toHaveCount(0);
});

test('results: with text twice as large on a phone, bars take no more than a third of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const covered = () =>
    page.evaluate(() => {
      // Within the page, away from its ends, where bars stand in their own places.
      window.scrollTo(0, document.documentElement.scrollHeight / 2);
      return [...document.querySelectorAll('*')]
        .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
        .map((element) => element.getBoundingClientRect())
        .reduce((sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)), 0);
    });
  await page.goto(SCREEN);
  await expect(page.getByText('Step 1 of 9')).toBeVisible();
  expect(await covered()).toBeGreaterThan(80);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expect.poll(covered).toBeLessThan(844 / 3);
});

test('high contrast leaves every color on offer a color', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const step of ['palette', 'hair', 'makeup']) {
    await page.goto(`${SCREEN}#${step}`);
    const colored = page.locator('main [style*="background"]');
    await expect(colored.first()).toBeAttached();
    const lost = await colored.evaluateAll((all) =>
      all.flatMap((one) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(one);
        const style = (one as HTMLElement).style;
        const isKept =
          backgroundColor === style.backgroundColor || (style.backgroundImage && backgroundImage !== 'none');
        return isKept || style.backgroundColor === '' ? [] : [one.outerHTML.slice(0, 100)];
      }),
    );
    expect(lost, step).toEqual([]);
  }
});
