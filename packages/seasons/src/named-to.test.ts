import { SEASON_NAMES } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { namedTo } from './named-to.ts';
import { seasonProfile } from './profiles.ts';

const namesOf = (season: (typeof SEASON_NAMES)[number], deeper: boolean): string[] =>
  namedTo(deeper, seasonProfile(season).celebrities);

it('names first who has skin of a like depth', () => {
  expect(namesOf('Dark Autumn', true)).toEqual(['Oprah Winfrey', 'Mindy Kaling', 'Javier Bardem']);
  expect(namesOf('Dark Autumn', false)).toEqual(['Javier Bardem', 'Eva Mendes', 'Oprah Winfrey']);
  expect(namesOf('Bright Winter', true)[0]).toBe('Idris Elba');
});

it.each(SEASON_NAMES.filter((season) => /^(Dark|True|Bright) Winter$|Autumn$/.test(season)))(
  '%s, on which deep skin is often found, names somebody who has it to everybody',
  (season) => {
    const deep = seasonProfile(season).celebrities.filter(({ deeper }) => deeper);
    for (const deeper of [true, false])
      expect(namesOf(season, deeper).some((name) => deep.some((one) => one.name === name))).toBe(true);
  },
);
