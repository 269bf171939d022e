import { completedOrder, ORDER_ID } from './support/orders.ts';
import { expect, test } from './support/test.ts';

test('wizard: a step whose code cannot be fetched says so, keeps the rest, and is fetched when tried again', async ({
  page,
  api,
}) => {
  completedOrder(api);
  await page.route('**/assets/later-*.js', (route) => route.abort());
  await page.goto(`/results/${ORDER_ID}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('True Autumn');
  const next = page.getByRole('button', { name: 'Next' });
  for (const step of [2, 3]) {
    await next.click();
    await expect(page.getByText(`Step ${step} of 9`, { exact: true })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('This step could not be loaded');
  }
  // What came with the reveal is still there, and so are the other ways.
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('button').first().click();
  await expect(heading).toHaveText('True Autumn');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await next.click();
  await page.unroute('**/assets/later-*.js');
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Core neutrals', exact: true })).toBeVisible();
  await expect(page.getByText('Step 2 of 9', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
