import { By, type WebDriver } from 'selenium-webdriver';

/** What the walk does in a browser. */
export const visitorOf = (driver: WebDriver) => ({
  open: async (address: string): Promise<void> => {
    // A new hash alone would not load the page again.
    await driver.get('about:blank');
    await driver.get(address);
  },
  /** Runs in the page; the function may use only its argument. */
  ask: <Argument, Answer>(question: (argument: Argument) => Answer, argument: Argument): Promise<Answer> =>
    driver.executeScript(question, argument),
  chooseFiles: (selector: string, paths: readonly string[]): Promise<void> =>
    driver.findElement(By.css(selector)).sendKeys(paths.join('\n')),
  type: (selector: string, text: string): Promise<void> => driver.findElement(By.css(selector)).sendKeys(text),
});

export type Visitor = ReturnType<typeof visitorOf>;

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
