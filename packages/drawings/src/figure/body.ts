import type { Presentation } from '@trueseason/contracts';
import type { Limb, Point } from '../line.ts';

type Pair = readonly [left: Point, right: Point];

/** The one that is set back first, as they are painted. */
export const SIDES: readonly (0 | 1)[] = [1, 0];

/** How somebody stands, as seen from the front, in a box of 300 by 500. Left and right are the picture's. */
export interface Body {
  readonly head: { readonly x: number; readonly y: number; readonly tilt: number; readonly half: number };
  readonly neck: number;
  readonly shoulder: Pair;
  readonly armpit: Pair;
  readonly chest: Pair;
  readonly waist: Pair;
  readonly hip: Pair;
  /** Where the legs part. */
  readonly fork: Point;
  readonly legs: readonly [Limb, Limb];
  readonly arms: readonly [Limb, Limb];
  /** The arm that hangs, and may carry something. */
  readonly free: 0 | 1;
  /** The other hand rests on the hip or in a pocket. */
  readonly rests: 'hip' | 'pocket';
  /** Share of the leg that shorts cover. */
  readonly shorts: number;
  /** Whether a shirt for warm days goes into the waistband. */
  readonly tucks: boolean;
  /** Degrees that the feet turn outward. */
  readonly feet: readonly [number, number];
}

const FEMININE: Body = {
  head: { x: 151, y: 47, tilt: -5, half: 14.6 },
  neck: 5.8,
  shoulder: [
    [121, 99],
    [178, 96],
  ],
  armpit: [
    [126, 123],
    [174, 121],
  ],
  chest: [
    [125, 134],
    [174.5, 132],
  ],
  waist: [
    [131, 170],
    [167, 168],
  ],
  hip: [
    [118, 212],
    [171, 210],
  ],
  fork: [147, 231],
  legs: [
    {
      line: [
        [132, 212],
        [134, 262],
        [140, 330],
        [141, 378],
        [147, 442],
      ],
      half: [14, 13, 8, 8.4, 4],
    },
    {
      line: [
        [158, 212],
        [162, 262],
        [165, 328],
        [171, 376],
        [178, 438],
      ],
      half: [13, 12.6, 8, 8.2, 4],
    },
  ],
  arms: [
    {
      line: [
        [133, 100],
        [123.5, 106],
        [118, 132],
        [114, 160],
        [113, 188],
        [115, 214],
      ],
      half: [5, 5.8, 5.2, 4.4, 4, 2.8],
    },
    {
      line: [
        [166, 98],
        [175.5, 103],
        [188, 127],
        [200, 150],
        [187, 172],
        [171, 190],
      ],
      half: [5, 5.8, 5.2, 4.6, 4, 2.8],
    },
  ],
  free: 0,
  rests: 'hip',
  shorts: 0.25,
  tucks: true,
  feet: [6, -22],
};

const MASCULINE: Body = {
  head: { x: 151, y: 46, tilt: 2, half: 15.6 },
  neck: 8,
  shoulder: [
    [114, 100],
    [187, 99],
  ],
  armpit: [
    [119, 128],
    [182, 127],
  ],
  chest: [
    [118, 138],
    [183, 137],
  ],
  waist: [
    [124, 176],
    [176, 176],
  ],
  hip: [
    [123, 214],
    [176, 214],
  ],
  fork: [150, 234],
  legs: [
    {
      line: [
        [136, 214],
        [133, 264],
        [131, 332],
        [129, 380],
        [128, 444],
      ],
      half: [14, 13.4, 9.2, 9.2, 5],
    },
    {
      line: [
        [163, 214],
        [168, 264],
        [172, 332],
        [177, 380],
        [182, 440],
      ],
      half: [14, 13.4, 9.2, 9.2, 5],
    },
  ],
  arms: [
    {
      line: [
        [127, 102],
        [118, 109],
        [112, 136],
        [108, 164],
        [108, 191],
        [111, 218],
      ],
      half: [6, 7.2, 6.4, 5.4, 4.8, 3.6],
    },
    {
      line: [
        [173, 101],
        [182.5, 108],
        [192, 134],
        [200, 160],
        [193, 185],
        [178, 206],
      ],
      half: [6, 7.2, 6.4, 5.4, 4.8, 3.8],
    },
  ],
  free: 0,
  rests: 'pocket',
  shorts: 0.37,
  tucks: false,
  feet: [16, -20],
};

const BETWEEN: Body = {
  head: { x: 148, y: 46.5, tilt: 4, half: 14.8 },
  neck: 6.4,
  shoulder: [
    [117.5, 98],
    [180.5, 100],
  ],
  armpit: [
    [123, 124],
    [176, 126],
  ],
  chest: [
    [122, 135],
    [176.5, 137],
  ],
  waist: [
    [128.5, 172],
    [171.5, 173],
  ],
  hip: [
    [122, 212],
    [178, 214],
  ],
  fork: [151, 233],
  legs: [
    {
      line: [
        [136, 212],
        [132, 262],
        [130, 328],
        [124, 376],
        [119, 438],
      ],
      half: [13.4, 12.8, 8.4, 8.6, 4.4],
    },
    {
      line: [
        [164, 212],
        [163, 262],
        [159, 330],
        [158, 378],
        [153, 444],
      ],
      half: [13.6, 13, 8.4, 8.6, 4.4],
    },
  ],
  arms: [
    {
      line: [
        [130, 100.5],
        [121.5, 106],
        [110, 131],
        [101, 156],
        [108, 181],
        [122, 203],
      ],
      half: [5.2, 6.1, 5.5, 4.8, 4.2, 3.1],
    },
    {
      line: [
        [168, 102],
        [176.5, 108],
        [183, 135],
        [187, 163],
        [187, 191],
        [184, 217],
      ],
      half: [5.2, 6.1, 5.5, 4.8, 4.2, 3],
    },
  ],
  free: 1,
  rests: 'pocket',
  shorts: 0.31,
  tucks: true,
  feet: [20, -6],
};

const BODIES: Readonly<Record<Presentation, Body>> = { feminine: FEMININE, masculine: MASCULINE, between: BETWEEN };
export const bodyOf = (presentation: Presentation): Body => BODIES[presentation];
