import { type Evidence, type HairWorn, type MeasuredColor, NO_ANSWERS } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { beardOf } from './beard.tsx';

const color = (hex: MeasuredColor['hex']): MeasuredColor => ({
  lab: [30, 5, 8],
  sd: [1, 1, 1],
  hex,
  pixels: 900,
  quality: 1,
});
const [HAIR, BROWS] = [color('#4A3A30'), color('#2A1A10')];
const strands = { dark: '#2F2D2A', gray: '#8C8986' } as const;
const seen = (beard: true | null, hairWorn: HairWorn | null = null, hair: Evidence['features']['hair'] = HAIR) => ({
  features: { skin: HAIR, hair, iris: null, brows: BROWS, lips: null, sclera: null },
  photos: [],
  answers: { ...NO_ANSWERS, hairWorn, beard },
});

it('is worn by nobody who has not said so', () => {
  expect(beardOf(seen(null))).toBeUndefined();
  const { answers: _, ...older } = seen(true);
  expect(beardOf(older)).toBeUndefined();
});

it('has the color of the hair, strands and all, and of the brows where the head is bare', () => {
  expect(beardOf(seen(true))).toEqual({ hex: HAIR.hex });
  expect(beardOf(seen(true, null, { ...HAIR, strands }))).toEqual({ hex: HAIR.hex, strands });
  expect(beardOf(seen(true, 'shaved'))).toEqual({ hex: BROWS.hex });
  expect(beardOf(seen(true, null, null))).toEqual({ hex: BROWS.hex });
});
