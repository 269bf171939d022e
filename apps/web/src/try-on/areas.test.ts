import type { SeasonName } from '@trueseason/contracts';
import { BESIDE_PHOTOS } from '@trueseason/style/reading/beside-photos';
import { resultFixture } from '@trueseason/testing/result';
import { expect, it } from 'vitest';
import { type PhotoContent, TRY_ON_AREAS, wornColorsText } from './areas.ts';

it('says what is worn, and where', () => {
  const color = (name: string) => ({ hex: '#B13930', name });
  expect(wornColorsText({})).toBe('Nothing tried on yet.');
  expect(wornColorsText({ lips: color('Chili Lip') })).toBe('Chili Lip on your lips.');
  expect(wornColorsText({ lips: color('Chili Lip'), blush: color('Brick Rose') })).toBe(
    'Brick Rose on your cheeks and Chili Lip on your lips.',
  );
});

it('says that a color advised as lowlights is drawn as lowlights', () => {
  const color = { hex: '#2A2428', name: 'Cool Dark Brown' };
  expect(wornColorsText({ hair: { ...color, use: 'lowlights' } })).toBe(
    'Cool Dark Brown in your hair. Drawn as lowlights, so your gray strands stay.',
  );
  expect(wornColorsText({ hair: { ...color, use: 'deep dye' } })).toBe('Cool Dark Brown in your hair.');
});

it('says of a color that can hardly be told from what was there which part hardly changes', () => {
  const color = { hex: '#B3536C', name: 'Deep Rose' };
  expect(wornColorsText({ blush: color }, ['blush'])).toBe(`Deep Rose on your cheeks. ${BESIDE_PHOTOS.cheeksAlready}`);
  expect(wornColorsText({ lips: color }, ['lips'])).toBe('Deep Rose on your lips.');
});

it('dyes hair that was read and is clear to see, and none under a hat', () => {
  const shown: PhotoContent = {
    outlines: [{ feature: 'hair', zone: null, lines: [], hex: '#3A2A20' }],
    isUnderHat: false,
    hair: true,
  };
  expect(TRY_ON_AREAS.hair.isVisible(shown)).toBe(true);
  expect(TRY_ON_AREAS.hair.isVisible({ ...shown, hair: false })).toBe(false);
  expect(TRY_ON_AREAS.hair.isVisible({ ...shown, outlines: [] })).toBe(false);
  expect(TRY_ON_AREAS.hair.isVisible({ ...shown, isUnderHat: true })).toBe(false);
});

it('has sheer lipsticks where the season or the name says so', () => {
  const sheer = (season: SeasonName) =>
    TRY_ON_AREAS.lips.colors(resultFixture(season)).flatMap(({ name, wear }) => (wear === 'sheer' ? [name] : []));
  expect(sheer('Bright Spring')).toHaveLength(8);
  expect(sheer('Light Spring')).toHaveLength(7);
  expect(sheer('True Winter')).toEqual(['Ice Rose Gloss']);
  expect(sheer('Dark Autumn')).toEqual([]);
});
