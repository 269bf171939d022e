import { launchOptions } from '@trueseason/chromium';
import { type AnalysisResult, SEASON_NAMES } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/test-kit/result';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createRenderer, type Renderer } from '../renderer.ts';
import { CHAPTERS } from './chapters.ts';
import { reportHtml } from './report-html.tsx';

// Every test drives a browser, beside others on few cores.
vi.setConfig({ testTimeout: 30_000 });

const meta = { orderId: 4_218_559_031, createdAt: new Date('2026-11-20T23:30:00Z') };
let renderer: Renderer;
beforeAll(async () => {
  renderer = createRenderer({ chromium: await launchOptions() });
}, 60_000);
afterAll(() => renderer.close());

async function textOf(pdf: PDFDocumentProxy, number: number): Promise<string> {
  const content = await (await pdf.getPage(number)).getTextContent();
  return content.items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
}

describe('the report of a Dark Winter', () => {
  let bytes: Uint8Array;
  let pdf: PDFDocumentProxy;
  beforeAll(async () => {
    bytes = await renderer.render(await reportHtml(resultFixture('Dark Winter'), meta));
    pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  }, 60_000);

  test('has a page for the cover and one for each chapter, the card on the front of the last leaf', () => {
    expect(pdf.numPages).toBe(CHAPTERS.length + 1);
    expect(pdf.numPages).toBeGreaterThanOrEqual(12);
    expect(pdf.numPages % 2).toBe(1);
  });

  test('has selectable text: season, order, figures, names and hex values', async () => {
    const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, i) => textOf(pdf, i + 1)));
    expect(pages[0]).toMatch(/Dark\s+Winter/);
    expect(pages[0]).toContain('Order 4218559031');
    expect(pages[0]).toContain('20 November 2026');
    const all = pages.join('\n');
    expect(all).toContain('62.1 ± 1.8');
    expect(all).toContain('\u22120.');
    expect(all).toContain('58%');
    for (const text of resultFixture('Dark Winter').overview.signatureColors) {
      expect(all).toContain(text.slice(0, 7));
      expect(all).toContain(text.slice(8));
    }
    expect(all).not.toMatch(/undefined|null|NaN|\[object/);
  });

  test('is tagged, in English, titled and bookmarked by chapter', async () => {
    expect((await pdf.getMarkInfo()) as unknown).toEqual(
      new Map<string, boolean>([
        ['Marked', true],
        ['UserProperties', false],
        ['Suspects', false],
      ]),
    );
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Dark Winter: TrueSeason Professional Report', Language: 'en' });
    const [cover] = await pdf.getOutline();
    expect(cover?.items.map(({ title }) => title.replace('\u00A0', ' '))).toEqual(
      CHAPTERS.map(([title]) => (title === 'Your season' ? 'You are a Dark Winter' : title)),
    );
    const tree = JSON.stringify(await (await pdf.getPage(5)).getStructTree());
    for (const role of ['H2', 'Table', 'TH', 'TD', 'Figure']) expect(tree).toContain(`"role":"${role}"`);
    expect(tree).toContain('"alt":"Skin, #');
  });

  test('embeds its own faces as TrueType, and no other', () => {
    const raw = Buffer.from(bytes).toString('latin1');
    const names = [...raw.matchAll(/\/BaseFont \/[A-Z]{6}\+([\w-]+)/g)].map(([, name]) => name);
    expect(new Set(names.map((name) => name?.replace(/[-_].*|Variable.*|\d+pt.*/i, '')))).toEqual(
      new Set(['Fraunces', 'InstrumentSans']),
    );
    expect(raw).not.toContain('/Subtype /Type3');
    const descriptors = raw.match(/\/Type \/FontDescriptor/g)?.length ?? 0;
    expect(raw.match(/\/FontFile2 /g)?.length).toBe(descriptors);
    expect(descriptors).toBeGreaterThanOrEqual(5);
  });

  test('stays small enough to open on a phone', () => {
    expect(bytes.byteLength).toBeLessThan(4_000_000);
  });
});

/** Pages that are taller than a sheet, and elements whose content is cut off or lies outside the sheet. */
async function overflow(result: AnalysisResult): Promise<string[]> {
  return renderer.withPage(await reportHtml(result, meta), async (page) => {
    await page.emulateMediaType('print');
    return page.evaluate(() => {
      const sheet = (297 / 25.4) * 96;
      const found: string[] = [];
      for (const section of document.querySelectorAll('.page')) {
        const name = section.getAttribute('aria-label') ?? '';
        const box = section.getBoundingClientRect();
        if (box.height > sheet + 1) found.push(`${name} is ${Math.round(box.height - sheet)} px too tall`);
        const foot = section.querySelector('.foot')?.getBoundingClientRect();
        for (const element of section.querySelectorAll('p, li, td, th, dd, dt, h1, h2, h3, span')) {
          if (!element.textContent || element.closest('.foot')) continue;
          const text = document.createRange();
          text.selectNodeContents(element);
          const rect = text.getBoundingClientRect();
          const words = element.textContent.slice(0, 40);
          if (rect.right > box.right + 1 || rect.bottom > box.bottom + 1)
            found.push(`${name}: off the sheet: ${words}`);
          if (foot && foot.height > 0 && rect.bottom > foot.top) found.push(`${name}: over the foot: ${words}`);
          const cell = element.closest('.panel li, .leave li, .neutrals li, .brights li, .signature li');
          if (cell && rect.bottom > cell.getBoundingClientRect().bottom + 1) found.push(`${name}: cut off: ${words}`);
        }
      }
      return found;
    });
  });
}

test.each(SEASON_NAMES)('%s fits its pages', async (season) => {
  expect(await overflow(resultFixture(season))).toEqual([]);
});

test.each([
  ['little was seen', resultFixture('Light Spring', { full: false })],
  ['an Absolute type adds two sentences', resultFixture('True Summer', { seasonType: 'Absolute Summer' })],
  ['the runner-up lies across the ring', resultFixture('Dark Autumn', { runnerUp: 'Bright Spring' })],
  ['skin is deep', resultFixture('Dark Autumn', { skin: [31, 11, 13], ita: -48 })],
] as const)('it fits when %s', async (_, result) => {
  expect(await overflow(result)).toEqual([]);
});

test('text far longer than ours moves to a page of its own and is not lost', async () => {
  const result = resultFixture('True Winter');
  const endless = `${'A sentence that goes on and on about winter. '.repeat(120)}The very end.`;
  result.overview = { ...result.overview, description: endless };
  const pdf = await getDocument({ data: await renderer.render(await reportHtml(result, meta)), verbosity: 0 }).promise;
  const pages = await Promise.all([3, 4, 5].map((number) => textOf(pdf, number)));
  expect(pages.some((page) => /The\s+very\s+end\./.test(page))).toBe(true);
});

test('hostile text is only text', async () => {
  const hostile = '</style><script>document.title="x"</script><img src=x onerror=alert(1)>';
  const result = resultFixture('Soft Autumn');
  result.evidence = { ...result.evidence, why: hostile, light: { ...result.evidence.light, method: hostile } };
  result.overview = { ...result.overview, signatureColors: [`#AABBCC ${hostile}`, `#A1B2C3 "};${hostile}`] };
  const html = await reportHtml(result, meta);
  expect(html).not.toMatch(/<script|<img/);
  expect(html).toContain('&lt;script&gt;');
  expect(html.match(/<\/style>/g)).toHaveLength(1);
});
