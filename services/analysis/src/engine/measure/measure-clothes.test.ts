import { decodeChannel } from '@trueseason/style/color';
import { describe, expect, it } from 'vitest';
import type { FaceMesh } from '../find/face-mesh.ts';
import type { Segmentation } from '../find/segment.ts';
import type { Picture } from '../picture/picture.ts';
import { segmented } from '../testing/segmented.ts';
import { brightestCloth } from './measure-clothes.ts';

const SIZE = 64;
const CHIN = 24;
const mesh = {
  points: Array.from({ length: 478 }, (_, i) => ({ x: SIZE / 2, y: i === 10 ? 4 : i === 152 ? CHIN : 14 })),
} as unknown as FaceMesh;

/** Clothes wherever `greenAt` gives a value, background elsewhere. */
function dressed(greenAt: (x: number, y: number) => number | undefined): [Picture, FaceMesh, Segmentation] {
  const data = new Uint8Array(SIZE * SIZE * 3);
  for (let cell = 0; cell < SIZE * SIZE; cell++)
    data[cell * 3 + 1] = greenAt(cell % SIZE, Math.floor(cell / SIZE)) ?? 255;
  const classes = segmented(SIZE, (x, y) => (greenAt(x, y) === undefined ? 'background' : 'clothes'));
  return [{ width: SIZE, height: SIZE, data } as Picture, mesh, classes];
}

describe('brightestCloth', () => {
  it('finds a white collar next to a dark jacket', () => {
    const found = brightestCloth(...dressed((x, y) => (y > 34 ? (Math.abs(x - 32) < 6 ? 230 : 20) : undefined)));
    expect(found).toBeCloseTo(decodeChannel(230 / 255), 4);
  });

  it('ignores a button, a hat and the background', () => {
    const button = (x: number, y: number) => Math.abs(x - 32) < 3 && Math.abs(y - 44) < 3;
    const found = brightestCloth(...dressed((x, y) => (y > 34 ? (button(x, y) ? 250 : 40) : y < 4 ? 240 : undefined)));
    expect(found).toBeCloseTo(decodeChannel(40 / 255), 4);
  });

  it('is null without clothes', () => {
    expect(brightestCloth(...dressed((_, y) => (y > 62 ? 200 : undefined)))).toBeNull();
  });
});
