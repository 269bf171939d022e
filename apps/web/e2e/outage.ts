import type { Browser, Locator, Page, Request, Route } from '@playwright/test';
import { choosePhotos, expect, webUrl } from './journey.ts';
import { analyzedOrder, boughtOrder, takeOver } from './opened-order.ts';
import { PRICE } from './prices.ts';

/** How a network fails: the browser knows it; requests hang and then fail; connections break; a proxy answers. */
export const OUTAGES = ['offline', 'hanging', 'reset', 'bad gateway'] as const;
export type Outage = (typeof OUTAGES)[number];

/** From the network's return until the screen is ready, beside the time that it takes to load on this machine. */
export const HEALS_WITHIN_MS = 3_000;
/** Well above it, so that a slow machine is measured and not broken off. */
const HEAL_TIMEOUT_MS = 30_000;
const EMAIL = 'outage@example.com';

/** A screen that takes payments or reads an order: how it is opened and filled in, and what has to be kept. */
interface Screen {
  /** Up to the press that opens it, with its code loaded. */
  readonly prepare: (page: Page) => Promise<void>;
  readonly open: (page: Page) => Promise<void>;
  readonly fill: (page: Page) => Promise<void>;
  readonly expectKept: (page: Page) => Promise<void>;
  /** What there is, and enabled, once the screen is ready. */
  readonly ready: (page: Page) => Locator;
  /** Whether the screen waits for a request; a press is repeated by hand. */
  readonly waitsFor: (request: string) => boolean;
}

const promo = (page: Page) => page.getByLabel(/Promo code/);
const button = (name: string) => (page: Page) => page.getByRole('button', { name });

/** Opens an address without loading the page. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

type Order = Awaited<ReturnType<typeof analyzedOrder>>;

/** A screen that reads an order: its code is loaded by opening it for another order before. */
function readingScreen(
  orders: () => Promise<readonly [other: Order, order: Order]>,
  pathOf: (order: Order) => string,
  call: string,
  ready: Screen['ready'],
): Screen {
  return {
    prepare: async (page) => {
      const [other, { http }] = await orders();
      await takeOver(page, other.http);
      await page.goto(pathOf(other));
      await expect(ready(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      await go(page, '/lookup');
      await expect(ready(page)).toHaveCount(0);
      await takeOver(page, http);
    },
    open: async (page) => {
      const [, order] = await orders();
      await go(page, pathOf(order));
    },
    fill: async () => undefined,
    expectKept: async (page) => {
      const [, order] = await orders();
      expect(new URL(page.url()).pathname).toBe(pathOf(order));
    },
    ready,
    waitsFor: (request) => request === call,
  };
}

/** Made once, when a screen needs them. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}
const lockedOrders = once(async () => [await analyzedOrder(), await analyzedOrder()] as const);
const boughtOrders = once(async () => [await boughtOrder(EMAIL), await boughtOrder(EMAIL)] as const);

const SCREENS_BY_NAME = {
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
    ready: button(`Pay ${PRICE}`),
    waitsFor: () => true,
  },
  unlock: {
    prepare: async (page) => {
      const [{ id, http }] = await lockedOrders();
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
    ready: button(`Complete Purchase - ${PRICE}`),
    waitsFor: () => true,
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
    ready: button(`Pay ${PRICE}`),
    waitsFor: (request) => request !== 'POST /api/gifts',
  },
  preview: readingScreen(
    lockedOrders,
    ({ id }) => `/results-preview/${id}`,
    'GET /api/orders/:order',
    button('Unlock My Color Analysis'),
  ),
  result: readingScreen(
    boughtOrders,
    ({ id }) => `/results/${id}`,
    'GET /api/orders/:order',
    (page) => page.getByText('Step 1 of 9'),
  ),
  analysis: readingScreen(
    boughtOrders,
    ({ id }) => `/analysis/${id}`,
    'GET /api/order/:order',
    button('Download Full Report'),
  ),
  'my data': readingScreen(
    boughtOrders,
    () => '/my-data',
    'GET /api/my/orders',
    (page) => page.getByRole('main').getByRole('listitem').first(),
  ),
} satisfies Readonly<Record<string, Screen>>;
type ScreenName = keyof typeof SCREENS_BY_NAME;
export const SCREENS = Object.keys(SCREENS_BY_NAME) as readonly ScreenName[];

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
    await SCREENS_BY_NAME[name].prepare(page);
    await page.evaluate(() => Object.assign(window, { isFirstLoad: true }));
    return await work(page, await watchNetwork(page));
  } finally {
    await context.close();
  }
}

/** What a screen requests until it is ready, and how long (ms) that takes. */
export const usualVisit = (browser: Browser, name: ScreenName): Promise<{ requests: string[]; ms: number }> =>
  visit(browser, name, async (page, network) => {
    const { open, fill, ready, waitsFor }: Screen = SCREENS_BY_NAME[name];
    const openedAt = Date.now();
    await open(page);
    await fill(page);
    await expect(ready(page)).toBeEnabled();
    const requests = [...network.requests].filter(waitsFor);
    expect(requests).not.toEqual([]);
    return { requests, ms: Date.now() - openedAt };
  });

/** Takes the network away with a request; returns how long (ms) after its return the screen was ready, with what was typed. */
export const healAfter = (browser: Browser, name: ScreenName, request: string, outage: Outage, ms: number) =>
  visit(browser, name, async (page, network) => {
    const { open, fill, expectKept, ready }: Screen = SCREENS_BY_NAME[name];
    const returned = network.cutAt(request, outage, ms);
    await open(page);
    const filled = fill(page);
    const returnedAt = await returned;
    await expect(ready(page)).toBeEnabled({ timeout: HEAL_TIMEOUT_MS });
    const healedMs = Date.now() - returnedAt;
    await filled;
    await expectKept(page);
    expect(await page.evaluate(() => 'isFirstLoad' in window)).toBe(true);
    return healedMs;
  });
