import type { AnalysisResult } from '@trueseason/contracts';
import { clipboard, copied } from './support/device.ts';
import { completedOrder, ORDER_ID, RESULT } from './support/orders.ts';
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

const withAccessories = (accessories: Partial<AnalysisResult['accessories']>): AnalysisResult => ({
  ...RESULT,
  accessories: { ...RESULT.accessories, ...accessories },
});

test.beforeEach(async ({ page, api }) => {
  completedOrder(api);
  await seedSession(page, { storySeen: [ORDER_ID] });
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
  await expect(page.getByText(RESULT.overview.description, { exact: true })).toBeVisible();
  for (const trait of RESULT.overview.keyCharacteristics) {
    await expect(page.getByText(trait, { exact: true })).toBeVisible();
  }
  const swatches = page.locator('[class*=cloths] li button');
  await expect(swatches).toHaveCount(8);
  await expect(swatches.first()).toContainText('#123ABC');
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
});

test('wizard, color palette: three groups loaded on demand, dimensions and the chart of twelve', async ({ page }) => {
  const knowledge: string[] = [];
  page.on('request', (request) => knowledge.push(request.url()));
  await page.goto(SCREEN);
  await expect(page.getByText('Step 1 of 9')).toBeVisible();
  const before = knowledge.length;
  await page.getByRole('button', { name: 'Next' }).click();
  for (const title of ['Core neutrals', 'Accent lights', 'Accent brights', 'Color Dimensions', 'The 12 seasons']) {
    await expect(page.getByRole('heading', { name: title, level: 3 })).toBeVisible();
  }
  await expect(page.getByRole('img', { name: 'Color dimensions of True Autumn' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'The twelve seasons in ring order' })).toBeVisible();
  await expect(page.locator('main li button [class*=hex]').first()).toHaveText(/^#[0-9A-F]{6}$/);
  expect(knowledge.slice(before).some((url) => /season|autumn/i.test(url))).toBe(true);
});

test('wizard, clothing and makeup: guidelines and Pinterest in a new tab', async ({ page }) => {
  for (const [step, guidelines, url] of [
    ['clothing', RESULT.clothing.guidelines, RESULT.clothing.pinterestUrl],
    ['makeup', RESULT.makeup.guidelines, RESULT.makeup.pinterestUrl],
  ] as const) {
    await page.goto(`${SCREEN}#${step}`);
    for (const line of guidelines) await expect(page.getByText(line, { exact: true }).first()).toBeVisible();
    const card = page.locator(`a[href="${url}"]`);
    await expect(card).toHaveAttribute('target', '_blank');
    await expect(card).toContainText('Pinterest');
  }
  for (const title of ['Foundation', 'Eyeshadow', 'Blush', 'Lipstick', 'Eyeliner', 'Guidelines']) {
    await expect(page.getByRole('heading', { name: title, level: 3 })).toBeVisible();
  }
});

test('wizard, accessories: best metals, jewelry by kind, frames', async ({ page }) => {
  await page.goto(`${SCREEN}#accessories`);
  await expect(page.locator('[class*=metals] > li')).toHaveText(RESULT.accessories.bestMetals ?? []);
  for (const kind of ['Rings', 'Necklaces', 'Earrings', 'Watches']) {
    await expect(page.getByRole('heading', { name: kind, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Eyewear' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Frame in / }).first()).toBeVisible();
});

const METALS = [
  ['the default five without a word of them', 'Wear what you like.', 'Silver,Gold,Rose Gold,Gunmetal,Brass'],
  ['five at most', 'Brass, copper, bronze, pewter, rose gold and steel.', 'Brass,Copper,Bronze,Pewter,Rose Gold'],
] as const;

for (const [what, metals, shown] of METALS) {
  test(`wizard, accessories: without a list, metals are read from the text: ${what}`, async ({ page, api }) => {
    const jewelry = ['Rings, necklaces, earrings, watches, bracelets, cuffs, bangles, pendants, chains and studs'];
    completedOrder(api, withAccessories({ bestMetals: undefined, metals, jewelry }));
    await page.goto(`${SCREEN}#accessories`);
    await expect(page.locator('[class*=metals] > li')).toHaveText(shown.split(','));
    await expect(
      page.getByText('Look for: rings, necklaces, earrings, watches, bracelets, cuffs, bangles, pendants.'),
    ).toBeVisible();
  });
}

test('wizard, hair, celebrities and evidence', async ({ page }) => {
  await page.goto(`${SCREEN}#hair`);
  await expect(page.getByText(RESULT.hairColor.guidance, { exact: true })).toBeVisible();
  for (const title of ['Hair color guide', 'Best colors', 'Colors to avoid']) {
    await expect(page.getByRole('heading', { name: title, level: 3 })).toBeVisible();
  }
  await page.goto(`${SCREEN}#celebrities`);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(RESULT.celebrities.slice(0, 3));
  await page.goto(`${SCREEN}#evidence`);
  await expect(page.getByText(RESULT.evidence.why, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: `Why not ${RESULT.evidence.runnerUp}?` })).toBeVisible();
});
