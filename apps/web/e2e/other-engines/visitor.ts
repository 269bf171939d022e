import { expect } from '@playwright/test';
import type { Element, Tab } from './engine.ts';

/** Analysis takes half a minute, longer on a busy machine. */
const PATIENCE_MS = 90_000;

/** What a person does and sees in a browser, each once it is possible. Names are beginnings of accessible names. */
export interface Visitor {
  open(url: string): Promise<void>;
  press(name: string): Promise<void>;
  fill(name: string, text: string): Promise<void>;
  /** Into the file input of that selector, which may be hidden behind a button. */
  chooseFiles(selector: string, paths: readonly string[]): Promise<void>;
  /** Waits until a text with these words is visible. */
  sees(words: string): Promise<void>;
  /** Waits until the function says so in the page. */
  waitFor<Args extends readonly unknown[]>(
    what: string,
    isThere: (...args: Args) => boolean,
    ...args: Args
  ): Promise<void>;
  /** What the function gives in the page. */
  read<Value>(look: () => Value): Promise<Value>;
}

export function visitorIn(tab: Tab): Visitor {
  const read = <Args extends readonly unknown[], Value>(look: (...args: Args) => Value, ...args: Args) =>
    tab.evaluate<Value>(called(look, args));

  /** Uses a control as soon as there is one of that name; once more if it went away meanwhile. */
  const use = (name: string, find: typeof findControl, act: (element: Element) => Promise<void>) =>
    expect(async () => {
      const element = await tab.find(called(find, [name]));
      if (!element) throw new Error(`No “${name}” to use on ${await read(() => location.pathname)}`);
      await act(element);
    }).toPass({ timeout: PATIENCE_MS });

  const waitFor = async <Args extends readonly unknown[]>(
    what: string,
    isThere: (...args: Args) => boolean,
    ...args: Args
  ): Promise<void> => expect.poll(() => read(isThere, ...args), { message: what, timeout: PATIENCE_MS }).toBe(true);

  return {
    open: (url) => tab.goto(url),
    press: (name) => use(name, findControl, (control) => control.click()),
    fill: (name, text) => use(name, findControl, (field) => field.type(text)),
    chooseFiles: (selector, paths) => use(selector, findInput, (input) => input.chooseFiles(paths)),
    sees: (words) => waitFor(`“${words}” to be visible`, isVisible, words),
    waitFor,
    read,
  };
}

/** A call of a function, which may use only its arguments, as an expression for the page. */
const called = <Args extends readonly unknown[]>(fn: (...args: Args) => unknown, args: Args): string =>
  `(${fn})(${args.map((arg) => JSON.stringify(arg)).join()})`;

/** The control of that name that could be pressed now: enabled, at rest, and not covered. Scrolls to it. */
function findControl(name: string): globalThis.Element | undefined {
  // The card form is in a shadow root.
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots)
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
  const controls = roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>('a[href], button, input, summary')]);
  const labelsOf = (control: HTMLElement) =>
    'labels' in control ? [...((control as HTMLInputElement).labels ?? [])] : [];
  return controls.find((control) => {
    const labels = labelsOf(control);
    const text = [control, ...labels].map(({ textContent }) => textContent).join(' ');
    const spoken = (control.ariaLabel ?? (text.trim() || control.title)).replace(/\s+/g, ' ').trim();
    if (!spoken.startsWith(name) || control.matches(':disabled, [inert] *')) return false;
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = control.getBoundingClientRect();
    const hit = roots
      .map((root) => root.elementFromPoint(x + width / 2, y + height / 2))
      .findLast((one) => one !== null);
    const moves = document.getAnimations().some(({ effect }) => {
      const isEnding = Number.isFinite(effect?.getComputedTiming().endTime);
      return isEnding && effect instanceof KeyframeEffect && effect.target?.contains(control);
    });
    return !moves && [control, ...labels].some((part) => part.contains(hit ?? null));
  });
}

const findInput = (selector: string): globalThis.Element | undefined => document.querySelector(selector) ?? undefined;

function isVisible(words: string): boolean {
  const found = document.evaluate(
    `//body//*[not(self::script)][contains(normalize-space(), "${words}")][not(*[contains(normalize-space(), "${words}")])]`,
    document,
    null,
    XPathResult.ORDERED_NODE_SNAPSHOT_TYPE,
  );
  const elements = Array.from({ length: found.snapshotLength }, (_, i) => found.snapshotItem(i));
  return elements.some(
    (element) =>
      element instanceof HTMLElement && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
}
