import { shapesToTry } from '@trueseason/drawings';
import { seasonProfile } from '@trueseason/seasons';
import { expect, it } from 'vitest';
import { PARTS, type PartFacts, placeOf, type Shown, turnTo, wear, wornInWords } from './parts.ts';

it('says what is worn, and where', () => {
  const color = (name: string) => ({ hex: '#B13930', name });
  expect(wornInWords({})).toBe('Nothing tried on yet.');
  expect(wornInWords({ lips: color('Chili Lip') })).toBe('Chili Lip on your lips.');
  expect(wornInWords({ lips: color('Chili Lip'), blush: color('Brick Rose'), brows: undefined })).toBe(
    'Brick Rose on your cheeks and Chili Lip on your lips.',
  );
});

it('says of a color that is advised as lowlights that it is drawn so', () => {
  const color = { hex: '#2A2428', name: 'Cool Dark Brown' };
  expect(wornInWords({ hair: { ...color, wear: 'as lowlights' } })).toBe(
    'Cool Dark Brown in your hair. Drawn as lowlights, where the photo shows your hair surely: your gray strands stay.',
  );
  expect(wornInWords({ hair: { ...color, wear: 'a deep dye' } })).toBe('Cool Dark Brown in your hair.');
});

it('says of a color that can hardly be told from what was there which part hardly changes', () => {
  const [espresso, rose] = [
    { hex: '#312525', name: 'Cool Espresso' },
    { hex: '#B3536C', name: 'Deep Rose' },
  ];
  const same = () => true;
  const said = 'Your hair has nearly that color already, so it hardly changes.';
  expect(wornInWords({ hair: espresso }, same)).toBe(`Cool Espresso in your hair. ${said}`);
  expect(wornInWords({ hair: espresso }, () => false)).toBe('Cool Espresso in your hair.');
  expect(wornInWords({ brows: espresso }, same)).toMatch(
    /^Cool Espresso on your brows\. Powder darkens brows and hardly/,
  );
  expect(wornInWords({ blush: rose }, same)).toMatch(
    /^Deep Rose on your cheeks\. Your cheeks have as much color already/,
  );
  expect(wornInWords({ lips: rose }, same)).toBe('Deep Rose on your lips.');
});

it('wears one frame at a time, and another shape in the same color', () => {
  const [gold, lip] = [
    { hex: '#9B763B', name: 'Burnished Gold' },
    { hex: '#B13930', name: 'Chili Lip' },
  ];
  const round = wear({ lips: lip }, 'round', gold);
  expect(turnTo(round, 'aviator')).toEqual({ lips: lip, aviator: gold });
  expect(wornInWords(turnTo(round, 'aviator'))).toBe('Chili Lip on your lips and Burnished Gold in an aviator frame.');
  expect(turnTo(round, 'lips')).toBe(round);
  expect(turnTo({ lips: lip }, 'cat-eye')).toEqual({ lips: lip });
  expect(wear(round, 'rectangle', undefined)).toEqual({ lips: lip });
});

it('dyes hair that was read and is clear to see, and none under a hat', () => {
  const hair: PartFacts = PARTS.hair;
  const shown: Shown = {
    outlines: [{ feature: 'hair', zone: null, lines: [], hex: '#3A2A20' }],
    warnings: ['makeup_likely'],
    hair: true,
  };
  expect(hair.isSeen(shown)).toBe(true);
  expect(hair.isSeen({ ...shown, hair: false })).toBe(false);
  expect(hair.isSeen({ ...shown, outlines: [] })).toBe(false);
  expect(hair.isSeen({ ...shown, warnings: ['headwear'] })).toBe(false);
});

it('offers every shape that can be drawn, and names each in words', () => {
  for (const shape of shapesToTry(seasonProfile('True Summer'))) expect(PARTS[shape].title.toLowerCase()).toBe(shape);
  expect(wornInWords({ oval: { hex: '#AEB1B4', name: 'Brushed Silver' } })).toBe('Brushed Silver in an oval frame.');
});

it('wears a pair of the season as it is drawn, in its own shape until another is chosen', () => {
  const profile = seasonProfile('Dark Autumn');
  const tortoise = PARTS.round.colors(profile).find(({ name }) => name === 'Dark Tortoise');
  expect(tortoise?.look).toMatchObject({ shape: 'rectangle', brow: true, flecked: true });
  const offered = ['round', 'rectangle'] as const;
  expect(placeOf(tortoise, 'round', offered, false)).toBe('rectangle');
  expect(placeOf(tortoise, 'round', offered, true)).toBe('round');
  expect(placeOf(tortoise, 'round', ['round'], false)).toBe('round');
  expect(placeOf({ hex: '#123456', name: 'Own' }, 'round', offered, false)).toBe('round');
});
