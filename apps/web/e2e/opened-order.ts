import type { Page } from '@playwright/test';
import { type Browser, createBrowser, createCustomer } from '@trueseason/testing';
import { expect, standInsUrl, threePhotos, webUrl } from './journey.ts';

/** An order of three photos that waits for its payment, made without a screen; they are painted unless given. */
export async function analyzedOrder(photos?: readonly Uint8Array<ArrayBuffer>[]) {
  const http = createBrowser(webUrl());
  const customer = createCustomer(http, standInsUrl());
  const painted = async () => (await threePhotos()).map(({ buffer }) => new Uint8Array(buffer));
  const id = await customer.upload([...(photos ?? (await painted()))]);
  await customer.waitFor(id, ['analyzed'], 60_000);
  return { http, customer, id };
}

/** The same, paid for and open. */
export async function boughtOrder(email: string, photos?: readonly Uint8Array<ArrayBuffer>[]) {
  const order = await analyzedOrder(photos);
  await order.customer.unlock(order.id, email);
  await order.customer.waitFor(order.id, ['completed']);
  return order;
}

/** Makes the page's browser the one that made an order. */
export async function takeOver(page: Page, http: Browser): Promise<void> {
  const cookies = http.cookieHeader().split('; ');
  await page.context().addCookies(
    cookies.map((cookie) => {
      const [name = '', ...value] = cookie.split('=');
      return { name, value: value.join('='), url: webUrl() };
    }),
  );
}

let bought: ReturnType<typeof boughtOrder> | undefined;

/**
 * Opens the result of an order that was bought beforehand, once a worker, for tests that only read it; gives its number.
 * How an order is bought on the screens is seen by the journeys.
 */
export async function openBoughtResult(page: Page): Promise<string> {
  bought ??= boughtOrder('opened@example.com');
  const { id, http } = await bought;
  await takeOver(page, http);
  await page.goto(`/results/${id}`);
  await expect(page.getByText('Step 1 of 9')).toBeVisible();
  return String(id);
}
