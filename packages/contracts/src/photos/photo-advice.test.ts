import { expect, it } from 'vitest';
import { leftOutSaid, shownWarnings } from './photo-advice.ts';

it('names the photos that are one shot together, whichever of them counts', () => {
  expect(leftOutSaid([])).toBe('');
  const pair = 'Photos 1 and 3 are the same shot and count as one.';
  expect(leftOutSaid([{ position: 1, repeatOf: 3 }])).toBe(pair);
  expect(leftOutSaid([{ position: 3, repeatOf: 1 }])).toBe(pair);
  const both = [1, 3] as const;
  expect(leftOutSaid(both.map((position) => ({ position, repeatOf: 2 as const })))).toBe(
    'Photos 1, 2 and 3 are the same shot and count as one.',
  );
});

it('says of a photo that does not count that alone', () => {
  expect(shownWarnings(['uneven_light', 'repeated'])).toEqual(['repeated']);
  expect(shownWarnings(['uneven_light'])).toEqual(['uneven_light']);
});
