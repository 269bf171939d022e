import { cpuMsOfTree, withinCpuTime } from '@trueseason/platform/runtime';
import puppeteer, { type Browser, type LaunchOptions, type Page } from 'puppeteer';
import { hardenPage, isolationArgs } from './isolation.ts';
import { withDeadline } from './with-deadline.ts';

export interface RendererOptions {
  /** The browser, from `launchOptions` of @trueseason/print/chromium. */
  chromium: () => Promise<Pick<LaunchOptions, 'executablePath' | 'args' | 'env'>>;
  /** CPU time that the browser may use during a report, in milliseconds; about ten times what two at once take. */
  cpuMs?: number;
  /** Time without CPU time after which a report hangs, in milliseconds. */
  hangMs?: number;
  /** Reports per browser, whose memory only grows. */
  reportsPerBrowser?: number;
}

export interface Renderer {
  /** Renders HTML to a tagged, bookmarked PDF. Rejects at the report's CPU deadline or on a browser crash. */
  render(html: string, onProgress?: () => void): Promise<Uint8Array>;
  /** Rejects if no browser starts. */
  check(): Promise<unknown>;
  /** For measuring a document, isolated like `render` but on one endless sheet. */
  withPage<T>(html: string, use: (page: Page) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** A report is under 1 MB with fonts; more is a bug. */
const MAX_HTML_LENGTH = 8 * 1024 * 1024;
const PAGE_CLOSE_MS = 5_000;
/** The most starved browser starts within this. */
const START_MS = 300_000;
/** Of the browser's protocol: a report has its own CPU deadline. */
const NO_TIMEOUT = 0;

/** Keeps a browser running. Pages have no scripts or network, and print one report after another. */
export function createRenderer(options: RendererOptions): Renderer {
  const { chromium, cpuMs = 30_000, hangMs, reportsPerBrowser = 100 } = options;
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
      timeout: START_MS,
      protocolTimeout: NO_TIMEOUT,
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

  async function onPage<T>(html: string, use: (page: Page) => Promise<T>, onProgress?: () => void): Promise<T> {
    if (html.length > MAX_HTML_LENGTH) throw new Error(`the document is too large: ${html.length} characters`);
    const running = await runningBrowser();
    running.started += 1;
    running.open += 1;
    if (running.started >= reportsPerBrowser) running.retired = true;
    let page: Page | undefined;
    try {
      const draw = async () => {
        page = running.idle.pop() ?? (await newPage(running.browser));
        await page.setContent(html, { waitUntil: 'load', timeout: NO_TIMEOUT });
        const result = await use(page);
        // Keep no report in memory.
        await page.setContent('', { timeout: NO_TIMEOUT });
        return { output: result, idlePage: page };
      };
      const usedMs = () => cpuMsOfTree(running.browser.process()?.pid ?? 0);
      // Only the page is closed below: the browser draws other reports.
      const deadline = { cpuMs, hangMs, usedMs, end: () => {}, onProgress };
      const { output, idlePage } = await withinCpuTime(deadline, draw());
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
    render: (html, onProgress) => onPage(html, printPdf, onProgress),
    async close() {
      closed = true;
      const running = await current?.catch(() => undefined);
      await running?.browser.close().catch(() => {});
    },
  };
}

/** A tagged, bookmarked PDF. */
const printPdf = (page: Page): Promise<Uint8Array> =>
  page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true, timeout: NO_TIMEOUT });

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
