import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test, webUrl } from '../journey.ts';
import { boughtOrder, takeOver } from '../opened-order.ts';

/** A result that this browser bought, which the tests here delete. */
async function buy(page: Page): Promise<number> {
  const { id, http } = await boughtOrder('deleted@example.com');
  await takeOver(page, http);
  return id;
}

async function deleteAll(page: Page): Promise<void> {
  await page.goto('/my-data');
  await page.getByRole('button', { name: 'Delete my data …' }).click();
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('button', { name: 'Yes, delete everything' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deleted for good');
}

/** What a tab keeps; where a page was scrolled to, its router writes down anew. */
async function left(page: Page): Promise<string> {
  const storedEntries = await page.evaluate(() => [...Object.entries(localStorage), ...Object.entries(sessionStorage)]);
  return JSON.stringify(storedEntries.filter(([key]) => key !== 'react-router-scroll-positions'));
}

test('what is deleted in one tab is shown by no other one', async ({ page, context }) => {
  const id = await buy(page);
  const open = async (path: string, sign: string): Promise<Page> => {
    const tab = await context.newPage();
    await tab.goto(path);
    await expect(tab.getByText(sign).first()).toBeVisible();
    return tab;
  };
  const tabs = [
    await open(`/results/${id}`, 'Step 1 of 9'),
    await open(`/results-premium/${id}`, 'Step 1 of 5'),
    await open(`/results/${id}?view=classic`, 'Your signature colors'),
    await open(`/analysis/${id}`, 'Your Color Analysis is Ready!'),
    await open(`/garment?order=${id}`, 'with your palette:'),
  ];
  const list = await open('/my-data', `Order ${id}`);
  await page.goto(`/results/${id}`);
  await expect(page.getByText('Step 1 of 9')).toBeVisible();
  await deleteAll(page);
  for (const tab of tabs) {
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Deleted for good');
    expect(await left(tab)).not.toContain(String(id));
    await tab.goBack();
    await expect(tab.getByText('Step 1 of 9')).toHaveCount(0);
  }
  await expect(list.getByText('We can’t find an order in this browser.', { exact: false })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Step 1 of 9')).toHaveCount(0);
  expect(await left(page)).not.toContain(String(id));
});

test('the next user of a browser sees nothing after its owner has left', async ({ page, context }) => {
  const id = await buy(page);
  await page.goto('/my-data');
  const tab = await context.newPage();
  await tab.goto(`/results/${id}`);
  await expect(tab.getByText('Step 1 of 9')).toBeVisible();
  await page.goto(`/results/${id}#share`);
  await page.getByRole('button', { name: 'Forget this browser' }).click();
  await page.getByRole('button', { name: 'Yes, forget' }).click();
  for (const open of [page, tab]) {
    await open.waitForURL(`${webUrl()}/`);
    expect(await left(open)).not.toContain(String(id));
    await open.goBack();
    await expect(open.getByText(new RegExp(`Order ${id}|Step \\d of 9`))).toHaveCount(0);
    await open.goto(`/results/${id}`);
    await expect(open.getByText('We can’t find that order in this browser', { exact: true })).toBeVisible();
    await open.goto('/my-data');
    await expect(open.getByText('We can’t find an order in this browser.', { exact: false })).toBeVisible();
  }
  const isCached = await page.evaluate(async (path) => (await caches.match(path)) !== undefined, `/api/orders/${id}`);
  expect(isCached).toBe(false);
});

test('what was deleted on another device is not opened again without a network', async ({ page, context, browser }) => {
  const id = await buy(page);
  const isCached = () => page.evaluate(async (path) => (await caches.match(path)) !== undefined, `/api/orders/${id}`);
  await page.goto(`/results/${id}`);
  await expect(page.getByText('Step 1 of 9')).toBeVisible();
  await expect.poll(isCached, { timeout: 30_000 }).toBe(true);
  const list = await context.newPage();
  await list.goto('/my-data');
  await expect(list.getByRole('heading', { name: `Order ${id}` })).toBeVisible();

  const other = await browser.newContext({
    baseURL: webUrl(),
    storageState: { cookies: await context.cookies(), origins: [] },
  });
  await deleteAll(await other.newPage());
  await other.close();

  await list.getByRole('button', { name: 'Delete my data …' }).click();
  await list.getByRole('button', { name: 'Delete my photos' }).click();
  await list.getByRole('button', { name: 'Yes, delete the photos' }).click();
  await expect(list.getByText('We can’t find that order in this browser', { exact: true })).toBeVisible();
  await expect(list.getByRole('heading', { name: `Order ${id}` })).toHaveCount(0);
  await expectAccessible(list);
  await page.reload();
  await expect(page.getByText('We can’t find that order in this browser', { exact: true })).toBeVisible();
  await expect.poll(isCached).toBe(false);
  await context.setOffline(true);
  await page.goto(`/results/${id}`);
  await expect(page.getByText('Failed to load your results', { exact: true })).toBeVisible();
  await expect(page.getByText('Step 1 of 9')).toHaveCount(0);
});
