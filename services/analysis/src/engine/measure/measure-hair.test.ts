import { decodeChannel } from '@trueseason/style/color';
import { expect, it } from 'vitest';
import type { FaceMesh } from '../find/index.ts';
import type { Picture } from '../picture/picture.ts';
import { segmented } from '../testing/segmented.ts';
import { measureHair } from './measure-hair.ts';

const SIZE = 64;
const mesh = {
  points: Array.from({ length: 478 }, (_, i) => ({ x: SIZE / 2, y: i === 10 ? 40 : i === 152 ? 60 : 50 })),
} as unknown as FaceMesh;

/** Only hair, with a repeating pattern of gray levels. */
function hairOf(levelOf: (kind: number) => number) {
  const data = new Uint8Array(SIZE * SIZE * 3);
  for (let cell = 0; cell < SIZE * SIZE; cell++) data.fill(levelOf(cell % 20), cell * 3, cell * 3 + 3);
  return measureHair(
    { width: SIZE, height: SIZE, data } as Picture,
    mesh,
    segmented(SIZE, () => 'hair'),
  );
}

it('measures strands in even light, between shade and shine', () => {
  const [shade, strand, shine] = [12, 100, 235];
  const { seen, whole } = hairOf((kind) => (kind < 5 ? shade : kind < 18 ? strand : shine));
  expect(seen?.linear[1]).toBeCloseTo(decodeChannel(strand / 255), 3);
  expect(whole?.linear[1]).toBeLessThan(0.9 * (seen?.linear[1] ?? 0));
});

it('measures dark and light strands separately', () => {
  const [dark, light] = [50, 150];
  const { strands, seen } = hairOf((kind) => (kind < 10 ? dark : light));
  expect(strands.dark?.linear[1]).toBeCloseTo(decodeChannel(dark / 255), 3);
  expect(strands.light?.linear[1]).toBeCloseTo(decodeChannel(light / 255), 3);
  expect(seen?.linear[1]).toBeLessThan(strands.light?.linear[1] ?? 0);
});
