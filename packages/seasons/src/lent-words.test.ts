import { type NamedColor, SEASON_NAMES, type SeasonName } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/test-kit/result';
import { describe, expect, it } from 'vitest';
import { borrowedColors } from './borrowed-colors.ts';
import { sparingWords } from './lent-words.ts';
import { plainlyCalled } from './plain-color.ts';
import { SEASON_PROFILES } from './profiles.ts';

/** What each season's lines leave on the rail, by the words that they use. */
const LEFT_BY_WORD: Readonly<Record<SeasonName, readonly string[]>> = {
  'Bright Spring': ['dusty', 'heather', 'washed'],
  'True Spring': ['frosty', 'berry', 'slate', 'black'],
  'Light Spring': ['neon', 'oxblood', 'charcoal'],
  'Light Summer': ['camel', 'rust', 'lime', 'cream'],
  'True Summer': ['mustard', 'coral', 'olive', 'cream'],
  'Soft Summer': [],
  'Soft Autumn': ['neon', 'icy', 'jewel'],
  'True Autumn': ['pastel', 'ice', 'berry', 'white'],
  'Dark Autumn': ['baby', 'powder', 'frost', 'navy'],
  'Dark Winter': ['camel', 'peach', 'mustard', 'cream'],
  'True Winter': ['sand', 'rust', 'honey'],
  'Bright Winter': ['heather', 'stone', 'mustard'],
};
const linesOf = (season: SeasonName): readonly string[] => {
  const { shopping, clothing } = SEASON_PROFILES[season];
  return [...shopping, ...clothing.guidelines];
};
/** Named so, in a color that has no everyday word. */
const called = (...names: string[]): NamedColor[] => names.map((name) => ({ hex: '#0000FF', name }));

describe.each(SEASON_NAMES)('%s', (season) => {
  const words = LEFT_BY_WORD[season];

  it('leaves nothing by a word that is lent, and says the rest of each line', () => {
    for (const word of words) {
      const said = linesOf(season).join(' ');
      const spared = sparingWords(linesOf(season), called(word));
      const times = (text: string) => text.match(new RegExp(`\\b${word}\\b`, 'g'))?.length ?? 0;
      expect(times(said), word).toBeGreaterThan(times(spared.join(' ')));
      for (const line of spared) expect(line).toMatch(/^[A-Z].{18,}[^,;:]\.$/);
    }
  });

  it('forbids no color that it borrows, from whichever season, and loses no line', () => {
    for (const runnerUp of SEASON_NAMES.filter((other) => other !== season)) {
      const { evidence } = resultFixture(season, { runnerUp });
      const lent = borrowedColors(season, runnerUp, evidence.axes);
      const lentWords = lent.flatMap(({ hex, name }) => `${name} ${plainlyCalled(hex) ?? ''}`.toLowerCase().split(' '));
      const lines = sparingWords(linesOf(season), lent);
      expect(lines).toHaveLength(linesOf(season).length);
      const turns = lines.flatMap(
        (line) => /(?:, and |, while |, whereas |, as |; |, not |, never ).*$/.exec(line) ?? [],
      );
      for (const word of words.filter((one) => lentWords.includes(one)))
        for (const turn of turns) expect(turn, `${season} beside ${runnerUp}`).not.toMatch(new RegExp(`\\b${word}\\b`));
    }
  });
});

it('keeps of three words the two that are not lent, and leaves a clause of fewer', () => {
  const [line = ''] = linesOf('Light Summer').filter((text) => text.includes('lime'));
  expect(sparingWords([line], [])).toEqual([line]);
  expect(sparingWords([line], called('Light Lime'))).toEqual([
    'Type lavender, sky, rose and seaglass into the search box, and leave out camel and rust.',
  ]);
  expect(sparingWords([line], called('Light Lime', 'Camel'))).toEqual([
    'Type lavender, sky, rose and seaglass into the search box.',
  ]);
});

it('knows a color by its everyday word as well as by its name', () => {
  const [line = ''] = linesOf('Dark Winter').filter((text) => text.includes('not cream'));
  expect(sparingWords([line], [{ hex: '#F6EEDC', name: 'Oat' }])[0]).toMatch(/^Bring light in as ice\. /);
});

it('composes a result whose guidelines forbid nothing that it lends', () => {
  const said = (runnerUp: SeasonName) => resultFixture('True Summer', { runnerUp }).clothing.guidelines.join(' ');
  expect(said('True Winter')).toContain('in place of cream');
  expect(said('True Spring')).not.toContain('in place of cream');
});
