import { devices, type Page } from '@playwright/test';
import { seededRandom } from '@trueseason/testing';
import { STEPS } from '../steps.ts';
import { boughtResult, CONTROLS, type Control, seesText } from './support/leading-controls.ts';
import { ORDER_ID } from './support/orders.ts';
import { expect, test } from './support/test.ts';

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

const STEP_CONTROLS = STEPS.slice(0, -1).map((step, i) => ({
  name: `result: on from ${step}`,
  path: `/results/${ORDER_ID}#${step}`,
  prepare: boughtResult,
  control: (page: Page) => page.getByRole('button', { name: 'Next' }),
  takesEffect: seesText(`Step ${i + 2} of 9`),
}));

const random = seededRandom(SEED);
const TRIES_ALL = process.env.EARLY_INPUT === 'all';
const MOMENTS = Array.from({ length: LAST_MS / STEP_MS }, (_, i) => i * STEP_MS);

interface Try {
  readonly control: Control;
  readonly ms: number;
}

/** All moments of a control, or one in each tenth of them. */
const momentsOf = (): number[] => random.pickFromEach(TRIES_ALL ? 1 : 10, MOMENTS);

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
