// The main job in browser engines other than Chromium, over the whole system: it must go through, no screen may scroll
// sideways, and the try-on must draw. Names the engines that are not installed. Exits 1 on a fault or without an engine.
//   npm run engines [-- --width 1280]
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ENGINES, type Engine, startEngine, whereIs } from './engines/drivers.ts';
import { visitorOf } from './engines/visitor.ts';
import { walk } from './engines/walk.ts';
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

/** Whether the main job went well in the engine. */
async function tryEngine(engine: Engine): Promise<boolean> {
  const { driver, close } = await startEngine(engine, Number(width));
  try {
    const { screens, faults } = await walk(visitorOf(driver), photos);
    for (const fault of faults) console.log(`  ${fault}`);
    console.log(`${engine.name}: ${screens} screens, ${faults.length} faults`);
    return faults.length === 0;
  } finally {
    await close();
  }
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
