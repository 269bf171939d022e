import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { hexToLab } from '@trueseason/color';
import type { OrderProgress, PublicOrder } from '@trueseason/contracts';
import sharp from 'sharp';
import { paintGarment } from '../../src/lib/garment/testing/painted-garments.ts';
import { openResult } from '../../src/lib/order/order.ts';
import { agree } from '../consent.ts';
import { fillCard, freePromo, mailTo, type PhotoFile, unlockFree, webUrl } from '../journey.ts';
import { LOOKS, type Look } from '../screenshots/camera.ts';
import { drawReport } from '../screenshots/papers.ts';
import { ORDER_ID, progress } from '../spec/support/orders.ts';

const PATIENCE_MS = 600_000;
const STEPS = ['overview', 'palette', 'clothing', 'accessories', 'hair', 'makeup', 'celebrities', 'evidence', 'share'];

const FAILURE: OrderProgress['failure'] = {
  code: 'photos',
  message: 'One photo could not be measured.',
  photos: [{ position: 2, problems: ['blurred'], warnings: [] }],
};

/** `390-light`, as options and files name it. */
export const nameOfLook = ({ width, colorScheme }: Look): string => `${width}-${colorScheme}`;

/** Keeps the picture of a screen in one look. */
export type Take = (name: string, look: Look, picture: Buffer) => Promise<void>;

interface Studio {
  readonly browser: Browser;
  readonly looks: readonly Look[];
  readonly take: Take;
}

/** One browser window of a person. */
interface Visit {
  readonly size: Pick<Look, 'width' | 'height'>;
  readonly context: BrowserContext;
  readonly page: Page;
  /** The screen as it is, from head to foot, in every theme; `first` is its first screenful alone. */
  readonly shoot: (name: string, first?: 'first') => Promise<void>;
}

async function openWindow({ browser, looks, take }: Studio, size: Visit['size'], still = true): Promise<Visit> {
  const phone = size.width < 600;
  const context = await browser.newContext({
    baseURL: webUrl(),
    viewport: { ...size },
    isMobile: phone,
    hasTouch: phone,
    reducedMotion: still ? 'reduce' : 'no-preference',
    serviceWorkers: 'block',
  });
  await context.addInitScript(() => localStorage.setItem('analyticsConsent', 'refused'));
  const page = await context.newPage();
  // Nobody is in a hurry, and the machine may be busy.
  page.setDefaultTimeout(PATIENCE_MS);
  const shoot = async (name: string, first?: 'first'): Promise<void> => {
    await page.evaluate((isWhole) => {
      for (const image of document.images) image.loading = 'eager';
      if (!isWhole) return;
      // What stays in view would lie over the middle of the picture.
      for (const one of document.querySelectorAll<HTMLElement>('body *')) {
        if (getComputedStyle(one).position === 'sticky') one.style.position = 'static';
      }
    }, !first);
    for (const look of looks.filter(({ width }) => width === size.width)) {
      await page.emulateMedia({ colorScheme: look.colorScheme });
      await page.waitForTimeout(300);
      await wearsTheme(page, look);
      await take(name, look, await page.screenshot({ fullPage: !first }));
    }
  };
  return { size, context, page, shoot };
}

/** Colors are handed down by a transition each, a frame each: a busy machine took headers in the theme before. */
async function wearsTheme(page: Page, { colorScheme }: Look): Promise<void> {
  await page.waitForFunction(
    (scheme) =>
      matchMedia(`(prefers-color-scheme: ${scheme})`).matches &&
      document.getAnimations().every((one) => !(one instanceof CSSTransition)),
    colorScheme,
  );
}

async function show({ page }: Visit, path: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  // A busy machine is still drawing.
  await expect(page.locator('[class*=skeleton]')).toHaveCount(0, { timeout: PATIENCE_MS });
}

/** What comes before an order, and what waits for one. */
async function beforeOrder(window: Visit, photos: PhotoFile[]): Promise<void> {
  const { page, shoot } = window;
  await show(window, '/');
  await shoot('home');
  await show(window, '/upload');
  await agree(page);
  await page.getByTestId('picker').setInputFiles(photos);
  await page.waitForFunction(() => JSON.parse(sessionStorage.getItem('uploadedFiles') ?? '[]').length === 3);
  await page.waitForTimeout(2500);
  await shoot('upload');
  await show(window, '/checkout');
  await page.getByLabel('Code', { exact: true }).fill(freePromo());
  await page.waitForTimeout(800);
  await shoot('checkout');
  await page.evaluate((id) => sessionStorage.setItem('currentOrderId', id), String(ORDER_ID));
  const status = `**/api/orders/${ORDER_ID}/status`;
  await page.route(status, (route) => route.fulfill({ json: progress('processing') }));
  await show(window, '/analyzing');
  await shoot('waiting');
  await page.unroute(status);
  await page.route(status, (route) => route.fulfill({ json: progress('failed', { failure: FAILURE }) }));
  await page.goto('/analyzing');
  await page.waitForURL('**/upload');
  await page.waitForTimeout(1500);
  await shoot('failed');
  await page.unroute(status);
}

async function placeOrder({ page }: Visit, photos: PhotoFile[]): Promise<string> {
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/upload');
  await page.getByTestId('picker').waitFor({ state: 'attached' });
  await agree(page);
  await page.getByTestId('picker').setInputFiles(photos);
  await page.getByRole('button', { name: 'Get My Analysis' }).click();
  await page.waitForURL('**/results-preview/*');
  return page.url().split('/').at(-1) ?? '';
}

async function preview(window: Visit, orderId: string): Promise<void> {
  const { page, shoot } = window;
  await show(window, `/results-preview/${orderId}`);
  await page.waitForTimeout(800);
  await shoot('preview');
  await page.getByRole('button', { name: 'Unlock My Color Analysis' }).click();
  await page.getByLabel('Card number').waitFor();
  await page.getByLabel('Email').fill('people@example.com');
  await fillCard(page, '4000000000000002');
  await shoot('unlock');
}

/** The last picture of the reveal: everything that moves is taken to its end. */
async function revealEnd(studio: Studio, from: Visit, orderId: string): Promise<void> {
  const moving = await openWindow(studio, from.size, false);
  await moving.context.addCookies(await from.context.cookies());
  await moving.page.goto(`/results/${orderId}`);
  const [playing, result] = [moving.page.locator('[data-phase=playing]'), moving.page.getByText('Step 1 of 9')];
  await result.waitFor({ state: 'attached' });
  await expect(playing.or(moving.page.locator('body:not(:has([data-phase]))'))).toHaveCount(1, {
    timeout: PATIENCE_MS,
  });
  // Where the photo took longer than anybody is made to wait, the result came without a reveal.
  if ((await playing.count()) > 0) {
    // What begins when another has ended is taken to its end as well.
    for (let round = 0; round < 3; round++) {
      await moving.page.evaluate(() => {
        for (const animation of document.getAnimations()) {
          animation.finish();
          animation.pause();
        }
      });
      await moving.page.waitForTimeout(50);
    }
    await moving.shoot('reveal', 'first');
  } else console.log('the reveal was skipped: its photo took too long');
  await moving.context.close();
}

async function shareCards({ page, shoot }: Visit, orderId: string): Promise<void> {
  await page.goto(`/results/${orderId}#share`);
  await page.getByRole('button', { name: 'Make a story picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share Your Results!' });
  await dialog.waitFor();
  for (const kind of ['Story', 'Square', 'Which one?']) {
    await dialog.getByText(kind, { exact: true }).click();
    if (kind === 'Square') await dialog.getByText('With', { exact: true }).click();
    await page.waitForTimeout(900);
    await shoot(`card-${kind.toLowerCase().replace(/\W+/g, '-')}`, 'first');
  }
}

/** The first of the season's colors on every part that is offered, in view. */
async function tryOn(window: Visit, orderId: string, step: string): Promise<void> {
  const { page, shoot } = window;
  await show(window, `/results/${orderId}#${step}`);
  // The innermost: the step itself is a section, too.
  const room = page.locator('section', { has: page.getByRole('heading', { name: 'Try it on' }) }).last();
  // Where hair is, a worker looks for; nobody whose hair it cannot tell is offered any.
  await room.waitFor({ timeout: 3000 }).catch(() => undefined);
  await expect(page.locator('[class*=skeleton]')).toHaveCount(0, { timeout: PATIENCE_MS });
  // Or it only says why no photo shows what could be worn.
  if ((await room.getByRole('radio').count()) === 0) return;
  const [parts, colors] = [room.locator('fieldset').first(), room.locator('fieldset').last()];
  const choices = (await room.locator('fieldset').count()) > 1 ? await parts.getByRole('radio').all() : [];
  for (const part of [...choices.slice(1), ...choices.slice(0, 1)]) {
    await part.press(' ');
    await colors.getByRole('radio').nth(1).press(' ');
  }
  if (choices.length === 0) await colors.getByRole('radio').nth(1).press(' ');
  await room.evaluate((section) => section.scrollIntoView());
  await shoot(`try-on-${step}`, 'first');
}

async function garment(window: Visit, orderId: string, cloth: string): Promise<void> {
  const { data, width, height } = paintGarment({
    cloth: [hexToLab(cloth)],
    ground: 'shop',
    kelvin: 6500,
    whiteBalance: 1,
    seed: 7,
  });
  const picture = sharp(data, { raw: { width, height, channels: 4 } }).resize(480, 480, { kernel: 'nearest' });
  await show(window, `/garment?order=${orderId}`);
  const buffer = await picture.png().toBuffer();
  await window.page
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'garment.png', mimeType: 'image/png', buffer });
  await window.page.locator('[aria-live] h2').waitFor();
  await window.shoot('garment');
}

async function afterOrder(window: Visit, orderId: string): Promise<void> {
  const { page, shoot } = window;
  await page.addInitScript((id) => sessionStorage.setItem('storySeen', JSON.stringify([Number(id)])), orderId);
  for (const [i, step] of STEPS.entries()) {
    await show(window, `/results/${orderId}#${step}`);
    await page.waitForTimeout(700);
    await shoot(`step-${i + 1}-${step}`);
    const folded = page.locator('main details:not([open])');
    if ((await folded.count()) === 0) continue;
    await folded.evaluateAll((all) => {
      for (const one of all) one.toggleAttribute('open', true);
    });
    await page.waitForTimeout(700);
    await shoot(`step-${i + 1}-${step}-open`);
  }
  for (const step of ['hair', 'makeup', 'accessories']) await tryOn(window, orderId, step);
  await shareCards(window, orderId);
  const { url } = await (await page.request.post(`/api/orders/${orderId}/share`)).json();
  await show(window, new URL(url).pathname);
  await shoot('shared');
  await show(window, '/my-data');
  await shoot('my-data');
  const order: PublicOrder = await (await page.request.get(`/api/orders/${orderId}`)).json();
  await garment(window, orderId, openResult(order)?.accentBrights[0] ?? '#B54D22');
}

/** The mail with the results, as wide as each window. */
async function mail({ page, shoot }: Visit, email: string): Promise<void> {
  const { html } = await mailTo(email, /results/i);
  await page.goto('about:blank');
  await page.setContent(html);
  await page.waitForLoadState('networkidle');
  await shoot('mail');
}

/** The report's pages, once it is there. */
async function reportOf({ page }: Visit, orderId: string): Promise<Buffer[]> {
  let answer = await page.request.get(`/api/orders/${orderId}/pdf`);
  while (answer.status() !== 200) {
    await page.waitForTimeout(500);
    answer = await page.request.get(`/api/orders/${orderId}/pdf`);
  }
  return drawReport(page, await answer.body());
}

/**
 * Takes one person through the whole product, in every look.
 * @returns the pages of the report
 */
export async function photographPerson(studio: Studio, photos: PhotoFile[]): Promise<Buffer[]> {
  const sizes = LOOKS.filter(({ colorScheme }) => colorScheme === 'light');
  const used = sizes.filter(({ width }) => studio.looks.some((look) => look.width === width));
  const windows = await Promise.all(used.map(({ width, height }) => openWindow(studio, { width, height })));
  const [buyer] = windows;
  if (!buyer) return [];
  for (const window of windows) await beforeOrder(window, photos);
  const orderId = await placeOrder(buyer, photos);
  const cookies = await buyer.context.cookies();
  for (const { context } of windows) await context.addCookies(cookies);
  for (const window of windows) await preview(window, orderId);
  await buyer.page.reload();
  const email = `person-${orderId}@example.com`;
  await unlockFree(buyer.page, email);
  for (const window of windows) {
    await revealEnd(studio, window, orderId);
    await afterOrder(window, orderId);
  }
  for (const window of windows) await mail(window, email);
  const pages = await reportOf(buyer, orderId);
  for (const { context } of windows) await context.close();
  return pages;
}
