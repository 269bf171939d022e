import { expect, it } from 'vitest';
import { classMap, EYES, type FaceMesh } from '../find/index.ts';
import type { SegmentClass } from '../find/segment.ts';
import type { Picture } from '../picture/index.ts';
import { segmented } from '../testing/segmented.ts';
import type { HairMeasurement } from './measure-hair.ts';
import { seenBrows } from './seen-brow.ts';

const SIZE = 200;
const SKIN = 170;

/** Both brows in one, 60 x 12 pixels, on a face that fills the picture; below them a lid or a shaded socket. */
function brows(brow: number, { hair = 30, lid = SKIN, over = 'faceSkin' as SegmentClass } = {}) {
  const isAcross = (x: number) => x >= 70 && x < 130;
  const isBrow = (x: number, y: number) => isAcross(x) && y >= 90 && y < 102;
  const isLid = (x: number, y: number) => isAcross(x) && y >= 102 && y < 140;
  const data = new Uint8Array(SIZE * SIZE * 3);
  for (let cell = 0; cell < SIZE * SIZE; cell++) {
    const [x, y] = [cell % SIZE, Math.floor(cell / SIZE)];
    data.fill(isBrow(x, y) ? brow : isLid(x, y) ? lid : SKIN, cell * 3, cell * 3 + 3);
  }
  const points = Array.from({ length: 478 }, () => ({ x: 100, y: 96 }));
  points[10] = { x: 100, y: 0 };
  points[152] = { x: 100, y: SIZE };
  const across = [70, 85, 100, 115, 130];
  const line = [...across.map((x) => ({ x, y: 90 })), ...across.toReversed().map((x) => ({ x, y: 102 }))];
  for (const eye of EYES) for (const [k, index] of eye.brow.entries()) points[index] = line[k] ?? { x: 0, y: 0 };
  const light = (hair / 255) ** 2.2;
  const seen = { linear: [light, light, light], pixels: 500, clipped: 0 } as const;
  return seenBrows(
    { width: SIZE, height: SIZE, data } as Picture,
    { points } as unknown as FaceMesh,
    classMap(segmented(SIZE, (x, y) => (isBrow(x, y) ? over : 'faceSkin'))),
    { zones: {}, hair: { seen } as unknown as HairMeasurement },
  );
}

it('measures brows that stand out from the forehead', () => {
  for (const brow of brows(60)) expect(brow.swatch?.pixels).toBeGreaterThan(50);
});

it('skips brows hardly darker than the skin', () => {
  for (const brow of brows(150)) expect(brow).toEqual({ swatch: null, covered: false });
});

it('does not take deep sockets below white hair for brows', () => {
  expect(brows(110, { lid: 110 })[0]?.swatch).not.toBeNull();
  expect(brows(110, { lid: 110, hair: 210 })[0]?.swatch).toBeNull();
  expect(brows(60, { lid: 60, hair: 210 })[0]?.swatch).not.toBeNull();
});

it('measures fine brows below white hair by the skin on both sides', () => {
  expect(brows(110, { hair: 210 })[0]?.swatch).not.toBeNull();
  expect(brows(130)[0]?.swatch).not.toBeNull();
});

it.each(['other', 'hair'] as const)('skips brows covered by a hat, frame or strand (%s)', (over) => {
  for (const brow of brows(30, { over })) expect(brow).toEqual({ swatch: null, covered: true });
});
