// The main job in the engines of other browsers than Chromium, over the whole system: does it go through, is nothing
// wider than its screen, is what is tried on drawn, and does every element lie where Chromium lays it? Engines that this
// machine has not are named. Exits 1 where something breaks or lies elsewhere, or no engine is here.
//   npm run engines [-- --width 1280]
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type ViewportSize } from '@playwright/test';
import { launchOptions } from '@trueseason/chromium';
import { differences } from './engines/boxes.ts';
import { ENGINES, type Engine, startEngine, whereIs } from './engines/drivers.ts';
import { playwrightVisitor, webDriverVisitor } from './engines/visitor.ts';
import { type Walk, walk } from './engines/walk.ts';
import { threePhotos } from './journey.ts';
import start from './start-system.ts';

/** Windows may be wider than they are asked to be, so a phone is as narrow as each engine goes. */
const { width } = parseArgs({ options: { width: { type: 'string', default: '390' } } }).values;

const folder = await mkdtemp(join(tmpdir(), 'trueseason-engines-'));
const photos = await Promise.all(
  (await threePhotos()).map(async ({ name, buffer }) => {
    const path = join(folder, name);
    await writeFile(path, buffer);
    return path;
  }),
);

async function walkIn(engine: Engine): Promise<{ readonly walked: Walk; readonly viewport: ViewportSize }> {
  const { driver, close } = await startEngine(engine, Number(width));
  try {
    const visitor = webDriverVisitor(driver);
    const walked = await walk(visitor, photos);
    const viewport = await visitor.ask(
      () => ({ width: document.documentElement.clientWidth, height: window.innerHeight }),
      null,
    );
    return { walked, viewport };
  } finally {
    await close();
  }
}

/** The same walk in Chromium, in a window as large. */
async function walkInChromium(viewport: ViewportSize): Promise<Walk> {
  const browser = await chromium.launch(await launchOptions());
  try {
    const page = await browser.newPage({ viewport });
    return await walk(playwrightVisitor(page), photos);
  } finally {
    await browser.close();
  }
}

/** Whether all was well in the engine. */
async function tryEngine(engine: Engine): Promise<boolean> {
  const { walked, viewport } = await walkIn(engine);
  const reference = await walkInChromium(viewport);
  let count = walked.faults.length;
  for (const fault of walked.faults) console.log(`  ${fault}`);
  for (const [name, boxes] of walked.screens) {
    for (const [here, there] of differences(boxes, reference.screens.get(name) ?? [])) {
      count++;
      const size = ({ left, width, height }: typeof here) => [left, width, height].map(Math.round).join(' ');
      console.log(`  ${name}: ${size(here)}, in Chromium ${size(there)} ${here.text}\n   ${here.path}`);
    }
  }
  console.log(`${engine.name}: ${walked.screens.size} screens at ${viewport.width} px, ${count} differences`);
  return count === 0;
}

const stop = await start();
try {
  const here = ENGINES.filter(({ driver }) => whereIs(driver));
  for (const { name, driver, from } of ENGINES.filter((engine) => !here.includes(engine))) {
    console.log(`${name}: not run, there is no ${driver} on PATH (Debian: ${from})`);
  }
  if (here.length === 0) process.exitCode = 1;
  for (const engine of here) if (!(await tryEngine(engine))) process.exitCode = 1;
} finally {
  await stop();
  await rm(folder, { recursive: true, force: true });
}
