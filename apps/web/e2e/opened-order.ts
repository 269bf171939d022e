import type { Page } from '@playwright/test';
import { createBrowser, createCustomer } from '@trueseason/test-kit';
import { expect, standInsUrl, threePhotos, webUrl } from './journey.ts';

interface OpenedOrder {
  readonly id: string;
  readonly cookies: readonly { readonly name: string; readonly value: string; readonly url: string }[];
}

let bought: Promise<OpenedOrder> | undefined;

async function buy(): Promise<OpenedOrder> {
  const url = webUrl();
  const browser = createBrowser(url);
  const customer = createCustomer(browser, standInsUrl());
  const id = await customer.upload((await threePhotos()).map(({ buffer }) => new Uint8Array(buffer)));
  await customer.waitFor(id, ['analyzed'], 60_000);
  await customer.unlock(id, 'opened@example.com');
  await customer.waitFor(id, ['completed']);
  const cookies = browser.cookieHeader().split('; ');
  return {
    id: String(id),
    cookies: cookies.map((cookie) => {
      const [name = '', ...value] = cookie.split('=');
      return { name, value: value.join('='), url };
    }),
  };
}

/**
 * Opens the result of an order that was bought beforehand, once a worker, for tests that only read it; gives its number.
 * How an order is bought on the screens is seen by the journeys.
 */
export async function openBoughtResult(page: Page): Promise<string> {
  bought ??= buy();
  const { id, cookies } = await bought;
  await page.context().addCookies([...cookies]);
  await page.goto(`/results/${id}`);
  await expect(page.getByText('Step 1 of 9')).toBeVisible();
  return id;
}
