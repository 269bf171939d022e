// `npm run wander -- --browser [--walks 30] [--first 1] [--at-once 2]`: customers on detours in a real Chromium, against the whole system.
// A seed stands for its walk's choices; what a screen shows in time is the machine's. Exits 1 when a walk ends badly.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launchOptions } from '@trueseason/chromium';
import { count } from '@trueseason/test-kit';
import { threePhotos } from '../journey.ts';
import start from '../start-system.ts';
import { walk } from './walk.ts';

const { values } = parseArgs({
  options: {
    walks: { type: 'string', default: '30' },
    first: { type: 'string', default: '1' },
    'at-once': { type: 'string', default: '2' },
  },
});
const first = count(values.first);
const seeds = Array.from({ length: count(values.walks) }, (_, n) => first + n);

const stop = await start();
const browser = await chromium.launch(await launchOptions());
const photos = await threePhotos();
let bad = 0;

async function takeWalks(): Promise<void> {
  for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
    const { steps, violations } = await walk(browser, seed, photos);
    console.log(`seed ${seed}${violations.length > 0 ? ' ✗' : ''}: ${steps.join(' · ')}`);
    for (const violation of violations) console.log(`  ✗ ${violation}`);
    if (violations.length > 0) bad += 1;
  }
}

try {
  await Promise.all(Array.from({ length: count(values['at-once']) }, takeWalks));
  console.log(`${values.walks} walks in a browser from seed ${first}, ${bad} ended badly`);
} finally {
  await browser.close();
  await stop();
}
process.exitCode = bad > 0 ? 1 : 0;
