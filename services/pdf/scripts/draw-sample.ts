/** Draws the sample result's first report pages as pictures: node scripts/draw-sample.ts, after a build. They are committed. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchOptions } from '@trueseason/print/chromium';
import { composeReading, projectResult } from '@trueseason/style/reading';
import { createRenderer } from '../dist/renderer.js';
import { reportHtml } from '../dist/report/report-html.js';

const WEB = join(import.meta.dirname, '../../../apps/web/src');
const PAGE_COUNT = 4;
/** A4 at 96 dots per inch. */
const PAGE = { width: 794, height: 1123 };

const { evidence, seasonType } = JSON.parse(await readFile(join(WEB, 'result/sample/measured.json'), 'utf8'));
const result = projectResult(composeReading(evidence, seasonType), evidence);
const html = await reportHtml(result, { orderId: 0, createdAt: new Date('2026-11-29'), scope: ['hair', 'suits'] });
const renderer = createRenderer({ chromium: launchOptions });
try {
  await renderer.withPage(html, async (page) => {
    await page.setViewport(PAGE);
    const sheets = await page.$$('.page');
    for (const [i, sheet] of sheets.slice(0, PAGE_COUNT).entries())
      await writeFile(
        join(WEB, `ui/report-sheets/report-${i + 1}.webp`),
        await sheet.screenshot({ type: 'webp', quality: 72 }),
      );
  });
} finally {
  await renderer.close();
}
