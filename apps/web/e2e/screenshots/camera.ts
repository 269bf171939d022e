import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { webUrl } from '../journey.ts';

export const OUT = join(import.meta.dirname, '../../../../screenshots');

const SIZES = [
  [390, 844],
  [1280, 800],
] as const;

/** Every look that a screen is photographed in. */
export const LOOKS = (['light', 'dark'] as const).flatMap((colorScheme) =>
  SIZES.map(([width, height]) => ({ width, height, colorScheme })),
);
export type Look = (typeof LOOKS)[number];

/** Photographs screens in one look. */
export interface Camera {
  /** Where its pictures go. */
  readonly folder: string;
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the window shows. */
  shot(name: string): Promise<void>;
  /** The page from head to foot. */
  whole(name: string): Promise<void>;
  /** Opens an address and photographs it from head to foot. */
  visit(path: string, name?: string): Promise<void>;
}

const nameOf = (path: string): string =>
  path
    .replace(/\d{6,}\/?/g, '')
    .replace(/[/?=#]+/g, '-')
    .replace(/^-|-$/g, '') || 'home';

/** `390-light`, as options and files name it. */
export const nameOfLook = ({ width, colorScheme }: Look): string => `${width}-${colorScheme}`;

interface CameraOptions {
  /** Whether the visitor has answered the question about analytics, which else lies over the foot. */
  readonly answered?: boolean;
  readonly folder?: string;
  readonly moves?: boolean;
}

export async function openCamera(browser: Browser, look: Look, options: CameraOptions = {}): Promise<Camera> {
  const { answered = true, folder = OUT, moves = false } = options;
  const { width, height, colorScheme } = look;
  const phone = width < 600;
  const context = await browser.newContext({
    baseURL: webUrl(),
    viewport: { width, height },
    isMobile: phone,
    hasTouch: phone,
    colorScheme,
    reducedMotion: moves ? 'no-preference' : 'reduce',
    serviceWorkers: 'block',
  });
  if (answered) await context.addInitScript(() => localStorage.setItem('analyticsConsent', 'refused'));
  const page = await context.newPage();
  const take = async (name: string, fullPage: boolean): Promise<void> => {
    const file = `${name}-${nameOfLook(look)}.png`;
    await page.screenshot({ path: join(folder, file), fullPage });
    console.log(file);
  };
  const whole = async (name: string): Promise<void> => {
    // A picture of the whole page shows what is loaded only when somebody comes near.
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
    await page.waitForTimeout(600);
    await take(name, true);
  };
  return {
    folder,
    context,
    page,
    shot: (name) => take(name, false),
    whole,
    visit: async (path, name = nameOf(path)) => {
      await page.goto('about:blank');
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await whole(name);
    },
  };
}
