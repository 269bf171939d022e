import { devices, type Locator, type Page } from '@playwright/test';
import { seededRandom } from '@trueseason/testing';
import type { MockApi } from './support/mock-api.ts';
import { completedOrder, INTENT, ORDER_ID, order } from './support/orders.ts';
import { customerInPhotos } from './support/photos.ts';
import { mockProvider } from './support/provider.ts';
import { expect, seedSession, test } from './support/test.ts';

/*
 * What is painted answers: a tap or a key at each moment from when a control is first painted to six seconds later takes
 * effect, on a slow phone. Samples the moments by a seed, and the result's steps, which share their bar; EARLY_INPUT=all tries
 * each of each.
 */

const { defaultBrowserType: _, ...PHONE } = devices['Pixel 7'];
test.use({ ...PHONE, agreed: false });

const RATE = 1_600_000 / 8;
const NETWORK = { offline: false, latency: 150, downloadThroughput: RATE, uploadThroughput: RATE };
const STEP_MS = 100;
const LAST_MS = 6000;
const SEED = Number(process.env.EARLY_INPUT_SEED ?? Date.now() % 100_000);

interface Control {
  readonly name: string;
  readonly path: string;
  readonly prepare?: (page: Page, api: MockApi) => Promise<void>;
  readonly control: (page: Page) => Locator;
  /** What is typed into the control after the tap. */
  readonly typed?: string;
  readonly takesEffect: (page: Page) => Promise<void>;
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
const seesText = (text: string | RegExp) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();

const RESULT_STEPS = ['overview', 'palette', 'clothing', 'accessories', 'hair', 'makeup', 'celebrities', 'evidence'];

async function boughtResult(page: Page, api: MockApi): Promise<void> {
  completedOrder(api);
  await customerInPhotos(api);
  await seedSession(page, { storySeen: [ORDER_ID] });
}

const CONTROLS: readonly Control[] = [
  {
    name: 'home: try it on your face',
    path: '/',
    control: button('Try it on your face'),
    takesEffect: (page) => expect(button('Camera')(page)).toBeVisible(),
  },
  {
    name: 'home: another painted face',
    path: '/',
    control: (page) => page.getByRole('radio').nth(1),
    takesEffect: async (page) => {
      await expect(page.getByRole('radio').nth(1)).toBeChecked();
      const title = (await page.getByRole('radio').nth(1).getAttribute('aria-label')) ?? '';
      await expect(page.getByRole('img', { name: title.split(',')[0] })).toBeAttached();
    },
  },
  {
    name: 'home: the menu',
    path: '/',
    control: (page) => page.getByText('Menu', { exact: true }),
    takesEffect: (page) => expect(page.locator('details nav')).toBeVisible(),
  },
  {
    name: 'upload: the drop zone',
    path: '/upload',
    control: (page) => page.getByRole('button', { name: /^Drop your photos here/ }),
    takesEffect: seesText('Photo Guidelines'),
  },
  {
    name: 'upload: the consent',
    path: '/upload',
    control: (page) => page.getByRole('checkbox'),
    takesEffect: async (page) => {
      await expect(page.getByRole('checkbox')).toBeChecked();
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('photoConsent'))).toContain('version');
    },
  },
  {
    name: 'lookup: the address',
    path: '/lookup',
    control: (page) => page.getByLabel('Email Address'),
    typed: 'a@b.example',
    takesEffect: async (page) => {
      await expect(page.locator('[data-prerendered]')).toHaveCount(0);
      await expect(page.getByLabel('Email Address')).toHaveValue('a@b.example');
      await expect(page.getByText('Please enter your order number first.')).toBeVisible();
    },
  },
  {
    name: 'gift: the giver',
    path: '/gift',
    control: (page) => page.getByLabel('From (optional)'),
    typed: 'Ada',
    takesEffect: async (page) => {
      await expect(page.locator('[data-prerendered]')).toHaveCount(0);
      await expect(page.getByLabel('From (optional)')).toHaveValue('Ada');
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('purchase'))).toContain('Ada');
    },
  },
  {
    name: 'gift: continue without an address',
    path: '/gift',
    control: button('Continue to payment'),
    takesEffect: seesText('Please enter a valid email address'),
  },
  {
    name: 'sample: on from the first step',
    path: '/sample',
    control: (page) => page.getByRole('button', { name: 'Next' }),
    takesEffect: (page) => expect(page).toHaveURL(/#palette$/),
  },
  {
    name: 'preview: unlock',
    path: `/results-preview/${ORDER_ID}`,
    prepare: async (page, api) => {
      api.on('getOrder', order('analyzed'));
      await mockProvider(page, api);
      api.on('createPaymentIntent', INTENT);
    },
    control: button('Unlock My Color Analysis'),
    takesEffect: (page) => expect(page.getByLabel(/^Email/)).toBeVisible(),
  },
];

const STEP_CONTROLS = RESULT_STEPS.map((step, i) => ({
  name: `result: on from ${step}`,
  path: `/results/${ORDER_ID}#${step}`,
  prepare: boughtResult,
  control: (page: Page) => page.getByRole('button', { name: 'Next' }),
  takesEffect: seesText(`Step ${i + 2} of 9`),
}));

const random = seededRandom(SEED);
const TRIES_ALL = process.env.EARLY_INPUT === 'all';
const MOMENTS = Array.from({ length: LAST_MS / STEP_MS }, (_, i) => i * STEP_MS);
const SHARE = 10;

interface Try {
  readonly control: Control;
  readonly ms: number;
}

/** All moments of a control, or one in each tenth of them. */
function momentsOf(): number[] {
  if (TRIES_ALL) return MOMENTS;
  return Array.from({ length: MOMENTS.length / SHARE }, (_, i) => (i * SHARE + random.below(SHARE)) * STEP_MS);
}

/** What each test tries. */
function triesByName(): Readonly<Record<string, readonly Try[]>> {
  const triesOf = (control: Control) => momentsOf().map((ms) => ({ control, ms }));
  const own = (controls: readonly Control[]) =>
    Object.fromEntries(controls.map((control) => [control.name, triesOf(control)]));
  if (TRIES_ALL) return own([...CONTROLS, ...STEP_CONTROLS]);
  const steps = [...STEP_CONTROLS];
  const drawn = momentsOf().flatMap((ms) =>
    steps.splice(random.below(steps.length), 1).map((control) => ({ control, ms })),
  );
  return { ...own(CONTROLS), 'result: on from its steps': drawn };
}

/** Taps a control at a moment, in ms since it was painted. */
async function tapAt(page: Page, { path, control, typed }: Control, ms: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(path, { waitUntil: 'commit' });
  const tapped = control(page);
  await tapped.waitFor({ timeout: 30_000 });
  const painted = performance.now();
  await tapped.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, painted + ms - performance.now())));
  const { x, y, width, height } = (await tapped.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  for (const character of typed ?? '') await page.keyboard.type(character, { delay: 20 });
}

test.describe.configure({ mode: 'parallel' });

for (const [name, tries] of Object.entries(triesByName())) {
  test(`early input: ${name}`, async ({ page, api, context }) => {
    test.setTimeout(tries.length * 30_000);
    const lost: string[] = [];
    for (const { control, ms } of tries) {
      const visit = ms === tries[0]?.ms ? page : await context.newPage();
      await control.prepare?.(visit, api);
      await tapAt(visit, control, ms);
      await control
        .takesEffect(visit)
        .catch((error: Error) => lost.push(`${control.name}, ${ms} ms: ${error.message.split('\n')[0]}`));
      await visit.close();
    }
    expect(lost, `seed ${SEED}`).toEqual([]);
  });
}
