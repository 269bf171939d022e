import { SEASON_NAMES } from '@trueseason/contracts';
import { describe, expect, it } from 'vitest';
import type { Line } from '../person/facts.ts';
import { RING, seasonProfile } from '../seasons/index.ts';
import { topicsOfSeason } from './season-lines.ts';
import { firstMatch, firstMatches } from './select.ts';
import { contradictions, hidden, type Placed, place, untrue } from './testing/contradictions.ts';
import { THEMES } from './testing/themes.ts';

const themes = THEMES.flatMap(([id, topic]) => place(id, topic));
const ofSeason = (season: (typeof SEASON_NAMES)[number]) => {
  const seasonTemperature = RING[season].axes.temperature < 0 ? 'cool' : 'warm';
  return Object.entries(topicsOfSeason(seasonProfile(season))).flatMap(([id, topic]) =>
    place(`${season}: ${id}`, topic, { season, seasonTemperature }),
  );
};

/** Words, and what a line that has them states. */
const WORDS: readonly (readonly [RegExp, name: string, value: string])[] = [
  [/which leads|^It leads|One season leads|as all other seasons together/, 'certainty', 'one'],
  [/two lead|close behind|seasons lead together|as often as all others/, 'certainty', 'two'],
  [/Also possible|^Close to|are possible|no two seasons/, 'certainty', 'open'],
  [/comes down to|still open/, 'question', 'open'],
  [/which puts .+ first/, 'question', 'decided'],
  [/None of your/, 'sureColors', 'none'],
  [/next to yours/, 'second', 'neighbor'],
  [/[Yy]our coloring (leans|is) cool/, 'temperature', 'cool'],
  [/[Yy]our coloring (leans|is) warm/, 'temperature', 'warm'],
  [/nearly neutral, with a touch of warmth/, 'temperature', 'slightly warm'],
  [/nearly neutral, with a touch of coolness/, 'temperature', 'slightly cool'],
  [/between warm and cool/, 'temperature', 'neutral'],
  [/[Yy]our coloring is deep/, 'value', 'deep'],
  [/[Yy]our coloring is light/, 'value', 'light'],
  [/[Yy]our coloring is clear\b/, 'chroma', 'clear'],
  [/[Yy]our coloring is soft\b/, 'chroma', 'soft'],
  [/[Yy]our contrast is high[:,]/, 'contrast', 'high'],
  [/[Yy]our contrast is low\b/, 'contrast', 'low'],
  [/[Yy]our contrast is moderate/, 'contrast', 'medium'],
  [/features are close in depth/, 'besideIs', 'about as light as'],
  [/features are far apart/, 'besideIs', 'much darker than'],
  [/[Yy]our skin is deep/, 'skinDepth', 'deep'],
  [/[Yy]our skin is light/, 'skinDepth', 'light'],
  [/[Yy]our skin is golden|a golden (one|foundation)/, 'undertone', 'golden'],
  [/[Yy]our skin is rosy|a rosy (one|foundation)/, 'undertone', 'rosy'],
  [/a neutral (one|foundation)/, 'undertone', 'neutral'],
  [/wear high contrast|^Put (your lightest )?light |^Set icy lights against/, 'advisedContrast', 'high'],
  [/^Keep colors close|of the same depth|similar depth|light with light|tone on tone/, 'advisedContrast', 'low'],
  [/[Oo]ne clear step|for the middle/, 'advisedContrast', 'medium'],
  [/closest match is marked/, 'light', 'measured'],
  [/(assume|estimate) the light/, 'light', 'assumed'],
  [/\{hair\} hair|[Yy]our .*hair.* needs no color/, 'hairDyed', 'no'],
  [/You wore makeup/, 'makeup', 'worn'],
  [/like you’re wearing makeup/, 'makeup', 'likely'],
  [/hair (is|was) covered/, 'hair', 'covered'],
  [/different people/, 'people', 'mixed'],
];

const placed = [...themes, ...SEASON_NAMES.flatMap(ofSeason)];

it('shows each line somewhere', () => {
  expect(THEMES.flatMap(([, topic]) => hidden(topic))).toEqual([]);
});

it('states nothing that its conditions contradict', () => {
  expect(untrue(placed)).toEqual([]);
});

it.each(SEASON_NAMES)('states no two values of one fact in a reading of %s', (season) => {
  expect(contradictions([...themes, ...ofSeason(season)])).toEqual([]);
});

const silent = (lines: readonly Placed[]): string[] => [
  ...new Set(
    lines.flatMap(({ line, states }) =>
      WORDS.filter(([words, name, value]) => words.test(line.text) && !states[name]?.includes(value)).map(
        ([, name, value]) => `${line.id} says that ${name} is ${value}`,
      ),
    ),
  ),
];

it('states as data what its words say', () => {
  expect(silent(placed)).toEqual([]);
});

const METALS = [
  ['silver', /\b(silver|platinum|white gold|pewter|gunmetal|steel|chrome|titanium)\b/gi],
  ['rose', /\brose gold\b/gi],
  ['gold', /(?<!white |rose )\b(gold|bronze|copper|brass)\b/gi],
] as const;
const metalsIn = (text: string): string[] => METALS.flatMap(([kind, words]) => (text.match(words) ? [kind] : []));

/** Metals that a season's lines name, and that its list of metals has none of the kind of. */
const strayMetals = (metals: readonly string[], lines: readonly string[]): string[] => {
  const own = metalsIn(metals.join());
  return lines.filter((text) => metalsIn(text).some((kind) => !own.includes(kind)));
};

it.each(SEASON_NAMES)('%s names no metal of a kind that it does not recommend', (season) => {
  const { metals, words } = seasonProfile(season);
  expect(strayMetals(metals, [words.metals, ...Object.values(words.jewelry), ...words.glasses.list])).toEqual([]);
});

describe('the check itself', () => {
  const line = (id: string, rest: Partial<Line> = {}): Line => ({ id, text: '', ...rest });
  const find = (...topics: Parameters<typeof place>[1][]) =>
    contradictions(topics.flatMap((topic, i) => place(String(i), topic)));

  it('finds two claims that can stand together', () => {
    const golden = line('golden', { says: { undertone: 'golden' } });
    const rosy = line('rosy', { when: { certainty: 'open' }, says: { undertone: 'rosy' } });
    expect(find(firstMatch(golden), firstMatch(rosy))).toEqual(['golden and rosy differ on undertone']);
  });

  it('finds a trait that is open beside the same trait that decided', () => {
    const open = line('open', { when: { certainty: ['two', 'open'], second: 'apart' }, says: { question: 'open' } });
    const decided = line('decided', { says: { question: 'decided' } });
    expect(find(firstMatches(1, open), firstMatch(decided))).toEqual(['open and decided differ on question']);
  });

  it('finds two kinds of certainty', () => {
    const leads = line('leads', { when: { sureColors: 'many' }, says: { certainty: 'one' } });
    const close = line('close', { when: { second: 'neighbor' }, says: { certainty: 'two' } });
    expect(find(firstMatches(1, leads), firstMatches(1, close))).toEqual(['leads and close differ on certainty']);
  });

  it('finds none where the conditions exclude each other, or an earlier line stands in the way', () => {
    const first = line('first', { when: { light: 'assumed' }, says: { undertone: 'golden' } });
    const rest = line('rest', { says: { undertone: 'rosy' } });
    expect(find(firstMatch(first, rest))).toEqual([]);
    expect(
      find(
        firstMatch(first, rest),
        firstMatch(line('x', { when: { light: 'assumed' }, says: { undertone: 'golden' } }), line('y')),
      ),
    ).toEqual([]);
    expect(find(firstMatch(first, rest), firstMatch(line('z', { says: { undertone: 'golden' } })))).toEqual([
      'rest and z differ on undertone',
    ]);
  });

  it('finds words that no data states', () => {
    const [low, deep] = ['Your contrast is low.', 'Your coloring is deep overall.'].map((text, i) =>
      line(`${i}`, { text }),
    );
    expect(silent([low, deep].flatMap((one) => (one ? place('', firstMatches(1, one)) : [])))).toEqual([
      '0 says that contrast is low',
      '1 says that value is deep',
    ]);
  });
});
