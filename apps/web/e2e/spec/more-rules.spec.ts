import { outfitsFor } from '@trueseason/seasons';
import { completedOrder, ORDER_ID } from './support/orders.ts';
import { expect, seedSession, test } from './support/test.ts';

test('rules: on a phone what opens more of them follows the last one', async ({ page, api }) => {
  completedOrder(api);
  api.on('getOutfits', outfitsFor('True Autumn'));
  await seedSession(page, { storySeen: [ORDER_ID] });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/results/${ORDER_ID}#clothing`);
  const rules = page.locator('section', { has: page.getByRole('heading', { name: 'Style guidelines' }) }).last();
  const others = rules.getByText(/^\d more$/);
  await expect(others).toBeVisible();
  const first = await rules.getByRole('listitem').filter({ visible: true }).count();
  await others.click();
  const fewer = rules.getByText('Fewer', { exact: true });
  await expect(fewer).toBeVisible();
  const shown = rules.getByRole('listitem').filter({ visible: true });
  expect(await shown.count()).toBeGreaterThan(first);
  const last = await shown.last().boundingBox();
  expect((await fewer.boundingBox())?.y).toBeGreaterThanOrEqual((last?.y ?? 0) + (last?.height ?? 0));
  await fewer.click();
  await expect(shown).toHaveCount(first);
});
