import { hexToLab, labToHex } from '@trueseason/color';
import { type Evidence, type HairWorn, type LabTuple, NO_ANSWERS } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { ownHair, UNSEEN_HAIR } from './own-hair.ts';

const strands = { dark: '#372F25', gray: '#736E69' } as const;
const read = (lab: LabTuple) => ({ lab, sd: [1, 1, 1] as LabTuple, hex: labToHex(lab), pixels: 900, quality: 1 });
const seen = (hair: Evidence['features']['hair'], hairWorn: HairWorn | null, brows: typeof hair = null) => ({
  features: { skin: read([70, 15, 18]), hair, iris: null, brows, lips: null, sclera: null },
  answers: { ...NO_ANSWERS, hairWorn },
});
const lightOf = (hex: string) => hexToLab(hex)[0];
const chromaOf = (hex: string) => Math.hypot(...hexToLab(hex).slice(1));

it('is drawn as measured, or as brows are', () => {
  const hair = read([30, 5, 8]);
  expect(ownHair(seen(hair, 'short'))).toEqual({ hex: hair.hex });
  expect(ownHair(seen({ ...hair, strands }, null))).toEqual({ hex: hair.hex, strands });
  expect(ownHair(seen(null, null, hair)).hex).toBe(hair.hex);
  expect(ownHair(seen(null, null)).hex).toBe(UNSEEN_HAIR);
});

it.each([
  ['dark brown', [24, 5, 8], undefined],
  ['ash blond', [67, 3, 12], undefined],
  ['salt-and-pepper', [36, 1, 5], strands],
  ['light salt-and-pepper', [50, 1, 3], { dark: '#45413C', gray: '#B5B3AF' }],
] as const)('is drawn gray for who says so, where photos saw %s', (_, lab, both) => {
  const hair = { ...read([...lab]), strands: both };
  const drawn = ownHair(seen(hair, 'gray'));
  expect(lightOf(drawn.hex)).toBeGreaterThan(lightOf(hair.hex) + 6);
  expect(chromaOf(drawn.hex)).toBeLessThan(5);
  expect(lightOf(drawn.strands?.gray ?? '#000000')).toBeGreaterThan(60);
  expect(lightOf(drawn.strands?.dark ?? '#FFFFFF')).toBeLessThan(lightOf(drawn.hex));
});

it('is drawn as measured where photos saw it gray all over', () => {
  const hair = read([68, 1, 3]);
  expect(ownHair(seen(hair, 'gray'))).toEqual({ hex: hair.hex });
});
