import { expect, it } from 'vitest';
import { leansLeft, mirrorPicture } from './mirror.ts';

it('mirrors a picture, and tells it from its mirror image', () => {
  const [width, height] = [7, 4];
  const data = Uint8Array.from({ length: width * height * 3 }, (_, i) => (i * i * 37) % 251);
  const picture = { width, height, data };
  const mirrored = mirrorPicture(picture);
  expect([...mirrored.data.subarray(0, 3)]).toEqual([...data.subarray(18, 21)]);
  expect(mirrorPicture(mirrored)).toEqual(picture);
  expect(leansLeft(mirrored)).toBe(!leansLeft(picture));
});
