import { expect, it } from 'vitest';
import { FINGERPRINT_SIZE, type Fingerprint } from './patch-similarity.ts';
import { describeShot, isSameShot } from './same-shot.ts';

type Scene = (x: number, y: number) => number;

/** Smooth blobs, the same for the same seed; x and y run over the cells. */
function scene(seed: number): Scene {
  let state = seed;
  const random = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const blobs = Array.from({ length: 60 }, () => [random() * 64, random() * 64, 2 + random() * 6, random() - 0.5]);
  return (x, y) =>
    blobs.reduce(
      (sum, [cx = 0, cy = 0, r = 1, h = 0]) => sum + h * Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / r ** 2),
      0,
    );
}

const fingerprint = (of: Scene): Fingerprint => ({
  detail: Float32Array.from({ length: FINGERPRINT_SIZE ** 2 }, (_, i) => of(i % 64, Math.floor(i / 64))),
  known: Uint8Array.from({ length: FINGERPRINT_SIZE ** 2 }, (_, i) => (i % 64 > 2 ? 1 : 0)),
});

const SKIN = [0, 0.4, -1];
const first = scene(1);
const own = describeShot(fingerprint(first), SKIN);

it.each<[what: string, other: Scene, skin: readonly number[], same: boolean]>([
  ['itself', first, SKIN, true],
  ['a copy of more contrast', (x, y) => first(x, y) * 1.6, SKIN, true],
  ['a shifted copy', (x, y) => first(x + 1.6, y - 0.7), [0.05, 0.4, -1.05], true],
  ['a mirrored copy', (x, y) => first(63 - x, y), SKIN, true],
  ['a copy in other light', first, [0.25, 0.4, -1], false],
  ['another scene', scene(2), SKIN, false],
])('compares with %s', (_what, other, skin, same) => {
  const shot = describeShot(fingerprint(other), skin);
  expect([isSameShot(own, shot), isSameShot(shot, own)]).toEqual([same, same]);
});
