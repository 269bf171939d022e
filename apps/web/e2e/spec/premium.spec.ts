import { COOL_WINTER, colorNameOr } from '@trueseason/style/seasons';
import { TOASTS } from '../../src/lib/message-texts.ts';
import { textOf } from '../../src/order/read-result.ts';
import { clipboard } from './support/device.ts';
import { file, forbidden } from './support/mock-api.ts';
import { completedOrder, ORDER_ID, OUTFITS, order, RESULT } from './support/orders.ts';
import { expect, expectToast, test } from './support/test.ts';

const SCREEN = `/results-premium/${ORDER_ID}`;

test('premium: five steps; Previous is disabled on the first, Next on the last', async ({ page, api }) => {
  completedOrder(api);
  await page.goto(SCREEN);
  const previous = page.getByRole('button', { name: 'Previous' });
  const next = page.getByRole('button', { name: 'Next' });
  const titles = [
    'Your Color Identity',
    'Your Complete Palette',
    'Your WOW Colors',
    'Professional Styling Guide',
    'Curated Looks',
  ];
  for (const [i, title] of titles.entries()) {
    await expect(page.getByRole('heading', { name: `Step ${i + 1} of 5`, exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(previous).toBeEnabled({ enabled: i > 0 });
    await expect(next).toBeEnabled({ enabled: i < 4 });
    if (i < 4) await next.click();
  }
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Step 5 of 5', exact: true })).toBeVisible();
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('button').first().click();
  await expect(page.getByRole('heading', { name: 'Step 1 of 5', exact: true })).toBeVisible();
});

test('premium: identity, palette, WOW colors and styling guide of the season', async ({ page, api }) => {
  const accentBrights = ['#123ABC', ...RESULT.accentBrights];
  const result = { ...RESULT, accentBrights };
  expect(accentBrights.length).toBeGreaterThan(6);
  completedOrder(api, result);
  await page.goto(SCREEN);
  for (const text of [
    'You are a True Autumn',
    ...(['verdict', 'tagline', 'personality', 'signature'] as const).map((id) => textOf(RESULT, id)),
    RESULT.description,
  ]) {
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  }
  await page.goto(`${SCREEN}#palette`);
  const groups = page.locator('section', { has: page.getByRole('heading', { level: 4 }) });
  for (const [title, colors] of [
    ['Foundation Neutrals', result.coreNeutrals],
    ['Accent Lights', result.accentLights],
    ['Statement Brights', result.accentBrights],
  ] as const) {
    const group = groups.filter({ has: page.getByRole('heading', { name: title, exact: true }) }).last();
    await expect(group.locator('li')).toHaveCount(colors.length);
    await expect(group.locator('ul')).toHaveAttribute('style', /--columns:\s?6/);
  }
  await page.goto(`${SCREEN}#wow`);
  const wow = page.locator('[class*=wow] > li');
  await expect(wow).toHaveCount(6);
  await expect(wow.getByRole('heading')).toHaveText(accentBrights.slice(0, 6).map(colorNameOr));
  await expect(wow.first()).toContainText('#123ABC');
  const uses = ['statement pieces', 'accessories', 'special occasions'];
  for (let i = 0; i < 6; i++) await expect(wow.nth(i)).toContainText(uses[i % 3] ?? '');
  await expect(page.getByText('Pro tip:')).toBeVisible();
  await expect(page.getByText(/near your face/)).toBeVisible();
  await page.goto(`${SCREEN}#guide`);
  const { metals, makeup, eyewear } = RESULT.recommendations;
  for (const [title, text] of [
    ['Best Metals & Jewelry', metals],
    ['Makeup & Beauty', makeup],
    ['Eyewear & Frames', eyewear],
  ] as const) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  }
  await expect(page.locator('section:has(> div > h4:text-is("Shopping Strategy")) li')).toHaveCount(4);
});

test('premium: looks with their shop links, and a text while there are none', async ({ page, api }) => {
  completedOrder(api);
  api.on('getOutfits', []);
  await page.goto(`${SCREEN}#looks`);
  await expect(page.getByText('Curating your perfect outfits...', { exact: true })).toBeVisible();
  api.on('getOutfits', OUTFITS);
  await page.reload();
  const look = page.locator('main li').filter({ has: page.getByRole('img', { name: /Look 1/ }) });
  for (const text of ['Look 1', 'A shop', '$40–80', 'Shop This Look']) await expect(look).toContainText(text);
  await expect(look.getByRole('link')).toHaveAttribute('href', 'https://shop.example/look-1');
  await expect(look.getByRole('link')).toHaveAttribute('target', '_blank');
  await expect(look.getByTitle(/^Key color/)).toHaveCSS('background-color', 'rgb(181, 77, 34)');
  // An unknown season is presented as Cool Winter.
  api.on('getOrder', forbidden({ ...order('completed'), analysisResult: { ...RESULT, season: 'Mystic Winter' } }));
  await page.goto(SCREEN);
  await page.reload();
  for (const text of ['You are a Mystic Winter', COOL_WINTER.tagline, COOL_WINTER.personality, COOL_WINTER.signature])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
});

test('premium: the two buttons below save the report and copy the link', async ({ page, api }) => {
  completedOrder(api);
  await clipboard(page);
  api.on('getOrderPdf', file('%PDF-1.7'));
  await page.goto(SCREEN);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Professional PDF' }).click();
  expect((await saved).suggestedFilename()).toBe('True Autumn-Professional-Report.pdf');
  const share = page.getByRole('button', { name: 'Share Results' });
  await share.click();
  await expect(share).toHaveText('Copied!');
  await expectToast(page, TOASTS.linkCopied);
});
