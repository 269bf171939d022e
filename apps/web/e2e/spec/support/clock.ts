import { expect, type Locator, type Page } from '@playwright/test';
import type { Toast } from '../../../src/lib/message-texts.ts';
import { expectPath, expectToast } from './test.ts';

/** How long one look takes at most, in real milliseconds. */
const LOOK = 50;
const NOON = Date.UTC(2026, 10, 20, 12);

/** Stops the page's clock before it loads: from here on time passes only when a test says so. */
export async function freeze(page: Page): Promise<void> {
  await page.clock.install({ time: NOON });
  await page.clock.pauseAt(NOON + 1000);
}

/** How long a request or a change of address needs at most to be seen by the test, in real milliseconds. */
const ECHO = 100;

/** Lets time pass, with every timer in between, and waits until what they did can be seen: or was not done. */
export async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await page.waitForTimeout(ECHO);
}

/**
 * Lets what is due at once happen until `check` holds: answers arrive in real time, but what they set off waits for
 * the clock. Every look lets `step` milliseconds pass, so exact timing is asserted before and not after it.
 */
export const due = (page: Page, check: () => Promise<unknown>, step = 1): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(step);
    await check();
  }).toPass({ intervals: [10], timeout: 10_000 });

/** As `due`, for a text that becomes visible. */
export const dueText = (page: Page, text: string | RegExp): Promise<void> =>
  due(page, () =>
    expect(page.getByText(text, { exact: typeof text === 'string' }).first()).toBeVisible({ timeout: LOOK }),
  );
/** Presses a button as soon as it can be pressed; waiting for that in real time would wait for ever. */
export async function duePress(page: Page, button: Locator): Promise<void> {
  await due(page, () => expect(button).toBeEnabled({ timeout: LOOK }));
  await button.click();
}
/** React may hold a message back for up to 300 ms. */
export const dueToast = (page: Page, toast: Toast): Promise<void> =>
  due(page, () => expectToast(page, toast, LOOK), 60);
export const duePath = (page: Page, path: string, step = 5): Promise<void> =>
  due(page, () => expectPath(page, path, LOOK), step);
export const dueCount = (page: Page, count: () => number, expected: number): Promise<void> =>
  due(page, () => expect.poll(count, { timeout: LOOK }).toBe(expected));
