import { type Evidence, keysOf, SEASON_NAMES, SECTIONS, type SeasonName } from '@trueseason/contracts';
import { seededRandom } from '@trueseason/testing';
import { resultFixture } from '@trueseason/testing/result';
import { describe, expect, it } from 'vitest';
import { hexToLab } from '../color/index.ts';
import { RING, seasonProfile } from '../seasons/index.ts';
import { SHARED, VERDICT } from './lines/certainty.ts';
import { topicsOfSeason } from './season-lines.ts';
import { select, type Topic } from './select.ts';
import { factsIn, sampled } from './testing/combinations.ts';
import { contradictoryReadings } from './testing/contradictory-readings.ts';
import { OPTIONAL } from './testing/optional.ts';
import { THEMES } from './testing/themes.ts';

const OF_SEASONS: readonly (readonly [string, Topic])[] = SEASON_NAMES.flatMap((name) =>
  Object.entries(topicsOfSeason(seasonProfile(name))).map(([id, topic]) => [`${name}: ${id}`, topic] as const),
);
const TOPICS = [...THEMES, ...OF_SEASONS];
/** Combinations of each topic. */
const SAMPLE = 12;
const random = seededRandom(97);

// Here a sample of what people may answer and be; reading.sweep.test.ts goes through all.
it.each(TOPICS.filter(([id]) => !OPTIONAL.includes(id)))(
  '%s says something under a sample of the combinations of facts',
  (_, topic) => {
    for (const facts of sampled(factsIn(topic), SAMPLE, random))
      expect(select(topic, facts).length, JSON.stringify(facts)).toBeGreaterThan(0);
  },
);

it.each(SEASON_NAMES)('composes no contradictory reading of %s in a sample', (name) => {
  expect(contradictoryReadings(name, (names) => sampled(names, SAMPLE, random))).toEqual([]);
});

const wordsIn = (text: string): number => text.split(/\s+/).length;
/** Longest line in words, wherever it is shown. */
const LONGEST = 36;

it('keeps statements about certainty to 16 words and every line short', () => {
  for (const { text } of [...VERDICT.lines, ...SHARED.lines]) expect(wordsIn(text), text).toBeLessThanOrEqual(16);
  for (const [, { lines }] of TOPICS)
    for (const { text } of lines) expect(wordsIn(text), text).toBeLessThanOrEqual(LONGEST);
});

it('has a unique id for each line', () => {
  const ids = THEMES.flatMap(([, { lines }]) => lines.map(({ id }) => id));
  expect(ids.length).toBe(new Set(ids).size);
});

describe.each(SEASON_NAMES)('the reading of %s', (name) => {
  const { reading } = resultFixture(name);

  it('fills every placeholder and leaves no section empty', () => {
    expect(JSON.stringify(reading)).not.toMatch(/[{]\w+[}]|undefined/);
    const {
      brows,
      beard,
      choice,
      hairFar,
      hairUntried: _,
      foundationDoubt: __,
      type,
      own,
      ...always
    } = reading.sections;
    for (const [id, { lines, colors }] of Object.entries(always))
      expect(lines.length + colors.length, id).toBeGreaterThan(0);
    for (const { lines } of [brows, beard, choice]) expect(lines).toEqual([]);
    expect(hairFar.lines.length > 0).toBe(hairFar.colors.length > 0);
    expect(keysOf(reading.sections).toSorted()).toEqual([...SECTIONS].toSorted());
  });

  it('dresses low contrast without hard jumps', () => {
    const { evidence } = resultFixture(name);
    const axes = { ...evidence.axes, contrast: { value: -0.9, sd: 0.1 } };
    const { reading: low } = resultFixture(name, { evidence: { axes } });
    if (!low.sections.clothing.lines.some(({ id }) => id === 'contrast-low')) return;
    for (const { garments } of low.outfits) {
      const cloth = garments.filter(({ kind }) => !/^(shoes|boots|sneakers|sandals|bag|belt)$/.test(kind));
      const lightness = cloth.map(({ hex }) => hexToLab(hex)[0]);
      expect(Math.max(...lightness) - Math.min(...lightness)).toBeLessThanOrEqual(50);
    }
  });

  it.each([
    ['assumed', 'foundation-range', 'in your range', 2],
    ['eyes', 'foundation', 'nearest to yours', 1],
  ] as const)('marks foundations in %s light: %s', (source, id, wear, least) => {
    const { light, features: read } = resultFixture(name).evidence;
    const features = { ...read, skin: { ...read.skin, sd: [5, 2, 3] as [number, number, number] } };
    const { reading: lit } = resultFixture(name, { evidence: { light: { ...light, source }, features } });
    const { lines, colors } = lit.sections.foundation;
    expect(lines[0]?.id).toBe(id);
    const marked = colors.filter((color) => color.wear);
    expect(marked.map((color) => color.wear)).toEqual(marked.map(() => wear));
    expect(marked.length).toBeGreaterThanOrEqual(least);
    for (const { hex } of marked) expect(Math.abs(hexToLab(hex)[0] - features.skin.lab[0])).toBeLessThan(14);
    if (source === 'eyes') expect(marked).toHaveLength(1);
  });

  it('marks neither of two foundations if photos show the skin otherwise than it was read', () => {
    const { light } = resultFixture(name).evidence;
    const { reading: two } = resultFixture(name, { evidence: { light: { ...light, skinInIt: '#8A5B41' } } });
    const { lines, colors } = two.sections.foundation;
    expect([lines[0]?.id, colors.length]).toEqual(['foundation-two', 2]);
    expect(colors.filter(({ wear }) => wear)).toEqual([]);
  });

  it('calls black hair beside very deep skin near in depth, though it reflects a fraction of the light', () => {
    const { axes, contrasts } = resultFixture(name).evidence;
    const { reading: deep } = resultFixture(name, {
      skin: [25, 8, 9],
      evidence: {
        answers: { naturalHair: 'black' },
        axes: { ...axes, contrast: { value: -1, sd: 0.4 } },
        contrasts: { ...contrasts, skinHair: { value: 0.6, sd: 0.08 } },
      },
    });
    expect(deep.sections.finding.lines.map(({ text }) => text)).toContain(
      'Your hair is a little darker than your skin.',
    );
    for (const { id } of deep.sections.traits.lines) expect(['trait-high', 'trait-medium']).not.toContain(id);
  });

  it('advises on brows where no hair was seen', () => {
    const { hair, brows } = resultFixture(name, { full: false }).reading.sections;
    expect(hair).toEqual({ lines: [], colors: [] });
    expect(brows.lines.length).toBeGreaterThan(0);
    expect(brows.colors).toEqual([]);
  });
});

/** Colors that every line of a season may name without owning them. */
it.each(SEASON_NAMES)('%s names palette colors by their own names', (name) => {
  const { palette, words } = seasonProfile(name);
  const own = new Set(
    [...palette.coreNeutrals, ...palette.accentLights, ...palette.accentBrights].map((color) => color.name),
  );
  const named = words.clothing
    .map((text) => (typeof text === 'string' ? text : text.text))
    .flatMap((text) => [...text.matchAll(/(?<=[a-z,:;] )([A-Z][a-z]+(?: [A-Z][a-z]+)*)/g)].map(([found]) => found));
  expect(named.filter((color) => !own.has(color))).toEqual([]);
});

it.each([
  [undefined, undefined],
  [['hair'], 'about your hair,'],
  [['iris'], 'about your eyes,'],
  [['hair', 'iris'], 'about your hair and eyes,'],
] as const)('says in one line what photos contradict: %j', (contradictions, said) => {
  const evidence = contradictions && { contradictions: [...contradictions] };
  const { lines } = resultFixture('True Winter', { evidence: { ...evidence } }).reading.sections.doubts;
  const told = lines.filter(({ id }) => id === 'doubt-told').map(({ text }) => text);
  expect(told).toEqual(said ? [expect.stringContaining(said)] : []);
});

describe('what could sound like a contradiction', () => {
  const idsOf = (name: SeasonName, evidence: Partial<Evidence>) => {
    const { sections } = resultFixture(name, { evidence }).reading;
    return [...sections.own.lines, ...sections.why.lines, ...sections.second.lines].map(({ id }) => id);
  };
  const { axes } = resultFixture('Soft Autumn').evidence;

  it.each([
    [{ temperature: { value: -0.6, sd: 0.1 } }, 'temperature-cool-in-warm', 'seen-partly'],
    [{ temperature: { value: 0, sd: 0.1 } }, 'temperature-neutral', 'seen'],
    // The season's own words say that it is warm.
    [{ chroma: { value: 0.6, sd: 0.1 } }, undefined, 'seen-partly'],
    // Soft Autumn is neither light nor deep.
    [{ value: { value: -0.6, sd: 0.1 } }, undefined, 'seen'],
  ])('is said where axes are against the season: %j', (own, temperature, seen) => {
    const warm = { ...axes, temperature: { value: 0.6, sd: 0.1 }, chroma: { value: -0.6, sd: 0.1 } };
    const ids = idsOf('Soft Autumn', { axes: { ...warm, ...own } });
    expect(ids.find((id) => id.startsWith('temperature'))).toBe(temperature);
    expect(ids).toContain(seen);
  });

  const shares = { one: [0.5, 0.4], two: [0.3, 0.2, 0.2], open: [0.3, 0.15, 0.15] } as const;

  it.each([
    // Soft Summer is a neighbor, Bright Winter is across the ring.
    ['one', 'Soft Summer', 0.001, 'second-one', 'decided'],
    ['two', 'Soft Summer', 0.001, 'second-two', 'decided'],
    ['open', 'Soft Summer', 0.001, 'second-open', 'decided'],
    ['one', 'Bright Winter', 5, 'second-one', 'decided'],
    ['two', 'Bright Winter', 5, 'second-question', 'decided-open'],
    ['open', 'Bright Winter', 5, 'second-question', 'decided-open'],
    ['two', 'Soft Summer', 5, 'second-two', 'decided-open'],
    ['two', 'Bright Winter', 0.001, 'second-two', 'decided'],
  ] as const)(
    'words %s beside %s by what leads and whether a trait is open: ± %d',
    (kind, runnerUp, sd, second, why) => {
      const { sections } = resultFixture('Soft Autumn', {
        runnerUp,
        shares: shares[kind],
        evidence: {
          decidingAxis: 'temperature',
          axes: { ...axes, temperature: { value: RING['Soft Autumn'].axes.temperature, sd } },
        },
      }).reading;
      const shown = [...sections.second.lines, ...sections.why.lines].map(({ id }) => id);
      expect(shown).toEqual(expect.arrayContaining([second, why]));
      expect(sections.verdict.lines[0]?.id).toBe(`verdict-${kind}`);
    },
  );
});
