import type { Page } from '@playwright/test';
import type { WebDriver } from 'selenium-webdriver';
import { By } from 'selenium-webdriver';

/** Somebody in a browser of any make, who can do what the walk needs. */
export interface Visitor {
  readonly open: (address: string) => Promise<void>;
  /** Runs in the page; the function may use nothing but its argument. */
  readonly ask: <Argument, Answer>(question: (argument: Argument) => Answer, argument: Argument) => Promise<Answer>;
  readonly chooseFiles: (selector: string, paths: readonly string[]) => Promise<void>;
  readonly type: (selector: string, text: string) => Promise<void>;
}

export const playwrightVisitor = (page: Page): Visitor => ({
  open: async (address) => {
    // A change behind `#` alone would not load the page anew.
    await page.goto('about:blank');
    await page.goto(address);
  },
  // Playwright's types unwrap handles, of which there are none here.
  ask: (question, argument) => page.evaluate(question as never, argument as never),
  chooseFiles: (selector, paths) => page.setInputFiles(selector, [...paths]),
  type: (selector, text) => page.fill(selector, text),
});

export const webDriverVisitor = (driver: WebDriver): Visitor => ({
  open: async (address) => {
    await driver.get('about:blank');
    await driver.get(address);
  },
  ask: (question, argument) => driver.executeScript(question, argument),
  chooseFiles: async (selector, paths) => driver.findElement(By.css(selector)).sendKeys(paths.join('\n')),
  type: async (selector, text) => driver.findElement(By.css(selector)).sendKeys(text),
});

const PATIENCE_MS = 90_000;
const AGAIN_MS = 150;

/** Asks again until the answer is true. @throws when it is not in time */
export async function until<Argument>(
  visitor: Visitor,
  what: string,
  question: (argument: Argument) => boolean,
  argument: Argument,
): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await visitor.ask(question, argument))) {
    if (Date.now() > deadline) throw new Error(`Waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}

/** Presses what bears exactly these words once it can be pressed. */
export const press = (visitor: Visitor, words: string): Promise<void> =>
  until(
    visitor,
    `“${words}”`,
    (text) => {
      const named = [...document.querySelectorAll<HTMLElement>('button, a, label')];
      const one = named.find((element) => element.textContent?.trim() === text && !element.matches(':disabled'));
      one?.click();
      return one !== undefined;
    },
    words,
  );
