import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import type { AnalysisResult } from '@trueseason/contracts';
import { parseColor } from '../../src/lib/named-colors.ts';
import { textOf, textsOf } from '../../src/order/read-result.ts';
import { clipboard, copied } from './support/device.ts';
import { completedOrder, myOrder, ORDER_ID, order, RESULT } from './support/orders.ts';
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

/** A result in the specification's shape, without a reading. */
const withAccessories = (accessories: Partial<AnalysisResult['accessories']>): AnalysisResult => {
  const { reading: _, ...shape } = RESULT;
  return { ...shape, accessories: { ...RESULT.accessories, ...accessories } } as AnalysisResult;
};

test.beforeEach(async ({ page, api }) => {
  completedOrder(api);
  await seedSession(page, { storySeen: [ORDER_ID] });
});

test('overview: the names of the signature cloths begin where the words below them do', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(SCREEN);
    const hint = page.getByText('Your signature colors. Tap one to copy its code.');
    const { name = '' } = parseColor(RESULT.overview.signatureColors[0] ?? '');
    const left = (words: Locator) =>
      words.evaluate((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return Math.round(range.getBoundingClientRect().left);
      });
    const first = page.locator('li').getByText(name, { exact: true }).first();
    expect(await left(first), `${width}`).toBe(await left(hint));
  }
});

test('wizard: nine steps with dots, Previous and Next, kept by reload and browser back', async ({ page }) => {
  await page.goto(SCREEN);
  const previous = page.getByRole('button', { name: 'Previous' });
  const next = page.getByRole('button', { name: 'Next' });
  await expect(page.getByText('Step 1 of 9', { exact: true })).toBeVisible();
  await expect(previous).toBeDisabled();
  const dots = page.getByRole('navigation', { name: 'Steps' }).getByRole('button');
  for (const [i, title] of TITLES.entries()) {
    await expect(dots.nth(i)).toHaveAccessibleName(`Step ${i + 1}: ${title}`);
  }
  await next.click();
  await expect(page.getByText('Step 2 of 9', { exact: true })).toBeVisible();
  await dots.nth(8).click();
  await expect(page.getByText('Step 9 of 9', { exact: true })).toBeVisible();
  await expect(next).toBeDisabled();
  await page.reload();
  await expect(page.getByText('Step 9 of 9', { exact: true })).toBeVisible();
  await previous.click();
  await expect(page.getByText('Step 8 of 9', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Step 9 of 9', { exact: true })).toBeVisible();
  for (const [name, path] of [
    ['Journal', '/blog'],
    ['FAQs', '/faqs'],
    ['Home', '/'],
  ] as const) {
    await expect(page.getByRole('contentinfo').getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  await expectPath(page, SCREEN);
});

test('wizard, season overview: at most eight signature colors, a tap copies the code and says so for 1 s', async ({
  page,
  api,
}) => {
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

  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
  await swatches.first().click();
  await expect(swatches.first()).toContainText('Copied!');
  expect(await copied(page)).toEqual(['#123ABC']);
  await page.clock.runFor(900);
  await expect(swatches.first()).toContainText('Copied!');
  await page.clock.runFor(100);
  await expect(swatches.first()).not.toContainText('Copied!');
  await expect(swatches.first()).toContainText('#123ABC');
});

test('wizard, color palette: one sheet with all of it is made on the device', async ({ page }) => {
  await page.goto(`${SCREEN}#palette`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save my colors', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('true-autumn-colors.pdf');
  expect((await readFile(await download.path())).toString('latin1').slice(0, 4)).toBe('%PDF');
});

test('wizard, clothing and makeup: guidelines and Pinterest in a new tab', async ({ page }) => {
  for (const [step, guidelines, url] of [
    ['clothing', RESULT.clothing.guidelines.slice(0, 4), RESULT.clothing.pinterestUrl],
    ['makeup', RESULT.makeup.guidelines, RESULT.makeup.pinterestUrl],
  ] as const) {
    await page.goto(`${SCREEN}#${step}`);
    for (const line of guidelines) await expect(page.getByText(line, { exact: true }).first()).toBeVisible();
    const card = page.locator(`a[href="${url}"]`);
    await expect(card).toHaveAttribute('target', '_blank');
    await expect(card).toContainText('Pinterest');
  }
  for (const title of ['Foundation', 'Eyeshadow', 'Blush', 'Lipstick', 'Eyeliner', 'Guidelines']) {
    await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
  }
});

test('wizard, accessories: best metals, jewelry by kind, frames', async ({ page }) => {
  await page.goto(`${SCREEN}#accessories`);
  await expect(page.locator(METAL)).toHaveText(RESULT.accessories.bestMetals ?? []);
  for (const kind of ['Rings', 'Necklaces', 'Earrings', 'Watches']) {
    await expect(page.getByRole('heading', { name: kind, exact: true })).toBeVisible();
  }
  await expect(page.getByText('Layered chains')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Eyewear' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Frame in / }).first()).toBeVisible();
});

const METAL = 'section:has(> div > h2:text-is("Best metals")) li';
const METALS = [
  ['the default five without a word of them', 'Wear what you like.', 'Silver,Gold,Rose Gold,Gunmetal,Brass'],
  ['five at most', 'Brass, copper, bronze, pewter, rose gold and steel.', 'Brass,Copper,Bronze,Pewter,Rose Gold'],
] as const;

for (const [what, metals, shown] of METALS) {
  test(`wizard, accessories: without a list, metals are read from the text: ${what}`, async ({ page, api }) => {
    const jewelry = ['Rings, necklaces, earrings, watches, bracelets, cuffs, bangles, pendants, chains and studs'];
    completedOrder(api, withAccessories({ bestMetals: undefined, metals, jewelry }));
    await page.goto(`${SCREEN}#accessories`);
    await expect(page.locator(METAL)).toHaveText(shown.split(','));
    // At most eight kinds.
    const kinds = 'Rings, Necklaces, Earrings, Watches, Bracelets, Cuffs, Bangles, Pendants';
    await expect(page.getByText(kinds, { exact: true })).toBeVisible();
    for (const name of ['Rings', 'Necklaces', 'Earrings', 'Watches']) {
      await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
    }
  });
}

test('makeup: “Not for me” takes its step out, here and on the premium page, and My data brings it back', async ({
  page,
  api,
}) => {
  const without = order('completed', { makeupAdvice: false });
  completedOrder(api);
  await page.goto(`${SCREEN}#makeup`);
  api.on('putAnswers', without);
  api.on('getOrder', without);
  await page.getByRole('button', { name: 'Not for me' }).click();
  await expect(page.getByText('Step 6 of 8', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Celebrity Inspiration');
  await expect(page.getByText('Makeup is left out').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Makeup/ })).toHaveCount(0);
  await page.goto(`/results-premium/${ORDER_ID}#guide`);
  await expect(page.getByRole('heading', { name: 'Eyewear & Frames' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Makeup & Beauty' })).toHaveCount(0);
  api.on('listMyOrders', [{ ...myOrder(), makeupAdvice: false }]);
  await page.goto('/my-data');
  const mine = page.getByRole('button', { name: 'Bring back makeup' });
  await expect(mine).toBeVisible();
  api.on('listMyOrders', [myOrder()]);
  await mine.click();
  await expect(page.getByRole('button', { name: 'Leave out makeup' })).toBeVisible();
  expect(api.bodies('putAnswers')).toEqual([{ makeupAdvice: false }, { makeupAdvice: true }]);
});

test('wizard, hair, celebrities and evidence', async ({ page }) => {
  await page.goto(`${SCREEN}#hair`);
  for (const line of [...textsOf(RESULT, 'hair'), ...textsOf(RESULT, 'hairGuidelines')])
    await expect(page.getByText(line, { exact: true })).toBeVisible();
  for (const title of ['Guidelines', 'Best colors', 'Colors to avoid']) {
    await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
  }
  await expect(page.getByRole('figure', { name: 'Hair color guide' }).first()).toBeVisible();
  await page.goto(`${SCREEN}#celebrities`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(RESULT.celebrities);
  await page.goto(`${SCREEN}#evidence`);
  // Words first: three sentences without a figure, and the figures behind a tap.
  await expect(page.getByText(textOf(RESULT, 'why'), { exact: true })).toBeVisible();
  await expect(
    page
      .locator('main article')
      .getByText(/\d ?%|±/)
      .filter({ visible: true }),
  ).toHaveCount(0);
  const against = textOf(RESULT, 'second');
  await expect(page.getByText(against, { exact: true })).toBeHidden();
  await page.getByText(`Why not ${RESULT.evidence.runnerUp}?`, { exact: true }).click();
  await expect(page.getByText(against, { exact: true })).toBeVisible();
  await expect(
    page.getByText(/Photos from another day would give the same season in about \d+% of cases/),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What we measured' })).toBeVisible();
});

test('wizard: chapters group the steps, every step has one h1 and headings in order, and none is louder than Next', async ({
  page,
}) => {
  await page.goto(SCREEN);
  const bar = page.getByRole('navigation', { name: 'Steps' });
  for (const chapter of ['You', 'Colors', 'Wear', 'Face', 'Why']) {
    await expect(bar.getByText(chapter, { exact: true })).toBeVisible();
  }
  const ground = (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).backgroundColor);
  const loud = await ground('Next');
  expect(loud).not.toBe(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
  const start = page.getByRole('link', { name: 'Start your analysis' }).first();
  expect(await start.evaluate((link) => getComputedStyle(link).backgroundColor)).not.toBe(loud);
  for (const [i, title] of TITLES.entries()) {
    await bar.getByRole('button', { name: `Step ${i + 1}: ${title}` }).click();
    await expect(page.getByText(`Step ${i + 1} of 9`, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const levels = await page
      .locator('main :is(h1, h2, h3, h4)')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels[0]).toBe(1);
    for (const [k, level] of levels.entries()) expect(level - (levels[k - 1] ?? 1), title).toBeLessThanOrEqual(1);
  }
});

test('wizard, overview: the colors and their name stand above the bar on a laptop, however much is said above them', async ({
  page,
  api,
}) => {
  const evidence = { ...RESULT.evidence, runnerUp: 'Soft Summer' as const, confidence: 0.5 };
  completedOrder(api, { ...RESULT, season: 'Soft Autumn', evidence });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(SCREEN);
  const colors = page.getByRole('group', { name: 'Cloth on the picture' });
  await expect(colors).toBeVisible();
  const bottom = await colors.evaluate((group) => group.lastElementChild?.getBoundingClientRect().bottom ?? 0);
  const bar = await page.getByRole('button', { name: 'Previous' }).evaluate((button) => {
    return button.parentElement?.getBoundingClientRect().top ?? 0;
  });
  expect(bottom).toBeGreaterThan(0);
  expect(bottom).toBeLessThanOrEqual(bar);
});

test('wizard, color palette: the cloth and its handle stand above the bar on a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${SCREEN}#palette`);
  const handle = page.getByRole('slider', { name: /^Divider between / });
  await expect(handle).toBeVisible();
  const bottom = await handle.evaluate((slider) => slider.parentElement?.getBoundingClientRect().bottom ?? 0);
  const bar = await page.getByRole('button', { name: 'Previous' }).evaluate((button) => {
    return button.parentElement?.getBoundingClientRect().top ?? 0;
  });
  expect(bottom).toBeLessThanOrEqual(bar);
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
        const asked = (one as HTMLElement).style;
        const kept = backgroundColor === asked.backgroundColor || (asked.backgroundImage && backgroundImage !== 'none');
        return kept || asked.backgroundColor === '' ? [] : [one.outerHTML.slice(0, 100)];
      }),
    );
    expect(lost, step).toEqual([]);
  }
});
