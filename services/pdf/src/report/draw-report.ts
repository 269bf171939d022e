import type { Page } from 'puppeteer';
import { printPdf, type Renderer } from '../renderer.ts';
import { chaptersOf } from './chapters.ts';
import { type ReportMeta, reportOf } from './model.ts';
import type { Chapter } from './page-context.ts';
import { reportHtml } from './report-html.tsx';

/**
 * The report as PDF. A text far longer than ours takes its chapter onto a second sheet; then the report is laid out
 * again with what follows numbered by what was found, so that folios and contents stay true.
 * @param result as stored, in any of its shapes
 */
export async function drawReport(renderer: Renderer, result: unknown, meta: ReportMeta): Promise<Uint8Array> {
  const html = await reportHtml(result, meta);
  const chapters = chaptersOf(reportOf(result, meta));
  const drawn = await renderer.withPage(html, async (page) => {
    const tall = await tallerThanSheets(page, chapters);
    return tall.length === 0 ? { pdf: await printPdf(page) } : { tall };
  });
  if (drawn.pdf) return drawn.pdf;
  const sheets = new Map<string, number>();
  for (const chapter of drawn.tall) sheets.set(chapter.title, await sheetsAlone(renderer, html, chapter));
  return renderer.render(await reportHtml(result, meta, sheets));
}

/** CSS pixels. */
const SHEET = (297 / 25.4) * 96;

async function tallerThanSheets(page: Page, chapters: readonly Chapter[]): Promise<Chapter[]> {
  // All in one trip, and as text: this program knows no document.
  const measured: unknown = await page.evaluate(
    `[...document.querySelectorAll('.page')].map((one) => one.getBoundingClientRect().height)`,
  );
  const [, ...heights] = Array.isArray(measured) ? measured.map(Number) : [];
  return chapters.filter((_, i) => (heights[i] ?? 0) > SHEET + 1);
}

/** How many sheets a chapter takes by itself: a height would not tell where lines may break. */
function sheetsAlone(renderer: Renderer, html: string, { number }: Chapter): Promise<number> {
  return renderer.withPage(html, async (page) => {
    await page.addStyleTag({ content: `.page:not(#page-${number}){display:none}` });
    const pdf = Buffer.from(await printPdf(page)).toString('latin1');
    return pdf.match(/\/Type \/Page\b/g)?.length ?? 1;
  });
}
