import puppeteer, { type ConsoleMessage, type ElementHandle } from 'puppeteer';
import { type Engine, findProgram, type Tab } from './engine.ts';

const executablePath = findProgram('firefox', 'firefox-esr');

/** A released Firefox. It speaks WebDriver BiDi itself, so it needs no geckodriver, which Debian does not have. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: executablePath ? [] : ['firefox-esr'],

  async open(waitsForLoad = true): Promise<Tab> {
    if (!executablePath) throw new Error('Firefox is not installed');
    const defaultViewport = { width: 1280, height: 800 };
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath, defaultViewport });
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message: ConsoleMessage) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    return {
      goto: async (url) => {
        const loading = page.goto(url);
        if (waitsForLoad) await loading;
        // The next page may come before.
        else loading.catch(() => undefined);
      },
      evaluate: (expression) => page.evaluate(expression) as Promise<never>,
      async find(expression) {
        const handle = await page.evaluateHandle(expression);
        const element = handle.asElement() as ElementHandle<HTMLInputElement> | null;
        if (!element) return undefined;
        return {
          click: () => element.click(),
          type: (text) => element.type(text),
          chooseFiles: (paths) => element.uploadFile(...paths),
        };
      },
      screenshot: () => page.screenshot(),
      errors: () => errors,
      close: () => browser.close(),
    };
  },
};
