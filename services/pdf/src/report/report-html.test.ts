import { launchOptions } from '@trueseason/chromium';
import {
  FARTHER_FROM_OWN,
  type LabTuple,
  NO_ANSWERS,
  type PhotoWarning,
  type Presentation,
  type SeasonName,
} from '@trueseason/contracts';
import { Face, framesOf, type HairStyle, lipsOf, PEOPLE } from '@trueseason/drawings';
import { certaintyWords, decidedAgainst } from '@trueseason/seasons';
import { GRAYING, resultFixture } from '@trueseason/test-kit/result';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createRenderer, type Renderer } from '../renderer.ts';
import { chaptersOf } from './chapters.ts';
import { reportOf } from './model.ts';
import { reportHtml } from './report-html.tsx';
import { overflow } from './testing/overflow.ts';
import { openPdf, textOfPages } from './testing/read-pdf.ts';

// Every test drives a browser, beside others on few cores.
vi.setConfig({ testTimeout: 30_000 });

const meta = { orderId: 4_218_559_031, createdAt: new Date('2026-11-20T23:30:00Z') };
let renderer: Renderer;
beforeAll(async () => {
  renderer = createRenderer({ chromium: await launchOptions() });
}, 60_000);
afterAll(() => renderer.close());

test('nobody without hair is given any', async () => {
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
    const page = html.slice(html.indexOf('class="hair-top"'), html.indexOf('<h3>Harder to carry'));
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

test('bands of the cover that look alike are parted by paper, so that all that are named are seen', async () => {
  const result = resultFixture('Dark Autumn');
  const { skin, iris, lips } = result.evidence.features;
  const bands = async (hex: `#${string}`) => {
    const features = {
      ...result.evidence.features,
      skin: { ...skin, hex: '#9A705A' },
      iris: iris && { ...iris, hex: '#7FA0B5' },
      lips: lips && { ...lips, hex },
    };
    const html = await reportHtml({ ...result, evidence: { ...result.evidence, features } }, meta);
    const cover = html.slice(html.indexOf('aria-label="Cover"'), html.indexOf('aria-label="Contents"'));
    expect(cover.replaceAll('<!-- -->', '')).toContain('your hair, eyes, skin and lips, from top to bottom');
    return [...cover.matchAll(/<rect x="-38" y="([^"]+)" width="76" height="([^"]+)"/g)].map(([, y, height]) => ({
      top: Number(y),
      end: Number(y) + Number(height),
    }));
  };
  const gaps = (all: Awaited<ReturnType<typeof bands>>) => all.slice(1).map(({ top }, i) => top - (all[i]?.end ?? 0));
  const alike = await bands('#9E6C5D');
  expect(alike).toHaveLength(4);
  expect(alike.at(-1)?.end).toBeCloseTo(38);
  for (const gap of gaps(alike)) expect(gap).toBeGreaterThan(1);
  for (const gap of gaps(await bands('#C03040'))) expect(gap).toBeLessThan(0);
});

test.each([0.9, 0.7, 0.4])('the cover says how sure its season is, at a confidence of %d', async (confidence) => {
  const result = resultFixture('Light Summer', { runnerUp: 'Soft Summer' });
  const evidence = { ...result.evidence, confidence };
  const html = await reportHtml({ ...result, evidence }, meta);
  const cover = html.slice(html.indexOf('aria-label="Cover"'), html.indexOf('aria-label="Contents"'));
  expect(cover).toContain(`>${certaintyWords('Light Summer', evidence).line}<`);
});

test('the third bar is asked about as the runner-up is, wherever on the ring it lies', async () => {
  const result = resultFixture('Light Spring', { runnerUp: 'True Spring' });
  const [first, second] = result.evidence.distribution;
  if (!first || !second) throw new Error('the fixture has shares');
  const third = { season: 'Soft Autumn' as const, probability: second.probability };
  const evidence = { ...result.evidence, distribution: [first, second, third] };
  const html = await reportHtml({ ...result, evidence }, meta);
  expect(html).toContain('And Soft Autumn?');
  expect(html).toContain(decidedAgainst('Light Spring', 'Soft Autumn', evidence.axes));
  // A neighbor is asked about in the same words, as the web does.
  const beside = { ...evidence, distribution: [first, second, { ...third, season: 'Light Summer' as const }] };
  const asked = await reportHtml({ ...result, evidence: beside }, meta);
  expect(asked).toContain(decidedAgainst('Light Spring', 'Light Summer', evidence.axes));
});

test('the map says which other season lies nearer on it, and colors of a season far off are for small areas', async () => {
  const result = resultFixture('Light Spring', { runnerUp: 'Bright Spring' });
  const at = (value: number) => ({ value, sd: 0.36 });
  const axes = { temperature: at(0.21), value: at(0.47), chroma: at(0.48), contrast: at(-0.2) };
  const said = async (confidence: number) =>
    (await reportHtml({ ...result, evidence: { ...result.evidence, axes, confidence } }, meta)).replaceAll(
      '<!-- -->',
      '',
    );
  const likely = await said(0.7);
  expect(likely).toContain(
    'By these two alone Bright Spring lies nearest to you; by all four traits Light Spring does.',
  );
  expect(likely).toContain('You borrow from Bright Spring: these six colors, for small areas');
  // About as near, its colors are anybody's equal.
  expect(await said(0.4)).not.toContain('these six colors, for small areas');
  expect(await reportHtml(resultFixture('Light Spring'), meta)).not.toContain('By these two alone');
});

test('beside a scale that somebody lies beyond stands how far, and that the map reaches farther', async () => {
  const result = resultFixture('Dark Winter', { runnerUp: 'True Winter' });
  const at = (value: number) => ({ value, sd: 0.13 });
  const said = async (value: number) => {
    const axes = { temperature: at(-0.63), value: at(value), chroma: at(0.29), contrast: at(0.5) };
    return (await reportHtml({ ...result, evidence: { ...result.evidence, axes } }, meta)).replaceAll('<!-- -->', '');
  };
  expect(await said(-1.6)).toContain('−1.60\u00a0±\u00a00.13, beyond\u00a0the\u00a0scale');
  expect(await said(-1.6)).toContain('value upwards, both farther than on the scales above. The cross is you');
  expect(await said(-1.26)).not.toMatch(/both farther|beyond.the.scale/);
});

test('a light that was assumed is told beside the certainty, and with makeup beside the foundation', async () => {
  const result = resultFixture('True Winter');
  const light = { method: `Assumed from what most photos look like, because of glasses.`, correction: 6.5 };
  const photos = [{ position: 1 as const, problems: [], warnings: ['makeup_likely' as const] }];
  const { answers: _, ...evidence } = { ...result.evidence, light, photos };
  const html = (await reportHtml({ ...result, evidence }, meta)).replaceAll('<!-- -->', '');
  expect(html).toContain('We had to assume the light, as the whites');
  expect(html).toContain(', in an assumed light</dd>');
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

test('before the words on a season stands what they do not say of its reader', async () => {
  const shown = resultFixture('Dark Winter');
  const temperature = { value: 0.06, sd: 0.28 };
  const evidence = { ...shown.evidence, axes: { ...shown.evidence.axes, temperature } };
  const html = await reportHtml({ ...shown, evidence }, meta);
  const page = html.slice(html.indexOf('your-season-text'));
  expect(page).toMatch(
    new RegExp(
      `${certaintyWords('Dark Winter', evidence).line}\\. Your [^.]*skin[^.]*\\. You lie between cool and warm yourself`,
    ),
  );
  expect(page.indexOf('You lie between')).toBeLessThan(page.indexOf(shown.overview.description.slice(0, 30)));
});

test('one thing is called chroma, and one difference hardly seen', async () => {
  const html = (await reportHtml(resultFixture('Light Spring'), meta)).replaceAll('<!-- -->', '');
  expect(html).not.toMatch(/<th[^>]*>Chroma/);
  expect(html).toContain('Chroma</dt>');
  expect(html).not.toContain('just visible');
  expect(html.match(/hardly anyone sees less than 1/gi)).toHaveLength(2);
});

test('the glasses of the drawn face are seen on its skin', async () => {
  const [first = '', second = ''] = framesOf(reportOf(resultFixture('Light Summer'), meta).profile).map(
    ({ hex }) => hex,
  );
  const worn = async (skin: LabTuple): Promise<string> => {
    const html = await reportHtml(resultFixture('Light Summer', { skin }), meta);
    const face = html.slice(html.indexOf('class="sitter"'));
    return face.slice(0, face.indexOf('</svg>'));
  };
  expect(await worn([62, 12, 14])).toContain(first);
  const nearFirst = await worn([80, 9, 14]);
  expect(nearFirst).not.toContain(first);
  expect(nearFirst).toContain(second);
});

test('the words of the map, and what hangs below their line, stand inside its picture', async () => {
  const html = await reportHtml(resultFixture('Dark Winter'), meta);
  const [, map = ''] = html.split('aria-label="temperature against value"');
  const words = [...map.slice(0, map.indexOf('</svg>')).matchAll(/<text [^>]*\by="([^"]+)"/g)].map(([, y]) =>
    Number(y),
  );
  // Twelve seasons and four ends, in 3.1 mm, in a box of 112 that begins at -4.
  expect(words).toHaveLength(16);
  expect(Math.min(...words) - 3.1 * 0.75).toBeGreaterThan(-4);
  expect(Math.max(...words) + 3.1 * 0.25).toBeLessThan(108);
});

test('lines of the map leave out the words that they run through, and no box cuts the ellipse', async () => {
  const html = await reportHtml(resultFixture('Dark Winter'), meta);
  const [, after = ''] = html.split('aria-label="temperature against value"');
  const map = after.slice(0, after.indexOf('</svg>'));
  const painted = map.replace(/<clipPath.*?<\/clipPath>/g, '').match(/<rect[^>]*>/g) ?? [];
  expect(painted).toHaveLength(1);
  expect(painted[0]).toContain('fill="none"');
  // The words at both ends of the middle line, at least.
  const [, left = ''] = /id="axis-lines"><path d="([^"]+)"/.exec(map) ?? [];
  expect(left.split('M').length).toBeGreaterThanOrEqual(4);
});

test('salt-and-pepper hair is called so, and shown in both colors, where hair is measured and advised about', async () => {
  const shown = resultFixture('True Winter');
  const html = await reportHtml(resultFixture('True Winter', { strands: GRAYING }), meta);
  expect(html).toContain('Hair, salt-and-pepper');
  expect(html).not.toContain('repeating-linear-gradient');
  expect(html).toContain('Salt-and-pepper, measured on you');
  // As it grows it comes first, as on screen.
  expect(/<h3>Best in your season<\/h3>.*?swatch-name">([^<]+)/.exec(html)?.[1]).toBe('Salt-and-pepper');
  expect(html).toContain('your own, as it is');
  expect(html).toContain('Your hair is salt-and-pepper, dark and gray strands together.');
  for (const hex of Object.values(GRAYING)) expect(html.split(hex).length).toBeGreaterThan(3);
  expect(await reportHtml(shown, meta)).not.toMatch(/salt-and-pepper/i);
});

test('faces are drawn with bare lips where a photo shows makeup on them', async () => {
  const shown = resultFixture('Dark Winter');
  const lips = { ...shown.evidence.features.skin, hex: '#B0187A' as const };
  const features = { ...shown.evidence.features, lips };
  const facesOf = async (warnings: PhotoWarning[]) => {
    const photos = shown.evidence.photos.map((photo) => ({ ...photo, warnings }));
    const html = await reportHtml({ ...shown, evidence: { ...shown.evidence, features, photos } }, meta);
    return html.split('viewBox="0 0 200 260"').slice(1);
  };
  const painted = lipsOf({ features, photos: [] });
  expect((await facesOf([])).some((face) => face.includes(painted))).toBe(true);
  for (const face of await facesOf(['makeup_likely']))
    expect(face.slice(0, face.indexOf('</svg>'))).not.toContain(painted);
});

test('the report says which photo another is the same shot as', async () => {
  const shown = resultFixture('Dark Winter');
  const photos = shown.evidence.photos.map((photo) =>
    photo.position === 1 ? photo : { ...photo, warnings: ['repeated' as const], repeatOf: 1 as const },
  );
  const html = await reportHtml({ ...shown, evidence: { ...shown.evidence, photos } }, meta);
  expect(html.replaceAll('<!-- -->', '')).toContain('Photos 2 and 3: the same shot as photo 1. Two pictures');
});

test('under a cover that the photos show, heads are drawn cropped on every page', async () => {
  const shown = resultFixture('Dark Winter');
  const features = { ...shown.evidence.features, hair: null };
  const photos = shown.evidence.photos.map((photo) => ({ ...photo, warnings: ['headwear' as const] }));
  const html = await reportHtml({ ...shown, evidence: { ...shown.evidence, features, photos } }, meta);
  expect(html).toContain('Covered on your photos');
  const lines = (style: HairStyle): readonly string[] =>
    renderToStaticMarkup(Face({ ...PEOPLE[0], style, id: 'face' })).match(/ d="[^"]+"/g) ?? [];
  const [crop = ''] = lines('crop').filter((line) => !lines('bald').includes(line));
  const faces = html.split('viewBox="0 0 200 260"').slice(1);
  expect(faces.length).toBeGreaterThan(6);
  for (const face of faces) expect(face).toContain(crop);
});

test('hair in another color leaves brows as they were read', async () => {
  const shown = resultFixture('Light Spring');
  const html = await reportHtml(shown, meta);
  const page = html.slice(html.indexOf('class="hair-faces"'));
  const faces = page.slice(0, page.indexOf('<h3>Harder to carry')).split('viewBox="0 0 200 260"').slice(1);
  expect(faces.length).toBeGreaterThan(3);
  for (const face of faces) expect(face).toContain(`stroke="${shown.evidence.features.brows?.hex}" stroke-width="4"`);
});

test.each(['shaved', 'covered'] as const)('who says %s is advised about brows instead of hair', async (hairWorn) => {
  const shown = resultFixture('Dark Winter');
  const answers = { ...NO_ANSWERS, hairWorn };
  const html = await reportHtml({ ...shown, evidence: { ...shown.evidence, answers } }, meta);
  expect(html).toContain('For your brows');
  // Strands below a face look like a collar of fur.
  expect(html).not.toContain('clip-path="url(#lock-');
  expect(html).not.toMatch(/Best (on you|in your season)/);
});

test.each([-1.6, 0.4, 1.6])('who lies at %d on an axis stands whole within the map', async (value) => {
  const shown = resultFixture('Dark Winter');
  const at = { value, sd: 0.2 };
  const axes = { ...shown.evidence.axes, temperature: at, value: at };
  const html = await reportHtml({ ...shown, evidence: { ...shown.evidence, axes } }, meta);
  const map = html.slice(html.indexOf('aria-label="temperature against value"'));
  const [, left, y, length, x, top] = /M([-\d.]+) ([-\d.]+)h([\d.]+)M([-\d.]+) ([-\d.]+)v/.exec(map)?.map(Number) ?? [];
  const size = Number(/<rect width="(\d+)"/.exec(map)?.[1]);
  for (const end of [left, top]) expect(end).toBeGreaterThan(0);
  for (const end of [Number(left) + Number(length), Number(top) + Number(length)]) expect(end).toBeLessThan(size);
  expect([x, y].every(Number.isFinite)).toBe(true);
});

test.each([-1.6, 1.6])('who lies at %d on every axis is told so within the margins', async (value) => {
  const shown = resultFixture('Dark Winter');
  const at = { value, sd: 0.2 };
  const axes = { temperature: at, value: at, chroma: at, contrast: at };
  expect(await overflow(renderer, { ...shown, evidence: { ...shown.evidence, axes } })).toEqual([]);
});

test.each([
  [3, 3, 3, 'All 3 photos name Dark Winter on their own.'],
  [3, 2, 3, '2 of the 3 photos name Dark Winter on their own. One photo errs more than several together'],
  [3, 1, 3, '1 of the 3 photos names Dark Winter on its own. Together they err less'],
  [3, 0, 3, 'None of the 3 photos names Dark Winter on its own. Read together they err less'],
  [2, 2, 2, 'Both photos name Dark Winter on their own.'],
  [2, 0, 2, 'Neither of the 2 photos names Dark Winter on its own.'],
  [1, 1, 3, 'Only one of the 3 photos counts, so there was nothing to compare it with.'],
  [1, 1, 1, 'One photo could be measured, so there was nothing to compare it with.'],
  [2, 2, 3, 'Both photos that count name Dark Winter on their own.'],
])('of %d photos %d agree, %d were sent: said in words that fit, with why', async (photos, agreeing, sent, said) => {
  const shown = resultFixture('Dark Winter');
  const evidence = { ...shown.evidence, agreement: { agreeing, photos }, photos: shown.evidence.photos.slice(0, sent) };
  expect(await reportHtml({ ...shown, evidence }, meta)).toContain(said);
});

test('the report names what a photo gives on its own that does not give the answer', async () => {
  const shown = resultFixture('Dark Winter');
  const agreement = { agreeing: 1, photos: 2, others: ['Dark Autumn' as const] };
  const html = await reportHtml({ ...shown, evidence: { ...shown.evidence, agreement } }, meta);
  expect(html).toContain(
    '1 of the 2 photos that count names Dark Winter on its own. The other photo names Dark Autumn. Together they err',
  );
});

test('a photo that does not count is shown, told so, and why, before what else is said of the photos', async () => {
  const shown = resultFixture('Dark Winter');
  const others = ['glasses', 'headwear', 'uneven_light', 'small_face'] as const;
  const photos = shown.evidence.photos.map((photo, i) => ({
    ...photo,
    warnings: i === 2 ? [...others, 'repeated' as const] : [...others],
  }));
  const evidence = { ...shown.evidence, agreement: { agreeing: 2, photos: 2 }, photos };
  const html = await reportHtml({ ...shown, evidence }, meta);
  expect(html).toMatch(/Photos that count<\/dt><dd class="num">2 of 3</);
  expect(html).not.toContain('Photos measured');
  expect(html).toContain('read from the 2 of your 3 photos that count and corrected');
  const [said] = html.slice(html.indexOf('class="warnings note"')).split('</li>');
  expect(said?.replaceAll('<!-- -->', '')).toMatch(
    /Photo 3: same shot twice\. Two pictures of one moment count as one\./,
  );
  expect(await reportHtml(shown, meta)).toMatch(/Photos measured<\/dt><dd class="num">3</);
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

test('the looks are drawn in the cut that was chosen, and in between where none was', async () => {
  const shown = resultFixture('Dark Winter');
  const drawn = (presentation: Presentation) =>
    reportHtml({ ...shown, evidence: { ...shown.evidence, answers: { ...NO_ANSWERS, presentation } } }, meta);
  const unsaid = await reportHtml(shown, meta);
  expect(unsaid).toContain('Blazer in Emerald');
  expect(unsaid).toContain('Wide trousers in Charcoal');
  expect(await drawn('feminine')).toContain('Dress in Emerald');
  const masculine = await drawn('masculine');
  expect(masculine).toContain('Blazer in Emerald');
  expect(masculine).not.toContain('Wide trousers');
});

test('faces are bare until their owner asks to be drawn feminine', async () => {
  const shown = resultFixture('Dark Winter');
  const drawn = (bare: boolean): readonly string[] =>
    renderToStaticMarkup(Face({ ...PEOPLE[0], bare, id: 'face' })).match(/ d="[^"]+"/g) ?? [];
  const [lashes = ''] = drawn(false).filter((line) => !drawn(true).includes(line));
  expect(lashes).not.toBe('');
  expect(await reportHtml(shown, meta)).not.toContain(lashes);
  const answers = { ...NO_ANSWERS, presentation: 'feminine' as const };
  expect(await reportHtml({ ...shown, evidence: { ...shown.evidence, answers } }, meta)).toContain(lashes);
});

describe('the report of a Dark Winter', () => {
  let bytes: Uint8Array;
  let pdf: PDFDocumentProxy;
  beforeAll(async () => {
    bytes = await renderer.render(await reportHtml(resultFixture('Dark Winter'), meta));
    pdf = await openPdf(bytes);
  }, 60_000);

  test('has a page for the cover and one for each chapter, the card on the front of the last leaf', () => {
    expect(pdf.numPages).toBe(chaptersOf(reportOf(resultFixture('Dark Winter'), meta)).length + 1);
    expect(pdf.numPages).toBeGreaterThanOrEqual(12);
    expect(pdf.numPages % 2).toBe(1);
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
      chaptersOf(reportOf(resultFixture('Dark Winter'), meta)).map(({ title }) =>
        title === 'Your season' ? 'You are a Dark Winter' : title,
      ),
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

const newer = { ...resultFixture('Dark Winter'), season: 'Mystic Winter' as SeasonName };

test('a season that is newer than this build gets the report that can be drawn of it', async () => {
  const bytes = await renderer.render(await reportHtml(newer, meta));
  const pdf = await openPdf(bytes);
  expect(pdf.numPages % 2).toBe(1);
  const pages = await textOfPages(pdf);
  const all = pages.join('\n');
  expect(pages[1]).toMatch(/Mystic Winter is newer/);
  expect(all).toContain('#006C47');
  expect(all).toContain('Emerald');
  expect(all).toContain('62.1 ± 1.8');
  expect(all).not.toMatch(/undefined|null|NaN|\[object|Looks to start from/);
});

test('colors to avoid that share a row are of one size, at even distances', async () => {
  const rows = await renderer.withPage(await reportHtml(resultFixture('Dark Winter'), meta), (page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('.swaps > li > ul')].map((row) =>
        [...row.children].map((one) => {
          const { top, bottom } = (one.querySelector('rect') ?? one).getBoundingClientRect();
          return { top, bottom };
        }),
      ),
    ),
  );
  const shared = rows.filter((row) => row.length > 1);
  expect(shared.some((row) => row.length > 2)).toBe(true);
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  for (const row of shared) {
    expect(spread(row.map(({ top, bottom }) => bottom - top))).toBeLessThan(0.5);
    expect(spread(row.slice(1).map(({ top }, i) => top - (row[i]?.bottom ?? 0)))).toBeLessThan(0.5);
  }
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
