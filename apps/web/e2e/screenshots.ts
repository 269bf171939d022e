// Photographs every screen at two widths, light and dark, with the report and the mail, into the ignored folder
// screenshots/ at the root. A word after the command takes one part only: content or order.
//   npm run screenshots -- --people <folder> [--count 8] [--looks 390-light,1280-dark]
// buys with the people of a folder instead into screenshots/people/.
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { partsAsked } from '@trueseason/test-kit';
import { photographBackOffice } from './screenshots/back-office.ts';
import { LOOKS, type Look, nameOfLook, OUT, openCamera } from './screenshots/camera.ts';
import { photographContent } from './screenshots/content.ts';
import { photographOrder, photographResults } from './screenshots/order.ts';
import { photographReport } from './screenshots/papers.ts';
import { peopleOf } from './screenshots/people.ts';
import { film, withCamera } from './spec/support/fake-camera.ts';
import start from './start-system.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    people: { type: 'string' },
    count: { type: 'string', default: '8' },
    looks: { type: 'string', default: LOOKS.map(nameOfLook).join() },
  },
});
const looksAsked = partsAsked(values.looks.split(','), LOOKS.map(nameOfLook));
const looks = LOOKS.filter((look) => looksAsked.includes(nameOfLook(look)));
const partNames = partsAsked(positionals, ['content', 'order']);

const stop = await start();
const FILM = join(tmpdir(), `trueseason-screenshots-${process.pid}.mjpeg`);
await film(FILM, [{ seconds: 1, picture: 'camera-straight' }]);
const browser = await chromium.launch(await withCamera(FILM));
const openMoving = (look: Look, folder?: string) => () =>
  openCamera(browser, look, { moves: true, ...(folder && { folder }) });

const parts: Record<(typeof partNames)[number], (look: Look) => Promise<void>> = {
  content: async (look: Look) => {
    const stranger = await openCamera(browser, look, { answered: false });
    await stranger.page.goto('/');
    await stranger.page.waitForTimeout(1500);
    await stranger.shot('consent');
    await stranger.context.close();
    const camera = await openCamera(browser, look);
    await photographContent(camera);
    await camera.context.close();
  },
  order: async (look: Look) => {
    const camera = await openCamera(browser, look);
    const orderId = await photographOrder(camera, openMoving(look));
    await photographBackOffice(camera, orderId);
    if (look === looks[0]) await photographReport(camera, orderId);
    await camera.context.close();
  },
};

async function photographPeople(from: string): Promise<void> {
  const out = join(OUT, 'people');
  await rm(out, { recursive: true, force: true });
  for (const [i, photos] of (await peopleOf(from, Number(values.count))).entries()) {
    const name = `person-${i + 1}`;
    const folder = join(out, name);
    await mkdir(folder, { recursive: true });
    for (const look of looks) {
      const camera = await openCamera(browser, look, { folder });
      const orderId = await photographResults(camera, photos, openMoving(look, folder));
      if (look === looks[0]) await photographReport(camera, orderId);
      await camera.context.close();
    }
    console.log(name);
  }
}

try {
  await mkdir(OUT, { recursive: true });
  if (values.people) await photographPeople(values.people);
  for (const name of values.people ? [] : partNames) for (const look of looks) await parts[name](look);
} finally {
  await browser.close();
  await rm(FILM, { force: true });
  await stop();
}
