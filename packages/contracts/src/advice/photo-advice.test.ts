import { expect, it } from 'vitest';
import { repeatedPhotosText, shownWarnings } from './photo-advice.ts';

it('names the photos that are one shot together, whichever of them counts', () => {
  expect(repeatedPhotosText([])).toBe('');
  const pair = 'Photos 1 and 3 are the same shot and count as one.';
  expect(repeatedPhotosText([{ position: 1, repeatOf: 3 }])).toBe(pair);
  expect(repeatedPhotosText([{ position: 3, repeatOf: 1 }])).toBe(pair);
  const both = [1, 3] as const;
  expect(repeatedPhotosText(both.map((position) => ({ position, repeatOf: 2 as const })))).toBe(
    'Photos 1, 2 and 3 are the same shot and count as one.',
  );
});

it('gives a photo that does not count only that reason', () => {
  expect(shownWarnings(['uneven_light', 'repeated'])).toEqual(['repeated']);
  expect(shownWarnings(['uneven_light'])).toEqual(['uneven_light']);
});
