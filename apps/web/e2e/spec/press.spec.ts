import type { CDPSession, ElementHandle, Page } from '@playwright/test';
import { BRAND, keysOf } from '@trueseason/contracts';
import { linearLuminance, type Rgb, srgbToLinear } from '@trueseason/style/color';
import sharp from 'sharp';
import { type Control, controlsOf, elementOf } from '../controls.ts';
import { listenTo, QUIET, quiet, takeSpeech, wordsOf } from '../speech.ts';
import { clipboard } from './support/device.ts';
import type { MockApi } from './support/mock-api.ts';
import { type OpenScreen, openScreen, SCREENS } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/*
 * Every control of a screen is pressed by keyboard, and what a press brings is pressed as well. Afterwards the keyboard
 * has a place, it can be seen in light, dark and forced colors, and what has changed is told once.
 */

const SCHEMES = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
} as const;

/** What shows focus has this contrast with what is there without (WCAG 2.4.13), in at least so many pixels. */
const LEAST_CONTRAST = 3;
const LEAST_PIXELS = 100;
/** The room for an outline around a control, in pixels. */
const AROUND = 8;

/** Nothing that only blinks or floats above counts as focus. */
const STEADY =
  '* { caret-color: transparent !important } [data-radix-popper-content-wrapper] { visibility: hidden !important }';

/** What is around many screens alike. */
const AROUND_SCREENS = 'header:not(main header), footer, [class*=skip], nav[aria-label=Steps], [class*=moves]';

/** A screen with more controls never ends, since its presses bring ever new ones. */
const MOST_CONTROLS = 150;

const luminance = (rgb: Rgb): number => linearLuminance(srgbToLinear(rgb));

async function pixelsOf(cdp: CDPSession, clip: { x: number; y: number; width: number; height: number }) {
  const { data } = await cdp.send('Page.captureScreenshot', {
    clip: { ...clip, scale: 1 },
    format: 'png',
    optimizeForSpeed: true,
  });
  return sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer();
}

function differsVisibly(a: Buffer, b: Buffer): boolean {
  const luminanceAt = (pixels: Buffer, i: number): number =>
    luminance([0, 1, 2].map((c) => (pixels[i + c] ?? 0) / 255) as unknown as Rgb);
  let count = 0;
  for (let i = 0; i < a.length && count < LEAST_PIXELS; i += 3) {
    if (a[i] === b[i] && a[i + 1] === b[i + 1] && a[i + 2] === b[i + 2]) continue;
    const [one, other] = [luminanceAt(a, i), luminanceAt(b, i)];
    if ((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= LEAST_CONTRAST) count += 1;
  }
  return count >= LEAST_PIXELS;
}

/** Controls and pictures without a name, which speech passes over or spells out. */
const MUTE = /^(?:button|link|textbox|checkbox|radio|combobox|slider|spinbutton|img|dialog)(?: \[[^\]]*\])*:?$/;
/** Sentences, which are told once a page. */
const SENTENCE = /(?:text|paragraph|status|listitem): (.{40,})$/;

/** What speech does not find in a page that stands, unfolded, from its accessibility tree. */
async function speechFaults(page: Page): Promise<string[]> {
  const folds = await page.$$('main details:not([open])');
  const setOpen = async (isOpen: boolean): Promise<void> => {
    for (const fold of folds) await fold.evaluate((one, open) => one.toggleAttribute('open', open), isOpen);
    await quiet(page);
  };
  await setOpen(true);
  const tree = await page.locator('body').ariaSnapshot();
  await setOpen(false);
  const lines = tree.split('\n').map((line) => line.trim().replace(/^- '?/, ''));
  const sentences = lines.flatMap((line) => SENTENCE.exec(line)?.[1] ?? []);
  const title = (await page.title()).replace(` · ${BRAND.name}`, '');
  return [
    ...sentences.filter((line, i) => sentences.indexOf(line) !== i).map((line) => `tells twice: ${line}`),
    ...lines.filter((line) => MUTE.test(line)).map((line) => `has no name: ${line}`),
    ...(lines.some((line) => line.startsWith(`main "${title}`) || line.startsWith('dialog "'))
      ? []
      : [`is not named ${title}`]),
  ];
}

/** Whether a control looks different with the focus, which it has afterwards. */
async function showsFocus(cdp: CDPSession, element: ElementHandle<HTMLElement>): Promise<boolean> {
  const clip = await element.evaluate((control, around) => {
    const box = control.matches('.covering') ? (control.closest('label') ?? control) : control;
    box.scrollIntoView({ block: 'center', behavior: 'instant' });
    control.focus({ preventScroll: true });
    const { left, top, width, height } = box.getBoundingClientRect();
    const x = Math.max(0, left + scrollX - around);
    const y = Math.max(0, top + scrollY - around);
    return { x, y, width: width + 2 * around, height: Math.min(height + 2 * around, innerHeight) };
  }, AROUND);
  const focused = await pixelsOf(cdp, clip);
  await element.evaluate((control) => control.blur());
  const unfocused = await pixelsOf(cdp, clip);
  await element.evaluate((control) => control.focus({ preventScroll: true }));
  return differsVisibly(focused, unfocused);
}

/** A message covers what is below it, for five seconds. */
const messageEnds = (page: Page): Promise<void> =>
  page
    .locator('ol > li[data-tone]')
    .waitFor({ state: 'detached', timeout: 7000 })
    .catch(() => undefined);

/** The schemes in which one cannot see that it has the focus. */
async function invisibleIn(page: Page, cdp: CDPSession, element: ElementHandle<HTMLElement>): Promise<string[]> {
  const hidden: string[] = [];
  for (const [name, scheme] of Object.entries(SCHEMES)) {
    await page.emulateMedia({ ...scheme, reducedMotion: 'reduce' });
    let isSeen = false;
    // A page that still moves gives two pictures of different places.
    for (let tries = 0; tries < 3 && !isSeen; tries++) {
      await quiet(page);
      isSeen = await showsFocus(cdp, element);
      if (!isSeen) await messageEnds(page);
    }
    if (!isSeen) hidden.push(name);
  }
  await page.emulateMedia({ ...SCHEMES.light, reducedMotion: 'reduce' });
  return hidden;
}

/** What is written into a field. */
async function fill(element: ElementHandle<HTMLElement>): Promise<void> {
  const type = await element.getAttribute('type');
  const soon = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const values: Readonly<Record<string, string>> = {
    email: 'someone@example.com',
    date: soon,
    'datetime-local': `${soon}T12:00`,
    number: '12',
    color: '#b04a58',
  };
  const isNumber = (await element.getAttribute('inputmode')) === 'numeric';
  await element.fill(values[type ?? ''] ?? (isNumber ? '204816' : 'Anna'));
}

const KEYS: Readonly<Partial<Record<Control['kind'], string>>> = {
  tick: ' ',
  slider: 'ArrowRight',
  select: 'ArrowDown',
  button: 'Enter',
  link: 'Enter',
};

/** What a control says of itself: its words, and its name, which screen readers read when it changes. */
const stateOf = (element: ElementHandle<HTMLElement>) =>
  element.evaluate((control) => {
    const spoken = control.cloneNode(true) as HTMLElement;
    for (const part of spoken.querySelectorAll('[aria-hidden=true]')) part.remove();
    return {
      words: control.isConnected ? (control.ariaLabel ?? control.textContent) : null,
      name: (control.ariaLabel ?? spoken.textContent ?? '').trim(),
      isOpened: control.matches('details > summary'),
    };
  });

interface Pressed {
  readonly faults: readonly string[];
  /** It led to another page, or another part of this one. */
  readonly hasLeft: boolean;
}

async function press(page: Page, element: ElementHandle<HTMLElement>, kind: Control['kind']): Promise<Pressed> {
  const address = page.url();
  await takeSpeech(page);
  const wordsBefore = new Set(await wordsOf(page));
  const isGone = await element.focus().catch((error: Error) => {
    if (!error.message.includes('not attached')) throw error;
    return true;
  });
  if (isGone) return { faults: [], hasLeft: false };
  const before = await stateOf(element);
  await page.evaluate(() => Object.assign(window, { isPressed: true }));
  if (kind === 'field') await fill(element);
  const key = KEYS[kind];
  if (key) await page.keyboard.press(key);
  await page.waitForLoadState('networkidle');
  await quiet(page);
  const hasLeft = page.url() !== address;
  // Another document begins at its top.
  if (!(await page.evaluate(() => 'isPressed' in window))) return { faults: [], hasLeft: true };
  const faults: string[] = [];
  const hasFocus = await page.evaluate(() => (document.activeElement ?? document.body) !== document.body);
  if (!hasFocus) faults.push('loses the focus');
  const { told, missed } = await takeSpeech(page);
  const twice = told.filter((line, i) => told.some((other, j) => i !== j && other.includes(line)));
  if (twice.length > 0) faults.push(`tells twice: ${twice.join(' | ')}`);
  const keepsFocus = !hasLeft && (await element.evaluate((control) => document.activeElement === control));
  if (!keepsFocus) return { faults, hasLeft };
  const after = await stateOf(element);
  const newWords = (await wordsOf(page)).filter((line) => !wordsBefore.has(line));
  const changes = [...newWords, ...(after.words === before.words ? [] : [after.words])];
  // Regions fill some frames after they appear, and a busy machine draws few.
  for (let tries = 0; changes.length > 0 && told.length === 0 && tries < 10; tries++) {
    await page.waitForTimeout(QUIET);
    told.push(...(await takeSpeech(page)).told);
  }
  const isRenamed = after.name !== before.name && after.name !== '';
  if (isRenamed && told.some((line) => line.includes(after.name) || after.name.includes(line)))
    faults.push(`tells twice: ${after.name} | ${told.join(' | ')}`);
  // Who types hears what they type; what it changes is described at the button.
  if (changes.length > 0 && told.length === 0 && !before.isOpened && kind !== 'field')
    faults.push(`is silent about: ${changes.join(' | ')}${missed.length > 0 ? ', in a region that is new' : ''}`);
  return { faults, hasLeft };
}

/** The looks of this worker's screens that were looked at. */
const looks = new Set<string>();

/** Presses all that a screen has, and all that a press brings; of links that look alike one, since they lead away alike. */
async function faultsOf(page: Page, api: MockApi, open: OpenScreen, except: string): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  const faults: string[] = [];
  const pressed = new Set<string>();
  const followedLooks = new Set<string>();
  /** Each control with the presses that bring it. */
  const ways = new Map<string, readonly string[]>();

  const look = async (key: string, control: Control, element: ElementHandle<HTMLElement>): Promise<void> => {
    if (looks.has(control.look)) return;
    looks.add(control.look);
    const hidden = await invisibleIn(page, cdp, element);
    if (hidden.length > 0 && (await element.evaluate((one) => one.isConnected)))
      faults.push(`${key}: focus cannot be seen in ${hidden.join(', ')}`);
  };
  const begin = async (): Promise<void> => {
    // From another document, since what a screen writes when it is left would stay.
    await page.goto('/robots.txt');
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    await openScreen(page, api, open);
    // From here on by keyboard: after a mouse, browsers do not show focus.
    await page.keyboard.press('Tab');
    await quiet(page);
  };
  /** Where a press has led away from; the screen anew if it is not there any more. */
  const goBack = async (address: string): Promise<void> => {
    await page.goBack({ timeout: 5000 }).catch(() => undefined);
    await quiet(page);
    if (page.url() !== address) await begin();
  };
  const listed = async (way: readonly string[]): Promise<readonly Control[]> => {
    const controls = await controlsOf(page, 'body', except);
    for (const { key, kind, look } of controls) {
      if (ways.has(key)) continue;
      ways.set(key, way);
      if (kind !== 'link') continue;
      if (followedLooks.has(look)) pressed.add(key);
      followedLooks.add(look);
    }
    return controls;
  };
  const pressOne = async (controls: readonly Control[], key: string): Promise<Pressed | null> => {
    const index = controls.findIndex((one) => one.key === key);
    const control = controls[index];
    if (!control) return null;
    const element = await elementOf(page, index);
    await look(key, control, element);
    // Messages end by themselves, also a moment later.
    if (!(await element.evaluate((one) => one.isConnected))) return null;
    if (control.kind === 'leaves') return { faults: [], hasLeft: false };
    const outcome = await press(page, element, control.kind).catch(async (error: Error): Promise<Pressed> => {
      // Another document took the page's place while it was read.
      if (!error.message.includes('Execution context was destroyed')) throw error;
      await quiet(page);
      return { faults: [], hasLeft: true };
    });
    if (!outcome.hasLeft) {
      // A choice that was made looks different.
      const now = (await controlsOf(page, 'body', except)).entries();
      for (const [place, other] of now) {
        const focused = await elementOf(page, place);
        if (!(await focused.evaluate((one) => document.activeElement === one))) continue;
        await look(`${key}, pressed`, other, focused);
        break;
      }
    }
    return outcome;
  };

  await begin();
  faults.push(...(await speechFaults(page)));
  let controls = await listed([]);
  while (ways.size <= MOST_CONTROLS) {
    let next = controls.find(({ key }) => !pressed.has(key))?.key;
    if (next === undefined) {
      const away = [...ways.keys()].find((key) => !pressed.has(key));
      if (away === undefined) return faults;
      await begin();
      for (const key of ways.get(away) ?? []) await pressOne(await controlsOf(page, 'body', except), key);
      controls = await controlsOf(page, 'body', except);
      next = away;
    }
    pressed.add(next);
    const address = page.url();
    const outcome = await pressOne(controls, next);
    for (const fault of outcome?.faults ?? []) faults.push(`${next}: ${fault}`);
    if (outcome?.hasLeft) await goBack(address);
    controls = await listed([...(ways.get(next) ?? []), next]);
  }
  return [...faults, `has over ${MOST_CONTROLS} controls`];
}

// Each mostly waits for its page to be quiet, on a busy machine for minutes.
test.describe.configure({ mode: 'parallel', timeout: 400_000 });

for (const name of keysOf(SCREENS)) {
  test(`press: ${name}`, async ({ page, api }) => {
    page.on('filechooser', () => undefined);
    await clipboard(page);
    await page.addInitScript((steady) => {
      window.print = () => undefined;
      // A sheet of its own, since the page's policy refuses styles within it.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(steady);
      document.adoptedStyleSheets.push(sheet);
    }, STEADY);
    await listenTo(page);
    expect(await faultsOf(page, api, SCREENS[name], AROUND_SCREENS)).toEqual([]);
  });
}
