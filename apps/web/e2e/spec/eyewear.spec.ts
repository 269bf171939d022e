import { completedOrder, ORDER_ID, RESULT } from './support/orders.ts';
import { expect, seedSession, test } from './support/test.ts';

test('eyewear: who wears glasses on every photo is told why none can be tried on', async ({ page, api }) => {
  const photos = ([1, 2, 3] as const).map((position) => ({ position, problems: [], warnings: ['glasses' as const] }));
  completedOrder(api, { ...RESULT, evidence: { ...RESULT.evidence, photos } });
  await seedSession(page, { storySeen: [ORDER_ID] });
  await page.goto(`/results/${ORDER_ID}#accessories`);
  await expect(page.getByText('you wear yours on all of them', { exact: false })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Try it on' })).toHaveCount(0);
});
