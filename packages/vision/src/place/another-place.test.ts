import { expect, it } from 'vitest';
import { FINGERPRINT_SIZE } from '../same-shot/patch-similarity.ts';
import { isAnotherPlace, isSameSession, type Sighting } from './another-place.ts';
import { BACKGROUND_SIZE, type CellColor, describeBackground } from './background.ts';

type Room = (column: number, row: number) => CellColor | undefined;

/** A head in the middle hides the lower two thirds there. */
const isHidden = (column: number, row: number): boolean => row > 4 && column > 3 && column < 12;
const backgroundOf = (room: Room) =>
  describeBackground(
    Array.from({ length: BACKGROUND_SIZE ** 2 }, (_, i) => {
      const [column, row] = [i % BACKGROUND_SIZE, Math.floor(i / BACKGROUND_SIZE)];
      return isHidden(column, row) ? undefined : room(column, row);
    }),
  );

/** A bright window at the left, a wall. */
const office: Room = (column) => (column < 6 ? [-0.1, -0.6, 1.2] : [-0.2, -0.1, 0.1]);
/** A dark bookshelf with a lamp. */
const library: Room = (column, row) => (row < 3 && column > 9 ? [0.1, 0.9, 0.6] : [0.2, 0.7, -2 - 0.1 * (column % 3)]);
const nearer: Room = (column, row) => office(Math.round(4 + column * 0.5), Math.round(4 + row * 0.5));
const brighter: Room = (column, row) => {
  const [tint, warmth, depth] = office(column, row) ?? [0, 0, 0];
  return [tint, warmth, depth + 0.3];
};
const barelySeen: Room = (column, row) => (row === 0 && column < 11 ? library(column, row) : undefined);

/** Colors as photographed; a warm lamp changes all of them. */
const face = (warmth: number) =>
  [[0.2, 0.6, -1.2], [0.18, 0.58, -1.1], [0.05, 0.4, -3.2], null, [0.04, 0.2, -0.8], [0.2, 0.8, -2.6]].map(
    (color) => color && [color[0] ?? 0, (color[1] ?? 0) + warmth, color[2] ?? 0],
  );
/** Detail of a face that is turned by this much. */
const shot = (turn: number) => ({
  detail: btoa(
    String.fromCharCode(
      ...Array.from({ length: FINGERPRINT_SIZE ** 2 }, (_, i) =>
        Math.round(128 + 100 * Math.sin((i % 64) * (0.3 + turn) + Math.floor(i / 64) * (0.5 - turn))),
      ),
    ),
  ),
});
const seen = (room: Room, warmth = 0, turn = 0): Sighting => ({
  scene: { background: backgroundOf(room), face: face(warmth) },
  shot: shot(turn),
});

const here = seen(office);

it.each<[what: string, other: Sighting, another: boolean]>([
  ['the same room', seen(office, 0.3, 0.2), false],
  ['the same room in a brighter exposure', seen(brighter, 0.3, 0.2), false],
  ['the same wall from nearer', seen(nearer, 0.3, 0.2), false],
  ['another room', seen(library, 0.4, 0.2), true],
  ['a replaced background in the same light', seen(library, 0, 0.2), false],
  ['the same picture with another background and a filter', seen(library, 0.4), false],
  ['another room of which hardly anything is seen', seen(barelySeen, 0.4, 0.2), false],
])('tells another place from %s', (_what, other, another) => {
  expect([isAnotherPlace(here, other), isAnotherPlace(other, here)]).toEqual([another, another]);
});

it.each([
  [0, true],
  [0.1, true],
  [0.6, false],
])('takes faces for one session where their warmth differs by %d: %s', (warmth, same) => {
  expect(isSameSession(here.scene, seen(office, warmth).scene)).toBe(same);
});
