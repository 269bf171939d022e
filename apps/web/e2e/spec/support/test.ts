import { test as base, expect, type Page } from '@playwright/test';
import { photoConsentForm } from '@trueseason/contracts';
import type { Toast } from '../../../src/lib/message-texts.ts';
import { type MockApi, mockApi } from './mock-api.ts';

export { expect };

/** The built web app with every call mocked; a test fails on calls that it did not announce and on errors in the page. */
export const test = base.extend<
  { api: MockApi; baseURL: string; pageErrors: string[]; agreed: boolean },
  { trace: 'off' }
>({
  // Recording traces doubles the time of these short tests, and what they fail on is told by the mocks.
  trace: ['off', { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  baseURL: async ({}, use) => use(process.env.E2E_WEB_URL ?? ''),
  // A worker would answer from its cache what a test wants to answer.
  serviceWorkers: 'block',
  api: [
    async ({ context }, use) => {
      const api = await mockApi(context);
      await use(api);
      expect(api.faults).toEqual([]);
    },
    { auto: true },
  ],
  /** Whether the visit has agreed to what is asked before photos are sent. */
  agreed: [true, { option: true }],
  context: async ({ context, agreed }, use) => {
    if (agreed) await context.addInitScript(rememberConsent, photoConsentForm({ secondOpinion: false }).version);
    await use(context);
  },
  pageErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => message.text().includes('Permissions-Policy') && errors.push(message.text()));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

function rememberConsent(version: string): void {
  sessionStorage.setItem('photoConsent', JSON.stringify({ version, secondOpinion: null }));
}

/** The one message on the screen: its title, its text, and whether it is bad news. */
export async function expectToast(page: Page, toast: Toast, timeout?: number): Promise<void> {
  const { title, text, tone = 'neutral' } = toast;
  const message = page.locator('ol > li[data-tone]');
  await expect(message.locator('> div > *')).toHaveText(text ? [title, text] : [title], { timeout });
  await expect(message).toHaveAttribute('data-tone', tone, { timeout });
}

export const expectNoToast = (page: Page): Promise<void> => expect(page.locator('ol > li[data-tone]')).toHaveCount(0);

/** Waits until the address is this path (and query); history entries on the way do not count. */
export const expectPath = (page: Page, path: string, timeout?: number): Promise<void> =>
  expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search, { timeout }).toBe(path);

/** Puts values into session storage before the first page runs, and never again. */
export const seedSession = (page: Page, values: Readonly<Record<string, unknown>>): Promise<void> =>
  page
    .addInitScript((seed) => {
      if (sessionStorage.getItem('seeded')) return;
      sessionStorage.setItem('seeded', 'yes');
      for (const [key, value] of Object.entries(seed)) {
        sessionStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
      }
    }, values)
    .then(() => undefined);

export const session = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => sessionStorage.getItem(name), key);

/** What the visit is buying. */
export const purchase = async (page: Page): Promise<unknown> => JSON.parse((await session(page, 'purchase')) ?? '{}');

/** Says yes to analytics beforehand, so that events can be read. */
export const allowAnalytics = (page: Page): Promise<void> =>
  page.addInitScript(() => localStorage.setItem('analyticsConsent', 'granted')).then(() => undefined);

interface DeliveredEvent {
  readonly event: string;
  readonly [param: string]: unknown;
}

/** What reached the analytics provider on this page so far. */
export const events = (page: Page, name?: string): Promise<DeliveredEvent[]> =>
  page.evaluate(
    (wanted) =>
      ((window as { dataLayer?: DeliveredEvent[] }).dataLayer ?? []).filter(({ event }) => !wanted || event === wanted),
    name,
  );

/** The provider says that what it was given so far is on its way; nothing of it is kept for another page. */
export const confirmEvents = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const layer = (window as { dataLayer?: { eventCallback?: () => void }[] }).dataLayer ?? [];
    for (const { eventCallback } of layer) eventCallback?.();
  });
