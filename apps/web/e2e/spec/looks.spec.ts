import { type Answers, NO_ANSWERS } from '@trueseason/contracts';
import { outfitsFor } from '@trueseason/seasons';
import { expectAccessible } from '../accessibility.ts';
import { problem } from './support/mock-api.ts';
import { completedOrder, ORDER_ID, order, RESULT } from './support/orders.ts';
import { expect, seedSession, test } from './support/test.ts';

const CLOTHING = `/results/${ORDER_ID}#clothing`;
const FIGURES = { name: / on a drawn figure: / };

test.beforeEach(async ({ page, api }) => {
  completedOrder(api);
  api.on('getOutfits', outfitsFor('True Autumn'));
  await seedSession(page, { storySeen: [ORDER_ID] });
});

test('looks: six on a figure, drawn in between until a cut is chosen, which is kept', async ({ page, api }) => {
  api.on('putAnswers', order('completed', { analysisResult: dressed({ presentation: 'masculine' }) }));
  await page.goto(CLOTHING);
  const figures = page.getByRole('img', FIGURES);
  await expect(figures).toHaveCount(6);
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
  await expect(page.getByRole('img', { name: /“Saffron day” on a drawn figure: Jumpsuit in Saffron/ })).toBeVisible();
  const shop = page.getByRole('link', { name: 'Shop this color: Saffron day (new tab)' });
  await expect(shop).toHaveAttribute('href', /jumpsuit/);
  await page.getByRole('button', { name: 'Masculine' }).click();
  await expect(page.getByRole('button', { name: 'Masculine', pressed: true })).toBeVisible();
  await expect(
    page.getByRole('img', { name: /“Saffron day” .* Blazer in Saffron; Trousers in Saffron/ }),
  ).toBeVisible();
  await expect(shop).toHaveAttribute('href', /blazer/);
  await expect
    .poll(() => api.calls('putAnswers'))
    .toMatchObject([{ body: { ...RESULT.evidence.answers, presentation: 'masculine' } }]);
  await expectAccessible(page);
});

test('looks: a cut that could not be kept is taken back, and said', async ({ page, api }) => {
  api.on('putAnswers', problem('unavailable', 'Please try again in a minute.'));
  await page.goto(CLOTHING);
  await page.getByRole('button', { name: 'Feminine' }).click();
  await expect(page.getByText('Please try again in a minute.')).toBeVisible();
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
});

test('looks: beside the names that style writers give, on a dress form', async ({ page }) => {
  await page.goto(`/results/${ORDER_ID}#celebrities`);
  await expect(page.getByRole('img', { name: / on a dress form$/ })).toHaveCount(3);
  await expect(page.getByText('People of your season wear')).toHaveCount(3);
  await expectAccessible(page);
});

const dressed = (answers: Partial<Answers>): typeof RESULT => ({
  ...RESULT,
  evidence: { ...RESULT.evidence, answers: { ...NO_ANSWERS, ...answers } },
});
