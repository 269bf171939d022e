import type { SeasonName } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/test-kit/result';
import { expect, it } from 'vitest';
import { lipsticksOf } from './lipsticks-of.ts';

const sheer = (season: SeasonName) =>
  lipsticksOf(resultFixture(season).reading.sections.lipstick.colors).flatMap(({ name, isSheer }) =>
    isSheer ? [name] : [],
  );

it('is sheer where the season or the name says so, and satin elsewhere', () => {
  expect(sheer('Bright Spring')).toHaveLength(8);
  expect(sheer('Light Spring')).toHaveLength(8);
  expect(sheer('True Winter')).toEqual(['Ice Rose Gloss']);
  expect(sheer('Dark Autumn')).toEqual([]);
});
