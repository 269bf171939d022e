import { describe, expect, it } from 'vitest';
import { GRID, type Gray, looksAlike, looksOf } from './look.ts';

type Scene = (x: number, y: number) => number;

/** A scene of smooth blobs that is the same for the same seed; x and y run over 0..1. */
function scene(seed: number): Scene {
  let state = seed;
  const random = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const blobs = Array.from({ length: 14 }, () => [random(), random(), 0.05 + random() * 0.2, random() * 200 - 100]);
  return (x, y) =>
    blobs.reduce(
      (sum, [cx = 0, cy = 0, r = 1, h = 0]) => sum + h * Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / r ** 2),
      120,
    );
}

const picture = (of: Scene, noise = 0): Gray =>
  Array.from({ length: GRID * GRID }, (_, i) => {
    const [x, y] = [((i % GRID) + 0.5) / GRID, (Math.floor(i / GRID) + 0.5) / GRID];
    return of(x, y) + noise * Math.sin(i * 12.9898);
  });

/** What is left of each direction, and where of it: 0 at its start, 1 at its end. */
const cropped =
  (of: Scene, [across, down]: readonly [number, number], at: readonly [number, number] = [0.5, 0.5]): Scene =>
  (x, y) =>
    of((1 - across) * at[0] + x * across, (1 - down) * at[1] + y * down);

describe('two pictures', () => {
  const first = looksOf(picture(scene(1)));

  it.each([
    ['encoded anew', picture(scene(1), 1.5)],
    ['brighter', picture((x, y) => scene(1)(x, y) * 1.2 + 8)],
    ['mirrored', picture((x, y) => scene(1)(1 - x, y))],
    ['cropped by a tenth', picture(cropped(scene(1), [0.9, 0.9]))],
    ['cropped by a fifth', picture(cropped(scene(1), [0.8, 0.8]))],
    ['cropped on one side', picture(cropped(scene(1), [0.9, 1], [1, 0]))],
    ['cropped at the top', picture(cropped(scene(1), [1, 0.9], [0, 1]))],
    ['cropped to a corner', picture(cropped(scene(1), [0.9, 0.9], [0, 1]))],
    ['cropped and mirrored', picture((x, y) => cropped(scene(1), [0.9, 0.9], [1, 1])(1 - x, y))],
  ])('are one when the other is %s', (_, other) => {
    expect(looksAlike(first, looksOf(other))).toBe(true);
    expect(looksAlike(looksOf(other), first)).toBe(true);
  });

  it('are two when they show different scenes', () => {
    for (let seed = 2; seed < 40; seed++) expect(looksAlike(first, looksOf(picture(scene(seed))))).toBe(false);
  });
});
