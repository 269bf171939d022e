import type { AnswerOf, Api } from '@trueseason/contracts';
import { BACKGROUND_SIZE, describeBackground } from '@trueseason/vision/place';

/** Rooms that no comparison takes for one another: what is behind the head, and how warm its light is. */
const ROOMS = {
  window: { warmth: 0, at: (column: number) => (column < 6 ? [-0.1, -0.6, 1.2] : [-0.2, -0.1, 0.1]) },
  room: { warmth: 0.5, at: (column: number) => [0.2, 0.7, -2 - 0.1 * (column % 3)] },
  outdoors: { warmth: -0.5, at: (column: number) => (column % 4 < 2 ? [-0.5, 0.5, -0.6] : [-0.3, -0.4, 1.6]) },
} as const;

let shots = 0;

/** What a check says of a photo without faults in a place: each call is another shot. */
export function seenIn(place: keyof typeof ROOMS): AnswerOf<Api['checkPhoto']> {
  const { warmth, at } = ROOMS[place];
  const cells = Array.from({ length: BACKGROUND_SIZE ** 2 }, (_, i) => {
    const [tint = 0, warm = 0, depth = 0] = at(i % BACKGROUND_SIZE);
    return [tint, warm, depth] as const;
  });
  shots += 1;
  const detail = Array.from({ length: 64 * 64 }, (_, i) => 1 + (((i + 7) * (i + 13) * shots) % 251));
  const skin = [0.2, 0.6 + warmth, -1.2];
  const face = [skin, skin, [0.05, 0.4 + warmth, -3.2], null, [0.04, 0.2 + warmth, -0.8], [0.2, 0.8 + warmth, -2.6]];
  return {
    problems: [],
    warnings: [],
    shot: { skin, detail: btoa(String.fromCharCode(...detail)) },
    scene: { background: describeBackground(cells), face },
  };
}
