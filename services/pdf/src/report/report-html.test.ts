import { launchOptions } from '@trueseason/chromium';
import { FARTHER_FROM_OWN, NO_ANSWERS, SEASON_NAMES, type SeasonName } from '@trueseason/contracts';
import { certaintyWords } from '@trueseason/seasons';
import { GRAYING, resultFixture } from '@trueseason/test-kit/result';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createRenderer, type Renderer } from '../renderer.ts';
import { CHAPTERS, reportHtml } from './report-html.tsx';
import { META as meta, overflow, overflowOf } from './testing/overflow.ts';
import { openPdf, textOfPages } from './testing/read-pdf.ts';

// Every test drives a browser, beside others on few cores.
vi.setConfig({ testTimeout: 60_000 });

let renderer: Renderer;
beforeAll(async () => {
  renderer = createRenderer({ chromium: launchOptions });
}, 60_000);
afterAll(() => renderer.close());

test('the reports of all twelve seasons have at most 15 pages, and nothing on them overflows', async () => {
  for (const season of SEASON_NAMES) {
    const { pages, over } = await renderer.withPage(await reportHtml(resultFixture(season), meta), async (page) => ({
      pages: await page.evaluate(() => document.querySelectorAll('.page').length),
      over: await overflowOf(page),
    }));
    expect(over, season).toEqual([]);
    expect(pages, season).toBeLessThanOrEqual(15);
  }
});

test.each([0.9, 0.7, 0.4])('says once how sure the season is, at a confidence of %d', async (confidence) => {
  const result = resultFixture('Light Summer', { runnerUp: 'Soft Summer' });
  const evidence = { ...result.evidence, confidence };
  const html = await reportHtml({ ...result, evidence }, meta);
  expect(html.split(certaintyWords('Light Summer', evidence).line)).toHaveLength(2);
});

test('a head without hair is advised about brows', async () => {
  const shown = resultFixture('Dark Winter');
  const features = { ...shown.evidence.features, hair: null };
  const bare = await reportHtml({ ...shown, evidence: { ...shown.evidence, features } }, meta);
  expect(bare).toContain('For your brows');
  expect(bare).not.toMatch(/Best (on you|in your season)/);
  expect(bare).toContain('None was read on your photos');
  expect(bare).not.toMatch(/your hair and eyes|your hair stands out/);
  expect(await reportHtml(shown, meta)).toContain('Best on you');
});

test('colors of hair that take bleach or come with gray stand apart from the best, as on the screen', async () => {
  const groupsOf = async (season: SeasonName) => {
    const html = await reportHtml(resultFixture(season), meta);
    const page = html.slice(html.indexOf('page paper hair'), html.indexOf('<h3>Harder to carry'));
    return page.split('<h3>').slice(1);
  };
  const [best = '', far = '', ...more] = await groupsOf('Bright Spring');
  expect(more).toEqual([]);
  expect(best).toMatch(/^Best on you.*Glossy Dark Brown/s);
  expect(best).not.toContain('takes bleach');
  expect(far).toMatch(new RegExp(`^${FARTHER_FROM_OWN}.*Golden Blonde.*takes bleach`, 's'));
  // Where all of them do, nothing is left to stand apart from.
  const [all = '', ...none] = await groupsOf('Light Summer');
  expect(none).toEqual([]);
  expect(all).toMatch(/^Best in your season.*takes bleach/s);
});

test('a light that was assumed is told beside the certainty, and with makeup beside the foundation', async () => {
  const result = resultFixture('True Winter');
  const light = { method: `Assumed from what most photos look like, because of glasses.`, correction: 6.5 };
  const photos = [{ position: 1 as const, problems: [], warnings: ['makeup_likely' as const] }];
  const { answers: _, ...evidence } = { ...result.evidence, light, photos };
  const html = (await reportHtml({ ...result, evidence }, meta)).replaceAll('<!-- -->', '');
  expect(html).toContain('We had to assume the light, as the whites');
  expect(html).toMatch(/Your own colors, read from [^.]*\. We had to assume the light\./);
  const strip = html.slice(
    html.indexOf('class="specimens"'),
    html.indexOf('</figure>', html.indexOf('class="specimens"')),
  );
  expect(strip).toContain('Skin');
  expect(strip).not.toContain('Lips');
  expect(html).toContain(
    'Your lips look made up, perhaps your skin was too, and it was read in a light that we had to assume,',
  );
  expect(await reportHtml(result, meta)).toContain('corrected for the light in them');
  expect(await reportHtml(result, meta)).not.toMatch(/assume the light|assumed light|look made up/);
});

test('what is a person’s own comes before the words on their season', async () => {
  const shown = resultFixture('Dark Winter');
  const temperature = { value: 0.06, sd: 0.28 };
  const evidence = { ...shown.evidence, axes: { ...shown.evidence.axes, temperature } };
  const html = await reportHtml({ ...shown, evidence }, meta);
  const page = html.slice(html.indexOf('your-season-text'));
  expect(page).toMatch(/Your [^.]*skin[^.]*\. You lie between cool and warm yourself/);
  expect(page.indexOf('You lie between')).toBeLessThan(page.indexOf(shown.overview.description.slice(0, 30)));
});

test('salt-and-pepper hair is called so, and shown in both colors, where hair is measured and advised about', async () => {
  const shown = resultFixture('True Winter');
  const html = await reportHtml(resultFixture('True Winter', { strands: GRAYING }), meta);
  expect(html).toContain('Hair, salt-and-pepper');
  expect(html).not.toContain('repeating-linear-gradient');
  // As it grows it comes first, as on screen.
  expect(/<h3>Best in your season<\/h3>.*?swatch-name">([^<]+)/.exec(html)?.[1]).toBe('Salt-and-pepper');
  expect(html).toContain('your own, as it is');
  expect(html).toContain('Your hair is salt-and-pepper, dark and gray strands together.');
  for (const hex of Object.values(GRAYING)) expect(html.split(hex).length).toBeGreaterThan(3);
  expect(await reportHtml(shown, meta)).not.toMatch(/salt-and-pepper/i);
});

test('the report says which photo another is the same shot as', async () => {
  const shown = resultFixture('Dark Winter');
  const photos = shown.evidence.photos.map((photo) =>
    photo.position === 1 ? photo : { ...photo, warnings: ['repeated' as const], repeatOf: 1 as const },
  );
  const html = await reportHtml({ ...shown, evidence: { ...shown.evidence, photos } }, meta);
  expect(html.replaceAll('<!-- -->', '')).toContain('Photos 2 and 3: the same shot as photo 1. Two pictures');
});

test.each(['shaved', 'covered'] as const)('who says %s is advised about brows instead of hair', async (hairWorn) => {
  const shown = resultFixture('Dark Winter');
  const answers = { ...NO_ANSWERS, hairWorn };
  const html = await reportHtml({ ...shown, evidence: { ...shown.evidence, answers } }, meta);
  expect(html).toContain('For your brows');
  expect(html).not.toMatch(/Best (on you|in your season)/);
});

test.each([-1.6, 1.6])('who lies at %d on every axis is told so within the margins', async (value) => {
  const shown = resultFixture('Dark Winter');
  const at = { value, sd: 0.2 };
  const axes = { temperature: at, value: at, chroma: at, contrast: at };
  expect(await overflow(renderer, { ...shown, evidence: { ...shown.evidence, axes } })).toEqual([]);
});

test('makeup is told once with the photos, and no photo is named that does not count', async () => {
  const shown = resultFixture('Dark Autumn');
  const photos = shown.evidence.photos.map((photo, i) =>
    i === 1 ? { ...photo, warnings: ['makeup_likely' as const, 'repeated' as const], repeatOf: 1 as const } : photo,
  );
  const { answers: _, ...evidence } = { ...shown.evidence, photos };
  const html = (await reportHtml({ ...shown, evidence }, meta)).replaceAll('<!-- -->', '');
  expect(html.split('Your lips look made up on your photos, so we left their color out')).toHaveLength(2);
  expect(html).toContain('Your results ask whether you wore makeup.');
  const answered = { ...evidence, answers: { ...NO_ANSWERS, makeup: false } };
  expect(await reportHtml({ ...shown, evidence: answered }, meta)).not.toContain('ask whether you wore makeup');
});

describe('the report of a Dark Winter', () => {
  let bytes: Uint8Array;
  let pdf: PDFDocumentProxy;
  beforeAll(async () => {
    bytes = await renderer.render(await reportHtml(resultFixture('Dark Winter'), meta));
    pdf = await openPdf(bytes);
  }, 60_000);

  test('has a page for the cover and one for each chapter, the card on the front of the last leaf', () => {
    expect(pdf.numPages).toBe(CHAPTERS.length + 1);
    expect(pdf.numPages % 2).toBe(1);
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
    expect(all).toContain('\u22120.');
    expect(all).toContain('42%');
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
    const tree = JSON.stringify(await (await pdf.getPage(12)).getStructTree());
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
  result.evidence = { ...result.evidence, why: hostile, light: { ...result.evidence.light, method: hostile } };
  result.overview = { ...result.overview, signatureColors: [`#AABBCC ${hostile}`, `#A1B2C3 "};${hostile}`] };
  const html = await reportHtml(result, meta);
  expect(html).not.toMatch(/<script|<img/);
  expect(html).toContain('&lt;script&gt;');
  expect(html.match(/<\/style>/g)).toHaveLength(1);
});
