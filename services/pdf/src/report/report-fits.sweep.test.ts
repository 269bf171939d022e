import { launchOptions } from '@trueseason/chromium';
import { type AnalysisResult, NO_ANSWERS, SEASON_NAMES, type SeasonName } from '@trueseason/contracts';
import { GRAYING, resultFixture } from '@trueseason/test-kit/result';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createRenderer, type Renderer } from '../renderer.ts';
import { chaptersOf, type Sheets } from './chapters.ts';
import { drawReport } from './draw-report.ts';
import { reportOf } from './model.ts';
import { reportHtml } from './report-html.tsx';
import { fullestDoubt, longestResult } from './testing/longest-result.ts';
import { META, overflow, overflowOf } from './testing/overflow.ts';
import { expectInOrder, openPdf, textOfPages } from './testing/read-pdf.ts';

// Every test drives a browser, beside others on few cores.
vi.setConfig({ testTimeout: 60_000 });

let renderer: Renderer;
beforeAll(async () => {
  renderer = createRenderer({ chromium: await launchOptions() });
}, 60_000);
afterAll(() => renderer.close());

/** The text of each page, and what did not fit when the report was first laid out. */
async function drawn(result: unknown): Promise<{ pages: string[]; over: string[] }> {
  let over: string[] | undefined;
  const measuring: Renderer = {
    ...renderer,
    withPage: (html, use) =>
      renderer.withPage(html, async (page) => {
        over ??= await overflowOf(page);
        return use(page);
      }),
  };
  const pages = await textOfPages(await openPdf(await drawReport(measuring, result, META)));
  return { pages, over: over ?? ['nothing was laid out'] };
}

test.each(SEASON_NAMES)('%s fits its pages at every depth of skin', async (season) => {
  expect(await overflow(renderer, resultFixture(season))).toEqual([]);
  expect(await overflow(renderer, resultFixture(season, { skin: [80, 9, 14], ita: 62 }))).toEqual([]);
  expect(await overflow(renderer, resultFixture(season, { skin: [31, 11, 13], ita: -48 }))).toEqual([]);
});

test.each(SEASON_NAMES)('%s fits its pages with hair of two colors', async (season) => {
  for (const colors of [{ strands: GRAYING }, { lightLengths: true }])
    expect(await overflow(renderer, resultFixture(season, colors))).toEqual([]);
});

test.each([...SEASON_NAMES, 'the longest texts'] as const)(
  'what is read otherwise where masculine cuts are asked for fits the pages of %s',
  async (season) => {
    const answers = { ...NO_ANSWERS, presentation: 'masculine' as const };
    const result = season === 'the longest texts' ? longestResult() : resultFixture(season);
    expect(await overflow(renderer, { ...result, evidence: { ...result.evidence, answers } })).toEqual([]);
  },
);

test('the swatch nearest to the skin keeps clear of the line above it', async () => {
  const { evidence, ...result } = resultFixture('True Autumn');
  const photos = [{ position: 1 as const, problems: [], warnings: ['makeup_likely' as const] }];
  const { answers: _, ...read } = { ...evidence, photos };
  const air = await renderer.withPage(await reportHtml({ ...result, evidence: read }, META), (page) =>
    page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      return (box('.foundations .own span')?.top ?? 0) - (box('.foundation-lead')?.bottom ?? Number.NaN);
    }),
  );
  expect(air).toBeGreaterThan(8);
});

test.each([...SEASON_NAMES, 'the longest texts'] as const)(
  'the head with glasses of %s is cut below its shoulders and not at its neck',
  async (season) => {
    const result = season === 'the longest texts' ? longestResult() : resultFixture(season);
    const cut = await renderer.withPage(await reportHtml(result, META), (page) =>
      page.evaluate(() => {
        const [box, face] = ['.sitter', '.sitter svg'].map((part) =>
          document.querySelector(part)?.getBoundingClientRect(),
        );
        if (!box || !face) return null;
        const at = (unit: number) => face.top + (unit / 260) * face.height;
        // In units of the face: short hair begins at 33, shoulders are at their widest from 222.
        return { air: at(33) - box.top, shoulders: box.bottom - at(222), width: face.width - box.width };
      }),
    );
    expect(cut?.air).toBeGreaterThan(10);
    expect(cut?.shoulders).toBeGreaterThan(4);
    expect(cut?.width).toBeLessThan(1);
  },
);

test.each([...SEASON_NAMES, 'the longest texts'] as const)(
  'heads in hair colors of %s are shown from above their hair to below it, in one cloth, and what is said of them has air',
  async (season) => {
    const { evidence, ...result } = season === 'the longest texts' ? longestResult() : resultFixture(season);
    const photos = evidence.photos.map((photo) => ({ ...photo, longHair: true as const }));
    for (const answers of [undefined, { ...NO_ANSWERS, hairWorn: 'long' as const }]) {
      const html = await reportHtml({ ...result, evidence: { ...evidence, photos, answers } }, META);
      const heads = await renderer.withPage(html, (page) =>
        page.evaluate(() => {
          const boxOf = (element?: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
          const frames = [...document.querySelectorAll('.hair-faces div')];
          const shown = frames.map((frame) => {
            const [box, face] = [boxOf(frame), boxOf(frame.querySelector('svg'))];
            const unit = face.height / 260;
            return { top: (box.top - face.top) / unit, bottom: (box.bottom - face.top) / unit };
          });
          const [note, ...others] = [
            '.hair > .heads',
            '.hair-faces:has(+ .heads) p:last-child',
            '.hair > .heads + h3',
          ].map((part) => boxOf([...document.querySelectorAll(part)].at(-1)));
          const [above, below] = others;
          const ragged = [...document.querySelectorAll('.hair-faces')].flatMap((row) => {
            const [faces, { right }] = [[...row.children].map(boxOf), boxOf(row)];
            const ends = faces.filter((face, i) => faces[i + 1]?.top !== face.top);
            return ends.filter((end) => Math.abs(end.right - right) > 1);
          });
          return {
            shown,
            ragged: ragged.length,
            cloths: frames.map((frame) => frame.querySelector('g > path[style]')?.getAttribute('fill')),
            air: note?.height && above && below ? [note.top - above.bottom, below.top - note.bottom] : [],
          };
        }),
      );
      expect(heads.shown.length).toBeGreaterThan(3);
      // A row that ends before the margin looks left over.
      expect(heads.ragged).toBe(0);
      for (const { top, bottom } of heads.shown) {
        // In units of the face: a knot of hair begins at 9, hair to the shoulders ends at 198.
        expect(top).toBeLessThan(6);
        expect(bottom).toBeGreaterThan(200);
      }
      expect(new Set(heads.cloths).size).toBe(1);
      expect(heads.air.length).toBe(answers ? 0 : 2);
      for (const air of heads.air) expect(air).toBeGreaterThan(11);
    }
  },
);

test('the codes of what was measured stand on one line, however long the names above them', async () => {
  const { evidence, ...result } = resultFixture('Light Summer', { strands: GRAYING });
  const photos = evidence.photos.map((photo) => ({ ...photo, warnings: ['makeup_likely' as const] }));
  const html = await reportHtml({ ...result, evidence: { ...evidence, photos } }, META);
  const { tops, names } = await renderer.withPage(html, (page) =>
    page.evaluate(() => {
      const codes = [...document.querySelectorAll('.specimens .swatch-hex')];
      return {
        tops: codes.map((code) => Math.round(code.getBoundingClientRect().top)),
        names: codes.map((code) => code.parentElement?.textContent ?? ''),
      };
    }),
  );
  // A lipstick is nobody's own color: the table below alone has it.
  expect(names.join()).toMatch(/Hair, salt-and-pepper.*White of the eye/);
  expect(names.join()).not.toContain('Lips');
  expect(new Set(tops).size).toBe(1);
});

const newer = { ...resultFixture('Dark Winter'), season: 'Mystic Winter' as SeasonName };
const whole = resultFixture('True Autumn');
const confident = (confidence: number): AnalysisResult => ({ ...whole, evidence: { ...whole.evidence, confidence } });

describe.each([
  ['little was seen', resultFixture('Light Spring', { full: false })],
  ['an Absolute type adds two sentences', resultFixture('True Summer', { seasonType: 'Absolute Summer' })],
  ['the runner-up lies across the ring', resultFixture('Dark Autumn', { runnerUp: 'Bright Spring' })],
  ['two seasons are close', confident(0.4)],
  ['one season is close', confident(0.7)],
  ['the season is newer than this build', newer],
  ['every text is the longest that there is', longestResult()],
  ['as much as can be is doubtful', fullestDoubt()],
  ['it was stored by another hand', { ...whole, accessories: 'Gold and brass', overview: null, celebrities: 'Nobody' }],
  ['it was stored without evidence', { ...whole, evidence: undefined }],
] as const)('when %s', (_, result) => {
  test('it fits its pages, folios and contents agree, and no page opens with a percentage', async () => {
    const { pages, over } = await drawn(result);
    expect(over).toEqual([]);
    expectInOrder(pages, chaptersOf(reportOf(result, META)));
    for (const page of pages) expect(page.slice(0, 120)).not.toMatch(/\d\s*%/);
    expect(pages.join('\n')).not.toMatch(/undefined|null|NaN|\[object/);
  });
});

test('short reasons leave no empty band above the colors that are borrowed', async () => {
  const { evidence } = whole;
  const photos = evidence.photos.map((photo) => ({ ...photo, warnings: [] }));
  const sure = { confidence: 0.95, agreement: { photos: 3, agreeing: 3 }, secondOpinion: null, photos };
  const distribution = evidence.distribution.map((share, i) => ({ ...share, probability: [0.9, 0.1][i] ?? 0 }));
  const short = { ...whole, evidence: { ...evidence, ...sure, distribution, whyNotRunnerUp: 'Value decided.' } };
  const gap = await renderer.withPage(await reportHtml(short, META), (page) =>
    page.evaluate(() => {
      const [notes, borrowed] = ['.certainty-columns', '.page > .borrowed'].map((part) =>
        document.querySelector(part)?.getBoundingClientRect(),
      );
      return notes && borrowed && borrowed.top - notes.bottom;
    }),
  );
  // A quarter of an inch, on a page of eleven and a half.
  expect(gap).toBeLessThan(24);
});

test.each([...SEASON_NAMES, 'the longest texts'] as const)('the pages of %s end where pages end', async (season) => {
  const result = season === 'the longest texts' ? longestResult() : resultFixture(season);
  const said = (hairWorn: 'long' | 'shaved') => ({
    ...result,
    evidence: { ...result.evidence, answers: { ...NO_ANSWERS, hairWorn } },
  });
  for (const shown of [result, said('long'), said('shaved')]) {
    const { air, hole } = await renderer.withPage(await reportHtml(shown, META), (page) =>
      page.evaluate(() => {
        const mm = 96 / 25.4;
        const bottomOf = (part: string) => document.querySelector(part)?.getBoundingClientRect().bottom ?? 0;
        const below = (part: string) => {
          const all = [...document.querySelectorAll(`${part} :is(p, svg)`)].filter((one) => !one.closest('.foot'));
          const last = Math.max(...all.map((one) => one.getBoundingClientRect().bottom));
          return (bottomOf(part) - last) / mm;
        };
        const after = document.querySelector('.certainty-columns .serif + section')?.getBoundingClientRect().top ?? 0;
        return { air: [below('.avoid'), below('.hair')], hole: (after - bottomOf('.certainty-columns .serif')) / mm };
      }),
    );
    // The lower margin is 25 mm.
    for (const one of air) expect(one).toBeLessThan(25 + 22);
    expect(hole).toBeLessThan(6);
  }
});

test('text far longer than ours takes a second sheet, is not lost, and pushes no number out of order', async () => {
  const result = resultFixture('True Winter');
  const endless = `${'A sentence that goes on and on about winter. '.repeat(120)}The very end.`;
  const long = { ...result, overview: { ...result.overview, description: endless } };
  const { pages } = await drawn(long);
  expect(pages.slice(2, 5).some((page) => /The\s+very\s+end\./.test(page))).toBe(true);
  const next = pages.findIndex((page) => page.includes('Signature colors') && !page.includes('Contents')) + 1;
  expect(next).toBeGreaterThan(4);
  const sheets: Sheets = new Map([['Your season', next - 3]]);
  expectInOrder(pages, chaptersOf(reportOf(long, META), sheets));
});
