import { expect, type Page } from '@playwright/test';
import type { Toast } from '@trueseason/contracts';
import { expectPath, expectToast } from './test.ts';

/** How long one look takes at most, in real milliseconds. */
const LOOK = 80;
const NOON = Date.UTC(2026, 10, 20, 12);

/** Stops the page's clock before it loads: from here on time passes only when a test says so. */
export async function freeze(page: Page): Promise<void> {
  await page.clock.install({ time: NOON });
  await page.clock.pauseAt(NOON + 1000);
}

/** Lets time pass, with every timer in between. */
export const pass = (page: Page, ms: number): Promise<void> => page.clock.runFor(ms);

/**
 * Lets what is due at once happen until `check` holds: answers arrive in real time, but what they set off waits for
 * the clock. A few milliseconds pass; tests leave that much room.
 */
export const due = (page: Page, check: () => Promise<unknown>): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(1);
    await check();
  }).toPass({ intervals: [10], timeout: 10_000 });

export const dueText = (page: Page, text: string | RegExp): Promise<void> =>
  due(page, () =>
    expect(page.getByText(text, { exact: typeof text === 'string' }).first()).toBeVisible({ timeout: LOOK }),
  );
export const dueToast = (page: Page, toast: Toast): Promise<void> => due(page, () => expectToast(page, toast, LOOK));
export const duePath = (page: Page, path: string): Promise<void> => due(page, () => expectPath(page, path, LOOK));
export const dueCount = (page: Page, count: () => number, expected: number): Promise<void> =>
  due(page, () => expect.poll(count, { timeout: LOOK }).toBe(expected));
