import { expect, it } from 'vitest';
import { box } from '../../drape/testing/box.ts';
import { facePhoto } from './face-photo.ts';

const SIDE = 40;
const WHOLE = { left: 0, top: 0, width: 1, height: 1 };
const CHEEK = box(0.2, 0.2, 0.8, 0.8);

/** The light on a face that shows one color everywhere. */
function lightOn([r, g, b]: readonly [number, number, number], skinHex: string) {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let i = 0; i < data.length; i += 4) data.set([r, g, b, 255], i);
  const outlines = [{ feature: 'skin' as const, zone: 'cheekLeft' as const, lines: [CHEEK], hex: null }];
  const silhouettes = [{ feature: 'face' as const, lines: [CHEEK] }];
  const photo = facePhoto({ width: SIDE, height: SIDE, data }, WHOLE, {
    outlines,
    silhouettes,
    skinHex,
    hairLab: undefined,
  });
  return photo?.light ?? [Number.NaN, Number.NaN, Number.NaN];
}

it('reads the cast of the light from skin', () => {
  const [r, , b] = lightOn([220, 160, 110], '#C09C84');
  expect(r / b).toBeGreaterThan(1.5);
});

it('takes the cut-off red of a bright photo for no cast of its light', () => {
  const [r, g, b] = lightOn([251, 212, 206], '#D9A98A');
  expect(r / g).toBeCloseTo(1);
  expect(b / g).toBeCloseTo(1);
  expect(g).toBeGreaterThan(1);
});
