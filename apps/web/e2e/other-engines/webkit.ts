import { type ChildProcess, spawn } from 'node:child_process';
import { Builder, Capabilities, type WebElement } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
import { type Engine, findProgram, type Tab } from './engine.ts';

const driverPath = findProgram('WebKitWebDriver');
const displayPath = findProgram('Xvfb');

/** WebKit's GTK port, which has Safari's engine: WebCore, its layout and its JavaScript. */
export const webkit: Engine = {
  name: 'WebKit',
  missing: [!driverPath && 'webkit2gtk-driver', !displayPath && 'xvfb'].filter((name) => name !== false),

  async open(waitsForLoad = true): Promise<Tab> {
    if (!driverPath || !displayPath) throw new Error('WebKit or Xvfb is not installed');
    const display = await startDisplay(displayPath);
    // WebKitWebDriver takes the same flags as Safari's driver.
    const service = new ServiceBuilder(driverPath)
      .addArguments('--host=127.0.0.1')
      .setEnvironment({ ...process.env, DISPLAY: display.name })
      .build();
    const stop = async (): Promise<void> => {
      await service.kill();
      display.server.kill();
    };
    try {
      const driver = await new Builder()
        .usingServer(await service.start())
        .withCapabilities(
          new Capabilities({ browserName: 'MiniBrowser', pageLoadStrategy: waitsForLoad ? 'normal' : 'none' }),
        )
        .build();
      // As narrow as its toolbar lets it be: most of Safari's visitors have a phone.
      await driver.manage().window().setRect({ x: 0, y: 0, width: 390, height: 844 });
      const errors: string[] = [];
      const evaluate = async <Value>(expression: string): Promise<Value> => {
        const { value, told } = await driver.executeScript<{ value: Value; told: string[] }>(
          `(${listen})(); return { value: (${expression}), told: window.toldErrors.splice(0) }`,
        );
        errors.push(...told);
        return value;
      };
      return {
        goto: (url) => driver.get(url),
        evaluate,
        async find(expression) {
          const element = await evaluate<WebElement | null>(expression);
          if (!element) return undefined;
          return {
            click: () => element.click(),
            type: (text) => element.sendKeys(text),
            chooseFiles: (paths) => element.sendKeys(paths.join('\n')),
          };
        },
        screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
        errors: () => errors,
        close: async () => {
          await driver.quit();
          await stop();
        },
      };
    } catch (error) {
      await stop();
      throw error;
    }
  },
};

/** An X server without a screen, on a free number, which it writes once it takes windows. */
async function startDisplay(path: string): Promise<{ server: ChildProcess; name: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const server = spawn(path, args, { stdio: ['ignore', 'ignore', 'inherit', 'pipe'] });
  const number: Buffer = await new Promise((resolve) => server.stdio[3]?.once('data', resolve));
  return { server, name: `:${String(number).trim()}` };
}

/** Runs in the page: its driver tells nothing of the console, so each document is listened to from the first look on. */
function listen(): void {
  if (window.toldErrors) return;
  const errors: string[] = [];
  window.toldErrors = errors;
  addEventListener('error', ({ message, target }) => errors.push(message ?? `${target} did not load`), true);
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  const write = console.error;
  console.error = (...values: unknown[]) => {
    errors.push(values.map(String).join(' '));
    write(...values);
  };
}

declare global {
  interface Window {
    toldErrors?: string[];
  }
}
