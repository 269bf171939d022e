import type { Evidence, LabTuple } from '@trueseason/contracts';
import { hexToLab, labToHex } from '@trueseason/style/color';
import { expect, it } from 'vitest';
import { dyedHair } from './dyed-hair.ts';

const strands = { dark: '#372F25', gray: '#736E69' } as const;
const read = (lab: LabTuple) => ({ lab, sd: [1, 1, 1] as LabTuple, hex: labToHex(lab), pixels: 900, quality: 1 });
const seen = (hair: Evidence['features']['hair']) => ({
  features: { skin: read([70, 15, 18]), hair, iris: null, brows: null, lips: null, sclera: null },
});
const lightOf = (hex: string) => hexToLab(hex)[0];

it('keeps its gray under lowlights, and is itself in its own color', () => {
  const hair = { ...read([36, 1, 5]), strands };
  const lowlights = { hex: '#131822', use: 'lowlights' } as const;
  const worn = dyedHair(lowlights, seen(hair));
  expect(worn.strands).toEqual({ ...strands, dark: '#131822' });
  expect(lightOf(worn.hex)).toBeLessThan(lightOf(hair.hex) - 10);
  expect(lightOf(worn.hex)).toBeGreaterThan(lightOf('#131822'));
  expect(dyedHair({ hex: hair.hex }, seen(hair))).toEqual({ hex: hair.hex, strands });
  expect(dyedHair(lowlights, seen(read([30, 5, 8])))).toEqual({ hex: '#131822' });
  expect(dyedHair({ hex: '#E2E6E9', use: 'with more time' }, seen(hair))).toEqual({ hex: '#E2E6E9' });
});
