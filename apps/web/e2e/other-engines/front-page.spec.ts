import { writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { seededRandom } from '@trueseason/testing';
import { photograph } from '@trueseason/testing/portraits';
import { webUrl } from '../journey.ts';
import { type FakeCamera, installCameras } from '../spec/support/fake-cameras.ts';
import type { Engine, Tab } from './engine.ts';
import { firefox } from './firefox.ts';
import { slowLink } from './slow-link.ts';
import { type Visitor, visitorIn } from './visitor.ts';
import { webkit } from './webkit.ts';

/* The front page in other engines: its leading button answers from when it is painted, and a camera that shows nothing. */

const START = 'Try it on your face';
const STEP_MS = 100;
const MOMENT_COUNT = 60;
const SEED = Number(process.env.EARLY_INPUT_SEED ?? Date.now() % 100_000);

/** All moments after the first paint, or one in each second of them. */
function momentsMs(): number[] {
  const all = Array.from({ length: MOMENT_COUNT }, (_, i) => i * STEP_MS);
  return seededRandom(SEED).pickFromEach(process.env.EARLY_INPUT === 'all' ? 1 : 10, all);
}

/** Opens an engine if it is installed, and closes it after. */
async function withTab(engine: Engine, waitsForLoad: boolean, use: (tab: Tab, visitor: Visitor) => Promise<void>) {
  const isMissing = engine.missing.length > 0 && !process.env.REQUIRE_ENGINES;
  test.skip(isMissing, `${engine.missing.join(' and ')} not installed`);
  const tab = await engine.open(waitsForLoad);
  try {
    await use(tab, visitorIn(tab));
    // A page that is left loads no more.
    expect(tab.errors().filter((error) => !error.endsWith('did not load'))).toEqual([]);
  } finally {
    await tab.close();
  }
}

const FAULTS = [
  ['black', 'We see only black.'],
  ['frozen', 'The picture stands still.'],
  ['busy', 'The camera is in use.'],
] as const satisfies readonly (readonly [FakeCamera['picture'], string])[];

for (const engine of [firefox, webkit]) {
  test(`a press at any time after the first paint opens the mirror in ${engine.name}`, async () => {
    const moments = momentsMs();
    test.setTimeout(moments.length * 30_000);
    const link = await slowLink(webUrl());
    try {
      await withTab(engine, false, async (tab, visitor) => {
        for (const ms of moments) {
          await tab.goto(`${link.url}/?after=${ms}`);
          await visitor.waitFor('the button of this visit', isPainted, START, String(ms));
          expect(await visitor.read(looksDisabled), `${ms} ms, seed ${SEED}`).toBe(false);
          await delay(ms);
          await visitor.press(START);
          await visitor.sees('We find your face on this device');
        }
      });
    } finally {
      link.close();
    }
  });

  for (const [picture, words] of FAULTS)
    test(`names a camera that is ${picture}, and a photo does instead in ${engine.name}`, async () => {
      const path = test.info().outputPath('me.jpg');
      await writeFile(path, await photograph('camera-straight'));
      await withTab(engine, true, async (tab, visitor) => {
        await visitor.open(`${webUrl()}/`);
        await visitor.press('No, thanks');
        await visitor.press(START);
        const face = `data:image/jpeg;base64,${(await photograph('camera-far')).toString('base64')}`;
        const cameras: FakeCamera[] = [{ label: 'Front camera', picture }];
        const canFilm = 'typeof HTMLCanvasElement.prototype.captureStream === "function"';
        test.skip(picture !== 'busy' && !(await tab.evaluate(canFilm)), `${engine.name} films no canvas`);
        await tab.evaluate(`(${installCameras})(${JSON.stringify({ cameras, face })})`);
        await visitor.press('Camera');
        await visitor.sees(words);
        await visitor.chooseFiles('input[type=file]', [path]);
        await visitor.sees('which makes you look rested?');
      });
    });
}

/* These run in the page. */

function isPainted(name: string, visit: string): boolean {
  const button = [...document.querySelectorAll('main button')].find(({ textContent }) => textContent?.trim() === name);
  return location.search === `?after=${visit}` && (button?.getBoundingClientRect().height ?? 0) > 0;
}

const looksDisabled = (): boolean => {
  const button = [...document.querySelectorAll('main button')].find(({ textContent }) =>
    textContent?.includes('Try it'),
  );
  return button?.matches(':disabled, [aria-disabled=true], [inert] *') ?? true;
};
