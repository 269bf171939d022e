import puppeteer, { type Browser, type LaunchOptions, type Page } from 'puppeteer';
import { hardenPage, isolationArgs } from './isolation.ts';
import { withDeadline } from './with-deadline.ts';

export interface RendererOptions {
  /** The browser, from `launchOptions` of @trueseason/print/chromium. */
  chromium: () => Promise<Pick<LaunchOptions, 'executablePath' | 'args' | 'env'>>;
  /** Timeout per report, in milliseconds. */
  timeoutMs?: number;
  /** Reports per browser, whose memory only grows. */
  reportsPerBrowser?: number;
}

export interface Renderer {
  /** Renders HTML to a tagged, bookmarked PDF. Rejects on timeout or a browser crash. */
  render(html: string): Promise<Uint8Array>;
  /** Rejects if no browser starts. */
  check(): Promise<unknown>;
  /** For measuring a document, isolated like `render` but on one endless sheet. */
  withPage<T>(html: string, use: (page: Page) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** A report is under 1 MB with fonts; more is a bug. */
const MAX_HTML_LENGTH = 8 * 1024 * 1024;
const PAGE_CLOSE_MS = 2_000;

/** Keeps a browser running. Pages have no scripts or network, and print one report after another. */
export function createRenderer(options: RendererOptions): Renderer {
  const { chromium, timeoutMs = 30_000, reportsPerBrowser = 100 } = options;
  let current: Promise<RunningBrowser> | undefined;
  let closed = false;

  async function launch(): Promise<RunningBrowser> {
    const launchOptions = await chromium();
    const browser = await puppeteer.launch({
      headless: 'shell',
      ...launchOptions,
      args: [...(launchOptions.args ?? []), ...isolationArgs],
      // With a pipe the browser ends with this process, even after kill -9, and opens no port.
      pipe: true,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      timeout: timeoutMs,
      protocolTimeout: timeoutMs,
    });
    return { browser, idle: [], started: 0, open: 0, retired: false };
  }

  /** The running browser, or a new one at the start, after a crash or retirement. */
  async function runningBrowser(): Promise<RunningBrowser> {
    if (closed) throw new Error('the renderer is closed');
    const running = await current?.catch(() => undefined);
    if (running?.browser.connected && !running.retired) return running;
    // The first caller after a crash launches; the others share its promise.
    if (!current || running === (await current.catch(() => undefined))) current = launch();
    return current;
  }

  async function onPage<T>(html: string, use: (page: Page) => Promise<T>): Promise<T> {
    if (html.length > MAX_HTML_LENGTH) throw new Error(`the document is too large: ${html.length} characters`);
    const running = await runningBrowser();
    running.started += 1;
    running.open += 1;
    if (running.started >= reportsPerBrowser) running.retired = true;
    let page: Page | undefined;
    try {
      const { output, idlePage } = await withDeadline(timeoutMs, async () => {
        page = running.idle.pop() ?? (await newPage(running.browser));
        await page.setContent(html, { waitUntil: 'load', timeout: timeoutMs });
        const result = await use(page);
        // Keep no report in memory.
        await page.setContent('');
        return { output: result, idlePage: page };
      });
      running.idle.push(idlePage);
      return output;
    } catch (error) {
      await closePage(page, running.browser);
      throw error;
    } finally {
      running.open -= 1;
      if (running.retired && running.open === 0) await running.browser.close().catch(() => {});
    }
  }

  return {
    withPage: (html, use) =>
      onPage(html, async (page) => {
        await page.emulateMediaType('print');
        // Fonts load on demand: without waiting, the first report would be measured in others.
        await page.evaluate('document.fonts.ready.then(() => {})');
        return use(page);
      }),
    check: runningBrowser,
    render: (html) => onPage(html, printPdf),
    async close() {
      closed = true;
      const running = await current?.catch(() => undefined);
      await running?.browser.close().catch(() => {});
    },
  };
}

/** A tagged, bookmarked PDF; the caller sets the timeout. */
const printPdf = (page: Page): Promise<Uint8Array> =>
  page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true, timeout: 0 });

interface RunningBrowser {
  readonly browser: Browser;
  /** Open pages for the next reports: a page costs a process. */
  readonly idle: Page[];
  started: number;
  open: number;
  retired: boolean;
}

async function newPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await hardenPage(page);
  return page;
}

/** A hanging page cannot be closed, so its browser is killed; the next report starts another. */
async function closePage(page: Page | undefined, browser: Browser): Promise<void> {
  if (!browser.connected) return;
  try {
    await withDeadline(PAGE_CLOSE_MS, async () => page?.close());
  } catch {
    browser.process()?.kill('SIGKILL');
  }
}
