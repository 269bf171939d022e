type Point = readonly [x: number, y: number];

/** Width over height of a drawn face's box. */
export const FACE_RATIO = 200 / 260;

const inBox = (points: readonly Point[]): readonly Point[] => points.map(([x, y]) => [x / 200, y / 260]);

/** Where a drawn face ends and where the body below it is, as closed lines in shares of its box. */
export const FACE_OUTLINE = {
  face: inBox([
    [100, 40],
    [122, 44],
    [137, 62],
    [141, 92],
    [137, 118],
    [127, 142],
    [114, 155],
    [100, 160],
    [86, 155],
    [73, 142],
    [63, 118],
    [59, 92],
    [63, 62],
    [78, 44],
  ]),
  body: inBox([
    [0, 222],
    [36, 197],
    [78, 182],
    [122, 182],
    [164, 197],
    [200, 222],
    [200, 260],
    [0, 260],
  ]),
} as const;
