import { SEASON_NAMES } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { seasonProfile } from '../seasons/index.ts';
import { topicsOfSeason } from './season-lines.ts';
import { select } from './select.ts';
import { combinations, factsIn } from './testing/combinations.ts';
import { contradictoryReadings } from './testing/contradictory-readings.ts';
import { OPTIONAL } from './testing/optional.ts';
import { THEMES } from './testing/themes.ts';

const OF_SEASONS = SEASON_NAMES.flatMap((name) => Object.entries(topicsOfSeason(seasonProfile(name))));

it.each([...THEMES, ...OF_SEASONS].filter(([id]) => !OPTIONAL.includes(id)))(
  '%s says something under every combination of facts',
  (_, topic) => {
    for (const facts of combinations(factsIn(topic)))
      expect(select(topic, facts).length, JSON.stringify(facts)).toBeGreaterThan(0);
  },
);

it.each(SEASON_NAMES)('composes no contradictory reading of %s', (name) => {
  expect(contradictoryReadings(name, combinations)).toEqual([]);
});
