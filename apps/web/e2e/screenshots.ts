// Photographs every screen at two widths, light and dark, with the report and the mail, into the ignored folder
// screenshots/ at the root. A word after the command takes one part only: content, states or order.
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { webUrl } from './journey.ts';
import { photographBackOffice } from './screenshots/back-office.ts';
import { LOOKS, type Look, OUT, openCamera } from './screenshots/camera.ts';
import { photographContent } from './screenshots/content.ts';
import { photographHeldStates } from './screenshots/held-states.ts';
import { photographOrder } from './screenshots/order.ts';
import { photographMail, photographReport } from './screenshots/papers.ts';
import { film, withCamera } from './spec/support/fake-camera.ts';
import start from './start-system.ts';

const stop = await start();
// What the browser's camera sees: a painted person.
const FILM = join(tmpdir(), `trueseason-screenshots-${process.pid}.mjpeg`);
await film(FILM, [{ seconds: 1, picture: 'camera-straight' }]);
const browser = await chromium.launch(await withCamera(FILM));
const open = (look: Look, answered?: boolean) => openCamera(browser, webUrl(), look, answered);

const parts = {
  content: async (look: Look) => {
    const stranger = await open(look, false);
    await stranger.page.goto('/');
    await stranger.page.waitForTimeout(1500);
    await stranger.shot('consent');
    await stranger.context.close();
    const camera = await open(look);
    await photographContent(camera);
    await camera.context.close();
  },
  states: (look: Look) => photographHeldStates(() => open(look)),
  order: async (look: Look) => {
    const camera = await open(look);
    const orderId = await photographOrder(camera);
    await photographBackOffice(camera, orderId);
    await photographMail(camera);
    if (look === LOOKS[0]) await photographReport(camera, orderId);
    await camera.context.close();
  },
};

try {
  await mkdir(OUT, { recursive: true });
  const chosen = process.argv.slice(2);
  for (const [name, photograph] of Object.entries(parts)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    for (const look of LOOKS) await photograph(look);
  }
} finally {
  await browser.close();
  await rm(FILM, { force: true });
  await stop();
}
