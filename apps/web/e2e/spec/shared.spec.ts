import { problem } from './support/mock-api.ts';
import { SHARED } from './support/orders.ts';
import { expect, test } from './support/test.ts';

/** Words that a page about somebody else must not say; what is quoted from their result may. */
const TO_THE_READER = /\byour?\b/i;

test('shared link: shows season, description and palette of somebody else, and nothing that was measured', async ({
  page,
  api,
}) => {
  api.on('getSharedResult', { ...SHARED, seasonType: 'Absolute Autumn' });
  await page.goto('/shared/token');
  const main = page.locator('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('True Autumn');
  await expect(page).toHaveTitle('True Autumn · TrueSeason');
  await expect(main.getByText('Their season', { exact: true })).toBeVisible();
  await expect(main.getByText('Absolute Autumn, read here through its nearest season.')).toBeVisible();
  await expect(main.getByText(SHARED.overview.description, { exact: true })).toBeVisible();
  for (const title of ['Core neutrals', 'Accent lights', 'Accent brights', 'Colors to Avoid']) {
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
  }
  // In the order of the answer, by the names that it gives.
  for (const [group, colors] of Object.entries({ Neutral: 'coreNeutrals', Light: 'accentLights' } as const)) {
    const names = main.getByText(new RegExp(`^${group} \\d+$`));
    await expect(names).toHaveText(SHARED.palette[colors].map(({ name }) => name));
  }
  for (const gone of ['Color Dimensions', 'runner-up', 'of the odds', 'On you']) {
    await expect(main.getByText(gone)).toHaveCount(0);
  }
  expect(await page.locator('img[src*="/api/photos"]').count()).toBe(0);
  expect(api.calls('getSharedResult')).toHaveLength(1);
});

test('shared link: speaks of the person and not to whoever looks', async ({ page, api }) => {
  api.on('getSharedResult', SHARED);
  await page.goto('/shared/token');
  await expect(page.getByText('Their signature colors. Tap one to copy its code.')).toBeVisible();
  await expect(page.getByText('“you” is the person it was made for', { exact: false })).toBeVisible();
  const quoted = [SHARED.overview.description, ...SHARED.overview.keyCharacteristics];
  const said = await page.locator('main article').getByRole('paragraph').allTextContents();
  const own = said.filter((text) => !quoted.includes(text) && !text.includes('“you”') && !text.includes('with you'));
  expect(own.length).toBeGreaterThan(5);
  expect(own.filter((text) => TO_THE_READER.test(text))).toEqual([]);
});

test('shared link: one that shows nothing any more says so, kindly', async ({ page, api }) => {
  api.on('getSharedResult', problem('not_found'));
  await page.goto('/shared/token');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No results found');
  await expect(page.getByText('Whoever sent it to you can make a new one.')).toBeVisible();
});
