import type { Browser, Page, Request, Route } from '@playwright/test';
import { choosePhotos, expect, webUrl } from './journey.ts';
import { analyzedOrder, takeOver } from './opened-order.ts';
import { PRICE } from './prices.ts';

/** How a network fails: the browser knows it; requests hang and then fail; connections break; a proxy answers. */
export const OUTAGES = ['offline', 'hanging', 'reset', 'bad gateway'] as const;
export type Outage = (typeof OUTAGES)[number];

/** From the network's return until the form can pay, beside the time that it takes to load on this machine. */
export const HEALS_WITHIN_MS = 3_000;
/** Well above it, so that a slow machine is measured and not broken off. */
const HEAL_TIMEOUT_MS = 30_000;
const EMAIL = 'outage@example.com';

/** A screen that takes payments: how it is opened and filled in, and what has to be kept. */
interface PaymentScreen {
  /** Up to the press that opens it. */
  readonly prepare: (page: Page) => Promise<void>;
  readonly open: (page: Page) => Promise<void>;
  readonly fill: (page: Page) => Promise<void>;
  readonly expectKept: (page: Page) => Promise<void>;
  readonly pay: string;
  /** Requests of a press, which is repeated by hand. */
  readonly presses: readonly string[];
}

const promo = (page: Page) => page.getByLabel(/Promo code/);
let order: ReturnType<typeof analyzedOrder> | undefined;

const PAYMENT_SCREENS: Readonly<Record<'checkout' | 'unlock' | 'gift', PaymentScreen>> = {
  checkout: {
    prepare: choosePhotos,
    open: async (page) => {
      await page.getByRole('link', { name: 'Pay now, get your result by email' }).click();
      await expect(page.getByRole('heading', { name: 'Secure Checkout' })).toBeVisible();
    },
    fill: async (page) => {
      await page.getByLabel('Email').fill(EMAIL);
    },
    expectKept: async (page) => {
      await expect(page.getByLabel('Email')).toHaveValue(EMAIL);
    },
    pay: `Pay ${PRICE}`,
    presses: [],
  },
  unlock: {
    prepare: async (page) => {
      order ??= analyzedOrder();
      const { id, http } = await order;
      await takeOver(page, http);
      await page.goto(`/results-preview/${id}`);
      // The preview has its own code and photos, which are no part of paying.
      await page.waitForLoadState('networkidle');
    },
    open: (page) => page.getByRole('button', { name: 'Unlock My Color Analysis' }).click(),
    fill: async (page) => {
      await page.getByLabel('Email').fill(EMAIL);
      await promo(page).fill('HALF');
    },
    expectKept: async (page) => {
      await expect(page.getByLabel('Email')).toHaveValue(EMAIL);
      await expect(promo(page)).toHaveValue('HALF');
    },
    pay: `Complete Purchase - ${PRICE}`,
    presses: [],
  },
  gift: {
    prepare: async (page) => {
      await page.goto('/gift');
      await page.getByLabel('From').fill('Ada');
      await page.getByLabel('Your email').fill(EMAIL);
    },
    open: (page) => page.getByRole('button', { name: 'Continue to payment' }).click(),
    fill: async () => undefined,
    expectKept: async (page) => expect(page.getByText('Ada').first()).toBeVisible(),
    pay: `Pay ${PRICE}`,
    presses: ['POST /api/gifts'],
  },
};
type ScreenName = keyof typeof PAYMENT_SCREENS;
export const SCREENS = ['checkout', 'unlock', 'gift'] as const;

/** A request by method and path, without what differs between two visits. */
function nameOf(request: Request): string {
  const { pathname } = new URL(request.url());
  return `${request.method()} ${pathname.replace(/pi_\w+/, ':intent').replace(/\/\d+(?=\/|$)/, '/:order')}`;
}

/** Records what a page requests, and can take its network away with a request. */
async function watchNetwork(page: Page) {
  const requests = new Set<string>();
  let cut: { readonly name: string; readonly begin: () => void } | undefined;
  let fail: ((route: Route) => Promise<void>) | undefined;
  await page.route('**/*', async (route) => {
    const name = nameOf(route.request());
    // Browsers remember a module that failed, so that the app loads the page again for its own code.
    if (!/^blob:|\/assets\//.test(route.request().url())) requests.add(name);
    if (cut?.name === name) cut.begin();
    // A page that is left takes its requests along.
    await (fail ? fail(route) : route.fallback()).catch(() => undefined);
  });
  /** Resolves to the time (ms) of the return. */
  const cutAt = (name: string, outage: Outage, ms: number): Promise<number> =>
    new Promise((resolve, reject) => {
      const back = Promise.withResolvers<void>();
      const failures: Readonly<Record<Outage, (route: Route) => Promise<void>>> = {
        offline: (route) => route.abort('internetdisconnected'),
        hanging: (route) => back.promise.then(() => route.abort('timedout')),
        reset: (route) => route.abort('connectionreset'),
        'bad gateway': (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502</h1>' }),
      };
      const end = async (): Promise<void> => {
        fail = undefined;
        if (outage === 'offline') await page.context().setOffline(false);
        back.resolve();
        resolve(Date.now());
      };
      const begin = (): void => {
        cut = undefined;
        fail = failures[outage];
        if (outage === 'offline') page.context().setOffline(true).catch(reject);
        setTimeout(() => end().catch(reject), ms);
      };
      cut = { name, begin };
    });
  return { requests, cutAt };
}

/** Opens a screen in a new browser profile, with its network watched from the press that opens it. */
async function visit<Result>(
  browser: Browser,
  name: ScreenName,
  work: (page: Page, network: Awaited<ReturnType<typeof watchNetwork>>) => Promise<Result>,
): Promise<Result> {
  // Route handlers do not see what a service worker requests.
  const context = await browser.newContext({ baseURL: webUrl(), reducedMotion: 'reduce', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await PAYMENT_SCREENS[name].prepare(page);
    await page.evaluate(() => Object.assign(window, { isFirstLoad: true }));
    return await work(page, await watchNetwork(page));
  } finally {
    await context.close();
  }
}

const payButton = (page: Page, name: ScreenName) => page.getByRole('button', { name: PAYMENT_SCREENS[name].pay });

/** What a screen requests until it can pay, and how long (ms) that takes. */
export const usualVisit = (browser: Browser, name: ScreenName): Promise<{ requests: string[]; ms: number }> =>
  visit(browser, name, async (page, network) => {
    const { open, fill, presses } = PAYMENT_SCREENS[name];
    const openedAt = Date.now();
    await open(page);
    await fill(page);
    await expect(payButton(page, name)).toBeEnabled();
    const requests = [...network.requests].filter((request) => !presses.includes(request));
    return { requests, ms: Date.now() - openedAt };
  });

/** Takes the network away with a request; returns how long (ms) after its return the form could pay, with what was typed. */
export const healAfter = (browser: Browser, name: ScreenName, request: string, outage: Outage, ms: number) =>
  visit(browser, name, async (page, network) => {
    const { open, fill, expectKept } = PAYMENT_SCREENS[name];
    const returned = network.cutAt(request, outage, ms);
    await open(page);
    const filled = fill(page);
    const returnedAt = await returned;
    await expect(payButton(page, name)).toBeEnabled({ timeout: HEAL_TIMEOUT_MS });
    const healedMs = Date.now() - returnedAt;
    await filled;
    await expectKept(page);
    expect(await page.evaluate(() => 'isFirstLoad' in window)).toBe(true);
    return healedMs;
  });
