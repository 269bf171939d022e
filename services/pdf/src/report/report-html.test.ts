import { launchOptions } from '@trueseason/chromium';
import { type AnalysisResult, SEASON_NAMES, type SeasonName } from '@trueseason/contracts';
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
    expect(pages[0]).toContain('November 20, 2026');
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

/** As long as the engine's reasons get over real portraits, and with the most that it finds to say of photos. */
function talkative(): AnalysisResult {
  const result = resultFixture('Soft Autumn');
  const [first] = result.evidence.photos;
  if (!first) throw new Error('the fixture has photos');
  const why =
    'Your coloring is soft and warm, which is where Soft Autumn lies. What speaks loudest is your clarity, −0.66 ± 0.39 on a scale from soft (−1) to clear (+1): how saturated your skin is for its depth and how clearly your eyes stand out. It is the most likely reading, and True Autumn lies close by, so borrow from it where you like.';
  const whyNotRunnerUp =
    'True Autumn is the runner-up, in the same family. Your depth decided between the two: at −0.02 ± 0.49 you lie between deep and light, nearer to Soft Autumn (−0.05) than to True Autumn (−0.35). The border lies within that uncertainty, so colors of True Autumn may suit you as well. Your contrast alone would have spoken for True Autumn.';
  const warnings = ['headwear', 'glasses', 'mild_cast', 'makeup_likely'] as const;
  return {
    ...result,
    evidence: { ...result.evidence, why, whyNotRunnerUp, photos: [{ ...first, warnings: [...warnings] }] },
  };
}

const newer = { ...resultFixture('Dark Winter'), season: 'Mystic Winter' as SeasonName };

test('a season that is newer than this build gets the report that can be drawn of it', async () => {
  const bytes = await renderer.render(await reportHtml(newer, meta));
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise;
  expect(pdf.numPages % 2).toBe(1);
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, i) => textOf(pdf, i + 1)));
  const all = pages.join('\n');
  expect(pages[1]).toMatch(/Mystic Winter is newer/);
  expect(all).toContain('#006C47');
  expect(all).toContain('Emerald');
  expect(all).toContain('62.1 ± 1.8');
  expect(all).not.toMatch(/undefined|null|NaN|\[object|Looks to start from/);
});

test.each([resultFixture('Soft Summer'), newer])('$season: nothing is set smaller than 8.5 points', async (result) => {
  const small = await renderer.withPage(await reportHtml(result, meta), (page) =>
    page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found = new Set<string>();
      while (texts.nextNode()) {
        const parent = texts.currentNode.parentElement;
        if (!parent || !texts.currentNode.textContent?.trim()) continue;
        const scale = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
        const points = Number.parseFloat(getComputedStyle(parent).fontSize) * scale * 0.75;
        if (points < 8.49) found.add(`${points.toFixed(2)} pt: ${texts.currentNode.textContent}`);
      }
      return [...found];
    }),
  );
  expect(small).toEqual([]);
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
          const cell = element.closest('.panel li, .panel, .neutrals li, .brights li, .signature li, thead th');
          const edge = cell?.getBoundingClientRect();
          if (edge && (rect.bottom > edge.bottom + 1 || rect.right > edge.right + 1))
            found.push(`${name}: cut off: ${words}`);
        }
      }
      return found;
    });
  });
}

test.each(SEASON_NAMES)('%s fits its pages at every depth of skin', async (season) => {
  expect(await overflow(resultFixture(season))).toEqual([]);
  expect(await overflow(resultFixture(season, { skin: [80, 9, 14], ita: 62 }))).toEqual([]);
  expect(await overflow(resultFixture(season, { skin: [31, 11, 13], ita: -48 }))).toEqual([]);
});

test.each([
  ['little was seen', resultFixture('Light Spring', { full: false })],
  ['an Absolute type adds two sentences', resultFixture('True Summer', { seasonType: 'Absolute Summer' })],
  ['the runner-up lies across the ring', resultFixture('Dark Autumn', { runnerUp: 'Bright Spring' })],
  ['the season is newer than this build', newer],
  ['the engine has much to say', talkative()],
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
