import puppeteer, { type Browser, type LaunchOptions, type Page } from 'puppeteer';
import { hardenPage, isolationArgs } from './isolation.ts';
import { withDeadline } from './with-deadline.ts';

export interface RendererOptions {
  /** Where the browser is and how it starts, as `launchOptions` of @trueseason/chromium answers. */
  chromium: () => Promise<Pick<LaunchOptions, 'executablePath' | 'args' | 'env'>>;
  /** The longest that one report may take, in milliseconds. */
  timeoutMs?: number;
  /** Reports after which a fresh browser is taken: its memory only grows. */
  reportsPerBrowser?: number;
}

export interface Renderer {
  /** HTML to the bytes of a tagged, bookmarked PDF. Rejects when it takes too long or the browser dies. */
  render(html: string): Promise<Uint8Array>;
  /** Rejects while no browser starts. */
  check(): Promise<unknown>;
  /** Measures or photographs the laid-out document in the same isolation as `render`. */
  withPage<T>(html: string, use: (page: Page) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** A report is under 1 MB with its fonts; more is a mistake that would cost memory. */
const MAX_HTML_LENGTH = 8 * 1024 * 1024;
const PAGE_CLOSE_MS = 2_000;

/** Keeps one browser running; each report has a separate page, without scripts or network. */
export function createRenderer(options: RendererOptions): Renderer {
  const { chromium, timeoutMs = 30_000, reportsPerBrowser = 100 } = options;
  let current: Promise<Lease> | undefined;
  let closed = false;

  async function launch(): Promise<Lease> {
    const launchOptions = await chromium();
    const browser = await puppeteer.launch({
      headless: 'shell',
      ...launchOptions,
      args: [...(launchOptions.args ?? []), ...isolationArgs],
      // Over a pipe the browser ends with this process, also after kill -9, and opens no port.
      pipe: true,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      timeout: timeoutMs,
      protocolTimeout: timeoutMs,
    });
    return { browser, started: 0, open: 0, retired: false };
  }

  /** The warm browser, or a new one where it died, was retired or never started. */
  async function lease(): Promise<Lease> {
    if (closed) throw new Error('the renderer is closed');
    const held = await current?.catch(() => undefined);
    if (held?.browser.connected && !held.retired) return held;
    // The first caller after a crash launches; the others share its promise.
    if (!current || held === (await current.catch(() => undefined))) current = launch();
    return current;
  }

  async function withPage<T>(html: string, use: (page: Page) => Promise<T>): Promise<T> {
    if (html.length > MAX_HTML_LENGTH) throw new Error(`the document is too large: ${html.length} characters`);
    const held = await lease();
    held.started += 1;
    held.open += 1;
    if (held.started >= reportsPerBrowser) held.retired = true;
    let page: Page | undefined;
    try {
      return await withDeadline(timeoutMs, async () => {
        page = await held.browser.newPage();
        // As it is printed from the start: it would be laid out once for a screen and once more for paper.
        await Promise.all([hardenPage(page), page.emulateMediaType('print')]);
        await page.setContent(html, { waitUntil: 'load', timeout: timeoutMs });
        return use(page);
      });
    } finally {
      await closePage(page, held.browser);
      held.open -= 1;
      if (held.retired && held.open === 0) await held.browser.close().catch(() => {});
    }
  }

  return {
    withPage,
    check: lease,
    render: (html) => withPage(html, printPdf),
    async close() {
      closed = true;
      const held = await current?.catch(() => undefined);
      await held?.browser.close().catch(() => {});
    },
  };
}

/** The document as a tagged, bookmarked PDF; the caller sets the timeout. */
export const printPdf = (page: Page): Promise<Uint8Array> =>
  page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true, timeout: 0 });

interface Lease {
  readonly browser: Browser;
  started: number;
  open: number;
  retired: boolean;
}

/** A page that hangs cannot be closed; then its browser goes, and the next report starts another. */
async function closePage(page: Page | undefined, browser: Browser): Promise<void> {
  if (!browser.connected) return;
  try {
    await withDeadline(PAGE_CLOSE_MS, async () => page?.close());
  } catch {
    browser.process()?.kill('SIGKILL');
  }
}
