// Takes real people through the whole product and puts their screens side by side, for eyes that look for what painted
// people never show. Their pictures stay where they are, and what is made goes to an ignored folder.
//   npm run screenshots -- --people <folder> [--count 8] [--out <folder>] [--looks 390-light,1280-dark]
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launchOptions } from '@trueseason/chromium';
import { sheetOfReport, sheetsOfScreen, writeIndex } from './people/contact-sheets.ts';
import { findPeople, photosOf } from './people/find-people.ts';
import { nameOfLook, photographPerson, type Take } from './people/photograph-person.ts';
import { LOOKS, type Look, OUT as SCREENSHOTS } from './screenshots/camera.ts';
import start from './start-system.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string' },
    count: { type: 'string', default: '8' },
    out: { type: 'string', default: join(SCREENSHOTS, 'people') },
    looks: { type: 'string', default: LOOKS.map(nameOfLook).join() },
  },
});
const { people: folder, count, out } = values;
if (!folder) throw new Error('Name a folder with pictures of people: --people <folder>');

const people = await findPeople(folder, Number(count));
const looks = LOOKS.filter((look) => values.looks.split(',').includes(nameOfLook(look)));
const screens = new Map<string, { readonly look: Look; readonly pictures: Buffer[] }>();
const sheets: string[] = [];
await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
const stop = await start();
const browser = await chromium.launch(await launchOptions());
try {
  for (const [i, pictures] of people.entries()) {
    const person = `person${i + 1}`;
    console.log(`${person}: ${pictures.join(', ')}`);
    const take: Take = async (name, look, picture) => {
      const title = `${name}-${nameOfLook(look)}`;
      await writeFile(join(out, `${person}-${title}.png`), picture);
      const screen = screens.get(title) ?? { look, pictures: [] };
      screen.pictures.push(picture);
      screens.set(title, screen);
    };
    const pages = await photographPerson({ browser, looks, take }, await photosOf(pictures));
    for (const [n, page] of pages.entries()) await writeFile(join(out, `${person}-report-${n + 1}.png`), page);
    sheets.push(...(await sheetOfReport(out, `report-${person}`, pages)));
  }
  for (const [name, { look, pictures }] of screens) {
    sheets.push(...(await sheetsOfScreen(out, name, look.width, pictures)));
  }
  await writeIndex(out, sheets);
  console.log(`${sheets.length} contact sheets in ${out}, all of them in index.html`);
} finally {
  await browser.close();
  await stop();
}
