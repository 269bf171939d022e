import { type AnalysisResult, BRAND, keysOf, NO_ANSWERS, SEASON_NAMES } from '@trueseason/contracts';
import { launchOptions } from '@trueseason/print/chromium';
import { openStoredResult } from '@trueseason/style/reading';
import { LIGHT_SOURCE } from '@trueseason/style/reading/beside-photos';
import { ANSWERED, chosenResult, GRAYING, KIND_SHARES, resultFixture } from '@trueseason/testing/result';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createRenderer, type Renderer } from '../renderer.ts';
import { chapters, reportHtml } from './report-html.tsx';
import { longestResult } from './testing/longest-result.ts';
import { META as meta, overflow, overflowOf } from './testing/overflow.ts';
import { openPdf, textOfPages } from './testing/read-pdf.ts';

// Every test drives a browser, beside others on few cores.
vi.setConfig({ testTimeout: 60_000 });

let renderer: Renderer;
beforeAll(async () => {
  renderer = createRenderer({ chromium: launchOptions });
}, 60_000);
afterAll(() => renderer.close());

test('a report of the longest texts has at most 14 pages, and nothing on them overflows', async () => {
  const { pages, over } = await renderer.withPage(await reportHtml(longestResult(), meta), async (page) => ({
    pages: await page.evaluate(() => document.querySelectorAll('.page').length),
    over: await overflowOf(page),
  }));
  expect(over).toEqual([]);
  expect(pages).toBeLessThanOrEqual(14);
});

const textIn = async (...of: Parameters<typeof reportHtml>): Promise<string> =>
  (await reportHtml(...of)).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'");
const textOf = (...of: Parameters<typeof resultFixture>): Promise<string> => textIn(resultFixture(...of), meta);

test.each(keysOf(KIND_SHARES))('makes one statement about certainty: %s', async (kind) => {
  const options = { runnerUp: 'Soft Summer', shares: KIND_SHARES[kind] } as const;
  const verdict = resultFixture('Light Summer', options).reading.sections.verdict.lines[0]?.text ?? '';
  expect((await textOf('Light Summer', options)).split(verdict)).toHaveLength(2);
});

test.each(SEASON_NAMES)('names the season that its owner chose, as chosen: %s', async (season) => {
  const { reading, ...chosen } = chosenResult(season);
  const html = await textIn({ ...chosen, reading }, meta);
  for (const text of [`You chose ${season} yourself.`, 'You chose it, with', `Second: ${reading.second}`])
    expect(html).toContain(text);
  expect(html).toContain(`aria-label="The ring of seasons, opened at ${season}; the second is ${reading.second}"`);
});

test('lays out every line and color of the reading', async () => {
  const { reading } = resultFixture('Light Spring', { seasonType: 'Absolute Spring' });
  const html = await textOf('Light Spring', { seasonType: 'Absolute Spring' });
  // What the screens alone show.
  const {
    personality: _,
    traits: __,
    finding: ___,
    preview: ____,
    shared: _____,
    hairUntried: ______,
    beardAsked: _______,
    sure: ________,
    choice: _________,
    signature,
    ...sections
  } = reading.sections;
  for (const { lines, colors } of [...Object.values(sections), { lines: [], colors: signature.colors }]) {
    for (const { text } of lines) expect(html).toContain(text.replaceAll('&', '&amp;'));
    for (const { name } of colors) expect(html).toContain(name);
  }
});

test('lays out a result in the specification’s shape', async () => {
  const { reading: _, ...shape } = resultFixture('Dark Winter');
  const html = await textIn(openStoredResult(shape as AnalysisResult), meta);
  for (const text of shape.clothing.guidelines) expect(html).toContain(text);
  expect(html).not.toMatch(/undefined|NaN/);
});

test('leaves a gap between a name and its code, also where the text is copied or read out', async () => {
  const text = (await textOf('Dark Winter')).replace(/<\/?(span|br)\b[^>]*>/g, '');
  expect(text.match(/\w+#[0-9A-F]{6}/g)).toBeNull();
});

test.each(ANSWERED)(
  'states what an answer changes, and gives no advice on what is missing: $name',
  async (answered) => {
    const html = await textIn(answered.result, meta);
    for (const text of answered.says) expect(html).toContain(text);
    for (const text of answered.never) expect(html).not.toContain(text);
  },
);

test('hair colors beyond dye are apart from the best', async () => {
  const html = await textOf('Bright Spring');
  const groups = html.slice(html.indexOf('page paper hair')).split('<h3>');
  expect(groups[1]).toMatch(/^Best colors.*Glossy Dark Brown/s);
  expect(groups[1]).not.toContain('takes bleach');
  expect(groups[2]).toMatch(/^Farther from your own hair.*Golden Blonde.*takes bleach/s);
});

test('an assumed light and makeup are named where colors were measured and beside the foundation', async () => {
  const photos = [{ position: 1 as const, problems: [], warnings: ['makeup_likely' as const] }];
  const light = { source: 'assumed', correction: 6.5, skinInIt: '#C07F5A' } as const;
  const html = await textOf('True Winter', { evidence: { light, photos, answers: { ...NO_ANSWERS } } });
  expect(html).toContain(LIGHT_SOURCE.assumed);
  expect(html).toContain('match the shade on bare skin');
  const from = html.indexOf('class="specimens"');
  expect(html.slice(from, html.indexOf('</ul>', from))).not.toContain('Lips');
});

test('salt-and-pepper hair comes first, in both of its colors', async () => {
  const html = await textOf('True Winter', { strands: GRAYING });
  expect(/<h3>Best colors<\/h3>.*?swatch-name">([^<]+)/.exec(html)?.[1]).toBe('Salt-and-pepper');
  expect(html).toContain('your own, as it is');
  for (const hex of Object.values(GRAYING)) expect(html.split(hex).length).toBeGreaterThan(3);
});

test.each([-1.6, 1.6])('labels fit at %d on every axis', async (value) => {
  const at = { value, sd: 0.2 };
  const axes = { temperature: at, value: at, chroma: at, contrast: at };
  expect(await overflow(renderer, resultFixture('Dark Winter', { evidence: { axes } }))).toEqual([]);
});

describe('the report of a Dark Winter', () => {
  let bytes: Uint8Array;
  let pdf: PDFDocumentProxy;
  beforeAll(async () => {
    bytes = await renderer.render(await reportHtml(resultFixture('Dark Winter'), meta));
    pdf = await openPdf(bytes);
  }, 60_000);

  test('has a page for the cover and one for each chapter', () => {
    expect(pdf.numPages).toBe(chapters(resultFixture('Dark Winter')).length + 1);
  });

  test('has a folio on every page after the cover', async () => {
    for (const [i, text] of (await textOfPages(pdf)).slice(1).entries())
      expect(text.replace(/\s+/g, ' ').trim()).toMatch(new RegExp(`(^|\\D)${i + 2}$`));
  });

  test('has selectable text: season, order, figures, names and hex values', async () => {
    const pages = await textOfPages(pdf);
    expect(pages[0]).toMatch(/Dark\s+Winter/);
    expect(pages[0]).toContain('Order 4218559031');
    expect(pages[0]).toContain('November 20, 2026');
    const all = pages.join('\n');
    expect(all).toContain('62.1 ± 1.8');
    // The count is for the evidence on the screen.
    expect(all).not.toMatch(/colors\s+(are|is)\s+sure/);
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
    expect(info).toMatchObject({ Title: `Dark Winter: ${BRAND.name} Professional Report`, Language: 'en' });
    const [cover] = await pdf.getOutline();
    expect(cover?.items.map(({ title }) => title.replace('\u00A0', ' '))).toEqual(
      chapters(resultFixture('Dark Winter')).map(([title]) =>
        title === 'Your season' ? 'You are a Dark Winter' : title,
      ),
    );
    const tree = JSON.stringify(await (await pdf.getPage(12)).getStructTree());
    for (const role of ['H2', 'Table', 'TH', 'TD', 'Figure']) expect(tree).toContain(`"role":"${role}"`);
    expect(tree).toContain('"alt":"Skin, as we read it, #');
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

test('nothing is set smaller than 8.5 points', async () => {
  const result = resultFixture('Soft Summer');
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

test('hostile text is only text', async () => {
  const hostile = '</style><script>document.title="x"</script><img src=x onerror=alert(1)>';
  const result = resultFixture('Soft Autumn');
  result.reading.sections.why.lines[0] = { id: 'hostile', text: hostile };
  result.reading.sections.signature.colors[0] = { hex: '#AABBCC', name: `"};${hostile}` };
  const html = await reportHtml(result, meta);
  expect(html).not.toMatch(/<script|<img/);
  expect(html).toContain('&lt;script&gt;');
  expect(html.match(/<\/style>/g)).toHaveLength(1);
});

test('has no element that Chromium gives a tag outside PDF/UA', async () => {
  // `em` gets a tag of PDF 2.0; a `figure` one that needs a text. veraPDF says what else Chromium leaves.
  expect(await reportHtml(resultFixture('True Autumn'), meta)).not.toMatch(/<(em|figure)\b/);
});

test('leaves out what is not wanted', async () => {
  const result = resultFixture('True Winter');
  const { lipstick, makeup, hairGuidelines } = result.reading.sections;
  const html = await textIn(result, { ...meta, scope: ['hair'] });
  for (const said of ['>Makeup<', lipstick.colors[0]?.name, makeup.lines[0]?.text]) expect(html).not.toContain(said);
  expect(html).toContain('>Hair color<');
  const clothesAlone = await textIn(result, { ...meta, scope: [] });
  for (const said of ['>Makeup<', '>Hair color<', hairGuidelines.lines[0]?.text, 'Blazer'])
    expect(clothesAlone).not.toContain(said);
});

test.each([
  ['seen', { beard: { ...resultFixture('Dark Autumn').evidence.features.skin, kind: 'beard' as const } }],
  ['unseen', {}],
] as const)(
  'advises on a beard that is %s for who asked for it alone, beside what was measured',
  async (_, evidence) => {
    const result = resultFixture('Dark Autumn', { evidence });
    const { beard, beardAsked } = result.reading.sections;
    const [line] = [...beard.lines, ...beardAsked.lines];
    const alone = await textIn(result, { ...meta, scope: ['beard'] });
    for (const said of ['>For your beard<', line?.text]) expect(alone).toContain(said);
    expect(alone).not.toContain('>Hair color<');
    expect(await textIn(result, { ...meta, scope: ['hair'] })).not.toContain(line?.text);
  },
);

test('names suits, shirts and ties for who asked for them', async () => {
  const result = resultFixture('True Winter');
  expect(await textIn(result, meta)).not.toContain('Ties:');
  const tie = result.reading.sections.brights.colors[0]?.name;
  expect(await textIn(result, { ...meta, scope: ['suits'] })).toContain(`Ties: ${tie}`);
});

test.each([[null], [[]], [['hair']], [['makeup']], [['hair', 'makeup', 'suits']]] as const)(
  'of the scope %j fits its pages',
  async (scope) => {
    const { pages, over } = await renderer.withPage(
      await reportHtml(longestResult(), { ...meta, scope }),
      async (page) => ({
        pages: await page.evaluate(() => document.querySelectorAll('.page').length),
        over: await overflowOf(page),
      }),
    );
    expect(over).toEqual([]);
    expect(pages).toBeLessThanOrEqual(15);
  },
);
