import { contrastRatio, hexToLab } from '@trueseason/color';
import { SEASON_NAMES, type SeasonName } from '@trueseason/contracts';
import { advisedContrast, CLEAR_STEP, personalize, seasonProfile, statementSteps } from '@trueseason/seasons';
import { resultFixture } from '@trueseason/test-kit/result';
import { describe, expect, it, test } from 'vitest';
import { capsuleOf, pairsFor, suitOf } from './capsule.ts';
import { chordsOf } from './chords.ts';
import { estimate, figure, sentence } from './format.ts';
import { PAPER, reportOf } from './model.ts';
import { LABEL_SIZE, placeLabels } from './parts/place-labels.ts';

const meta = { orderId: 1_000_000_001, createdAt: new Date('2026-01-31T23:59:59Z') };
const lightness = (hex: string): number => hexToLab(hex)[0];
const reports = SEASON_NAMES.map((season) => reportOf(resultFixture(season), meta));

test.each(reports)('every color of $result.season has a name, and its accent reads on paper', (report) => {
  const colors = [...Object.values(report.palette).flat(), ...report.signature];
  expect(colors.length).toBeGreaterThan(18);
  for (const { name } of colors) expect(name).not.toMatch(/^#/);
  expect(contrastRatio(report.accent, PAPER)).toBeGreaterThanOrEqual(4.5);
});

test('a season that this build does not know is drawn from its result, every color under a plain name', () => {
  const own = resultFixture('Dark Winter');
  const result = { ...own, season: 'Mystic Winter' as SeasonName, accentLights: ['#B9D2E0', '#EDD9C1'] };
  const report = reportOf(result, meta);
  expect(report.known).toBe(false);
  expect(report.palette.accentLights.map(({ name }) => name)).toEqual(['Pale blue', 'Peach']);
  expect(report.signature.map(({ hex, name }) => `${hex} ${name}`)).toEqual(own.overview.signatureColors);
  expect(report.profile.outfits).toEqual([]);
});

describe('signature colors', () => {
  const withSignature = (signatureColors: string[]) => {
    const result = resultFixture('Dark Winter');
    return reportOf({ ...result, overview: { ...result.overview, signatureColors } }, meta).signature;
  };

  it('may be a hex with a name, either alone, or unknown', () => {
    const signature = withSignature(['#AABBCC Our own', '#006C47', 'Cranberry', 'No such color']);
    expect(signature.map(({ hex, name }) => `${hex} ${name}`)).toEqual([
      '#AABBCC Our own',
      '#006C47 Emerald',
      '#A3234D Cranberry',
    ]);
  });

  it('are the season’s when the result has none', () => {
    expect(withSignature([])).toHaveLength(8);
  });
});

test('the date is that of the analysis in universal time', () => {
  expect(reports[0]?.date).toBe('January 31, 2026');
});

test.each(reports)('$result.season has four chords of three different colors, no bright twice', (report) => {
  const chords = chordsOf(report, 4);
  expect(chords).toHaveLength(4);
  for (const chord of chords) expect(new Set(chord.map(({ hex }) => hex)).size).toBe(3);
  expect(new Set(chords.map(([, , bright]) => bright.hex)).size).toBe(4);
});

// A light season keeps its largest areas light, and cannot step far down from there. What a suit is made in is chosen for
// authority: from black no light is one clear step.
test.each(reports.filter(({ result }) => !result.season.startsWith('Light')))(
  '$result.season has chords as far from dark to light as its advice on contrast says',
  (report) => {
    const suit = suitOf(capsuleOf(report))?.hex;
    const steps = (contrast: number): number[] =>
      chordsOf({ ...report, contrast }, 4)
        .filter(([{ hex }]) => hex !== suit)
        .map(([{ hex: a }, { hex: b }]) => Math.abs(lightness(a) - lightness(b)));
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(Math.abs(mean(steps(0)) - CLEAR_STEP)).toBeLessThan(5);
    for (const step of steps(0)) expect(Math.abs(step - CLEAR_STEP)).toBeLessThan(14);
    if (advisedContrast(report.result.season, 0.6) === 'high') expect(mean(steps(0.6))).toBeGreaterThan(CLEAR_STEP + 9);
    if (advisedContrast(report.result.season, -0.6) === 'low') expect(mean(steps(-0.6))).toBeLessThan(CLEAR_STEP - 12);
  },
);

test.each(reports.filter(({ result }) => result.season.startsWith('Light')))(
  '$result.season keeps the largest areas of its chords light, as its own rules say',
  (report) => {
    const suit = suitOf(capsuleOf(report));
    for (const [largest] of chordsOf(report, 4))
      expect(lightness(largest.hex), largest.name).toBeGreaterThan(largest.hex === suit?.hex ? 55 : 60);
  },
);

test.each(reports)(
  '$result.season has a wardrobe of sixteen pieces in its own colors, none twice but the suit’s',
  (report) => {
    const { tops, bottoms, rest } = capsuleOf(report);
    expect([tops.length, bottoms.length, rest.length]).toEqual([6, 3, 7]);
    const colors = [...tops, ...bottoms, ...rest].map(({ color }) => color.hex);
    expect(new Set(colors).size).toBe(15);
    const own = new Set(Object.values(report.palette).flatMap((group) => group.map(({ hex }) => hex)));
    for (const hex of colors) expect(own.has(hex)).toBe(true);
  },
);

test.each(reports)(
  '$result.season wears in chords and wardrobe the accents that its advice and its signature name',
  (report) => {
    const neutrals = new Set(report.palette.coreNeutrals.map(({ name }) => name));
    const bright = new Set(report.palette.accentBrights.map(({ name }) => name));
    const signature = report.signature.map(({ name }) => name);
    const { tops, bottoms, rest } = capsuleOf(report);
    const worn = [...tops, ...bottoms, ...rest].map(({ color }) => color.name);
    const chords = chordsOf(report, 4).map(([, , accent]) => accent.name);
    expect(worn.filter((name) => signature.includes(name) && bright.has(name)).length).toBeGreaterThanOrEqual(2);
    expect(chords.filter((name) => signature.includes(name)).length).toBeGreaterThanOrEqual(2);
    for (const line of report.result.clothing.guidelines.filter((text) => /such as|add one/i.test(text))) {
      const told = [...bright].filter((name) => line.includes(name) && !neutrals.has(name));
      if (told.length > 0)
        expect(
          [...worn, ...chords].some((name) => told.includes(name)),
          line,
        ).toBe(true);
    }
  },
);

/** What the words of each season name for authority; those that name nothing are answered from what they build on. */
const FOR_AUTHORITY: Readonly<Record<SeasonName, readonly string[]>> = {
  'Bright Spring': ['Clear Navy', 'Liquorice'],
  'True Spring': [],
  'Light Spring': ['Light Camel', 'Harbor'],
  'Light Summer': ['Blue Gray'],
  'True Summer': [],
  'Soft Summer': ['Charcoal', 'Slate', 'Smoky Aubergine'],
  'Soft Autumn': ['Storm Teal', 'Bark'],
  'True Autumn': [],
  'Dark Autumn': [],
  'Dark Winter': ['Ink Navy', 'Charcoal', 'Black Pine', 'Soft Black'],
  'True Winter': [],
  'Bright Winter': ['Charcoal', 'Bright Navy'],
};

describe.each(SEASON_NAMES)('the suit of %s', (season) => {
  const profile = seasonProfile(season);
  const told = FOR_AUTHORITY[season];

  it.each([35, 50, 65, 80].flatMap((skin) => [-0.6, 0, 0.6].map((contrast) => [skin, contrast] as const)))(
    'is in what the words name for authority, and in a chord: skin of L* %d, contrast %d',
    (skin, contrast) => {
      const plain = resultFixture(season);
      const { evidence } = plain;
      const own = personalize(profile, {
        ...evidence,
        features: { ...evidence.features, skin: { ...evidence.features.skin, lab: [skin, 13, 17] } },
        axes: { ...evidence.axes, contrast: { ...evidence.axes.contrast, value: contrast } },
      });
      const coreNeutrals = own.palette.coreNeutrals.map(({ hex }) => hex);
      const guidelines = [...own.clothing.guidelines];
      const report = reportOf({ ...plain, coreNeutrals, clothing: { ...plain.clothing, guidelines } }, meta);
      const capsule = capsuleOf(report);
      const [blazer, coat] = ['blazer', 'coat'].map((kind) => capsule.rest.find((piece) => piece.kind === kind)?.color);
      if (!blazer || !coat) throw new Error('no blazer or no coat');
      expect(capsule.bottoms.map(({ color }) => color.name)).toContain(blazer.name);
      expect(chordsOf({ ...report, contrast }, 4).map(([largest]) => largest.name)).toContain(blazer.name);
      const names = guidelines.some((text) => told.some((name) => text.includes(name))) ? told : [];
      if (names.length > 0) expect(names).toContain(blazer.name);
      else expect(lightness(blazer.hex), blazer.name).toBeLessThan(62);
      expect(lightness(coat.hex), coat.name).toBeLessThan(names.includes(coat.name) ? 75 : 62);
      // A light season has no dark blocks.
      if (season.startsWith('Light')) expect(lightness(coat.hex), coat.name).toBeGreaterThan(45);
    },
  );
});

test('a fair man of Light Summer finds the suit, the coat and the navy that he is told of', () => {
  const report = reports.find(({ result }) => result.season === 'Light Summer');
  if (!report) throw new Error('no Light Summer');
  const { bottoms, rest } = capsuleOf(report);
  const wears = (kind: string) => [...bottoms, ...rest].find((piece) => piece.kind === kind)?.color.name;
  expect([wears('blazer'), wears('trousers'), wears('coat')]).toEqual(['Blue Gray', 'Blue Gray', 'Slate']);
  expect([...bottoms, ...rest].map(({ color }) => color.name)).toContain('Soft Navy');
});

test('begins with the bright that skin is told to begin with, and keeps the one for emphasis to a scarf', () => {
  for (const season of SEASON_NAMES) {
    const plain = resultFixture(season);
    const skin = { ...plain.evidence.features.skin, lab: [72, 12, 16] };
    const report = reportOf(
      {
        ...plain,
        evidence: { ...plain.evidence, ita: { value: 50, sd: 1 }, features: { ...plain.evidence.features, skin } },
      },
      meta,
    );
    const steps = report.evidence && statementSteps(report.evidence, report.palette.accentBrights);
    if (!steps) continue;
    const { tops, rest } = capsuleOf(report);
    expect(tops.find(({ kind }) => kind === 'turtleneck')?.color, season).toEqual(steps.first);
    expect(rest.find(({ kind }) => kind === 'scarf')?.color, season).toEqual(steps.emphasis);
    expect(chordsOf(report, 4).map(([, , bright]) => bright)).toContainEqual(steps.first);
    // Where the gentlest pairs are marked, that top is in one of them.
    if (season === 'Light Summer')
      expect([...pairsFor(capsuleOf(report), 'low')].some((key) => key.startsWith(steps.first.hex))).toBe(true);
  }
});

test('jeans come in the denim that comes first in the order beside them', () => {
  const report = reports.find(({ result }) => result.season === 'True Summer');
  if (!report) throw new Error('no True Summer');
  const coreNeutrals = report.palette.coreNeutrals.toSorted((a, b) => lightness(b.hex) - lightness(a.hex));
  const { bottoms } = capsuleOf({ ...report, palette: { ...report.palette, coreNeutrals } });
  expect(bottoms.find(({ kind }) => kind === 'jeans')?.color.name).not.toBe('Navy');
});

test('a third of the pairs is marked: far in lightness for high contrast, close for low', () => {
  const report = reports.find(({ result }) => result.season === 'True Winter');
  if (!report) throw new Error('no True Winter');
  const capsule = capsuleOf(report);
  const step = (contrast: 'low' | 'medium' | 'high') => {
    const marked = pairsFor(capsule, contrast);
    expect(marked.size).toBe(6);
    const steps = [...marked].map((key) => Math.abs(lightness(key.slice(0, 7)) - lightness(key.slice(7))));
    return steps.reduce((sum, value) => sum + value, 0) / steps.length;
  };
  expect(step('high')).toBeGreaterThan(step('medium'));
  expect(step('medium')).toBeGreaterThan(step('low') + 10);
});

test('a short palette makes a smaller wardrobe', () => {
  const palette = { coreNeutrals: [{ hex: '#222222', name: 'Ink' }], accentLights: [], accentBrights: [] };
  const [report] = reports;
  if (!report) throw new Error('no report');
  const { tops, bottoms, rest } = capsuleOf({ ...report, palette });
  expect([...tops, ...bottoms, ...rest]).toEqual([{ kind: 'shirt', color: palette.coreNeutrals[0] }]);
});

test('figures have true minus signs', () => {
  expect(figure(-2.34)).toBe('\u22122.3');
  expect(figure(-0.04)).toBe('0.0');
  expect(estimate({ value: 62.14, sd: 1.44 })).toBe('62.1\u00A0±\u00A01.4');
});

test('a sentence has one full stop', () => {
  expect(sentence('read from the eyes')).toBe('Read from the eyes.');
  expect(sentence(' Read from the eyes. ')).toBe('Read from the eyes.');
});

test('labels of dots in one place cover neither each other nor a dot', () => {
  const dots = [
    { x: 20, y: 20, text: 'Soft Summer' },
    { x: 20, y: 20, text: 'Soft Autumn' },
    { x: 22, y: 23, text: 'True Autumn' },
  ];
  // Letters of the report's type are about half as wide as they are high.
  const boxes = placeLabels(dots).map(({ x, y, anchor }, i) => {
    const width = (dots[i]?.text.length ?? 0) * LABEL_SIZE * 0.5;
    const left = x - { start: 0, middle: width / 2, end: width }[anchor];
    return { left, right: left + width, top: y - LABEL_SIZE * 0.7, bottom: y };
  });
  for (const [i, a] of boxes.entries()) {
    for (const b of boxes.slice(i + 1))
      expect(Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom)).toBeGreaterThan(0);
    for (const { x, y } of dots) expect(Math.max(a.left - x, x - a.right, a.top - y, y - a.bottom)).toBeGreaterThan(0);
  }
});
