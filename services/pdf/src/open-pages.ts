import type { Browser, Page } from 'puppeteer';

/** A page of the shop that sells, and what a visitor's press of it must bring. */
interface SellingPage {
  readonly path: string;
  /** A button's words, and a selector of what its press opens. */
  readonly press?: { readonly button: string; readonly opens: string };
}

const ariaButton = (name: string): string => `::-p-aria([name="${name}"][role="button"])`;

const PAGES: readonly SellingPage[] = [
  { path: '/', press: { button: 'Try it on your face', opens: ariaButton('Camera') } },
  { path: '/sample' },
  { path: '/upload' },
  { path: '/gift' },
  { path: '/lookup' },
];
const PHONE = { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** A phone takes three seconds, and a busy machine some times that. */
const PATIENCE_MS = 20_000;

/** What went wrong by itself while a page was open: errors of its scripts, and files of the shop that did not come. */
function watchFaults(page: Page, origin: string): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error instanceof Error ? error.message : error)));
  page.on('response', (response) => {
    const { origin: of, pathname } = new URL(response.url());
    // Calls are the order's to try.
    if (of === origin && response.status() >= 400 && !pathname.startsWith('/api/'))
      faults.push(`${pathname} was answered with ${response.status()}`);
  });
  return faults;
}

async function openPage(
  browser: Browser,
  origin: string,
  { path, press }: SellingPage,
  timeout: number,
): Promise<void> {
  const page = await browser.newPage();
  const faults = watchFaults(page, origin);
  const fail = (what: string): never => {
    throw new Error([`${path} ${what}`, ...faults].join('; '));
  };
  try {
    await page.setViewport(PHONE);
    const options = { timeout };
    await page.goto(origin + path, { timeout: PATIENCE_MS });
    await page.waitForSelector('h1', { ...options, visible: true }).catch(() => fail('shows no headline'));
    // Screens are markup until their script has drawn them.
    await page
      .waitForSelector('[data-prerendered]', { ...options, hidden: true })
      .catch(() => fail('stays without its script'));
    if (press) {
      const button = await page
        .waitForSelector(ariaButton(press.button), options)
        .catch(() => fail(`lacks "${press.button}"`));
      await button?.tap();
      await page
        .waitForSelector(press.opens, options)
        .catch(() => fail(`does not answer a press of "${press.button}"`));
    }
    if (faults.length > 0) fail('has errors');
  } finally {
    await page.close();
  }
}

/** Opens the pages that sell in a browser, as a phone does. @throws naming the first that is blank, dead or has errors */
export async function openPages(browser: Browser, origin: string, patienceMs = PATIENCE_MS): Promise<number> {
  for (const page of PAGES) await openPage(browser, origin, page, patienceMs);
  return PAGES.length;
}
