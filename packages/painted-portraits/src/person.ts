import { type Lab, lchToLab } from '@trueseason/color';
import { type FaceShape, randomFaceShape } from './face-shape.ts';
import type { HairStyle } from './hair-field.ts';
import { clamp, curve, mix } from './numeric.ts';
import { createRandom, type Random } from './random.ts';

/** True colors, Lab under D65. */
export interface PersonPalette {
  readonly skin: Lab;
  readonly hair: Lab;
  readonly brow: Lab;
  readonly iris: Lab;
  readonly sclera: Lab;
  readonly lips: Lab;
}

/** Everything that stays the same from photo to photo. */
export interface Person {
  readonly seed: string;
  readonly palette: PersonPalette;
  readonly shape: FaceShape;
  /** 0 feminine .. 1 masculine features. */
  readonly masculine: number;
  readonly hairStyle: HairStyle;
  /** 0 none .. 1 full. */
  readonly beard: number;
  readonly freckles: number;
  /** Length of the lashes, 1 as usual. */
  readonly lashes: number;
}

export interface PersonOptions extends Partial<Omit<Person, 'palette' | 'shape'>> {
  /** Depth of the skin, 0 very light .. 1 very deep. */
  readonly depth?: number;
  /** Undertone of the skin, -1 rosy and cool .. 1 golden and warm. */
  readonly undertone?: number;
  /** Any of the colors, overriding what depth and chance would give. */
  readonly palette?: Partial<PersonPalette>;
  readonly shape?: Partial<FaceShape>;
}

const SKIN_LIGHTNESS = curve([
  [0, 77],
  [0.5, 57],
  [1, 29],
]);
const SKIN_CHROMA = curve([
  [0, 15],
  [0.3, 20.5],
  [0.55, 23.5],
  [0.8, 19],
  [1, 12.5],
]);

/** Natural colors as L*, C*, hue: from black to white. */
const HAIR = {
  black: [9, 2.5, 50],
  darkBrown: [17, 8, 58],
  brown: [26, 14, 61],
  chestnut: [30, 22, 53],
  lightBrown: [40, 20, 67],
  copper: [41, 36, 56],
  darkBlond: [51, 23, 75],
  blond: [65, 26, 80],
  gray: [47, 3, 75],
  white: [81, 5, 88],
} as const;

const IRIS = {
  nearBlack: [13, 7, 50],
  darkBrown: [19, 13, 55],
  brown: [27, 22, 58],
  hazel: [38, 20, 78],
  green: [44, 15, 122],
  gray: [48, 6, 225],
  blue: [50, 15, 252],
} as const;

const lab = ([l, c, h]: readonly [number, number, number], random: Random): Lab =>
  lchToLab([l * (1 + 0.04 * random.normal()), c * (1 + 0.08 * random.normal()), h + 2 * random.normal()]);

/** A person by seed; what is not given is chosen as it occurs together in people. */
export function createPerson(options: PersonOptions & { readonly seed: string }): Person {
  const random = createRandom('person', options.seed);
  const depth = options.depth ?? random.next();
  const undertone = options.undertone ?? random.range(-1, 1);
  const masculine = options.masculine ?? random.pick([0, 0.1, 0.85, 1]);
  const skin = lchToLab([SKIN_LIGHTNESS(depth), SKIN_CHROMA(depth), 55.5 + 5 * undertone]);
  const deep = depth > 0.62;
  const hairKind = deep
    ? random.pick(['black', 'black', 'black', 'black', 'darkBrown', 'darkBrown', 'brown', 'gray'])
    : depth > 0.38
      ? random.pick(['black', 'black', 'darkBrown', 'darkBrown', 'brown', 'brown', 'chestnut', 'gray'])
      : random.pick(['darkBrown', 'brown', 'chestnut', 'lightBrown', 'copper', 'darkBlond', 'blond', 'gray', 'white']);
  const irisKind = deep
    ? random.pick(['nearBlack', 'darkBrown', 'darkBrown', 'brown'])
    : depth > 0.38
      ? random.pick(['darkBrown', 'darkBrown', 'brown', 'hazel'])
      : random.pick(['brown', 'hazel', 'green', 'gray', 'blue', 'blue']);
  const hair = lab(HAIR[hairKind], random);
  const style: HairStyle =
    options.hairStyle ??
    (masculine > 0.5
      ? random.pick(deep ? ['coils', 'short', 'bald'] : ['short', 'short', 'short', 'bald'])
      : random.pick(deep ? ['coils', 'long', 'bob'] : ['long', 'bob', 'long']));
  const palette: PersonPalette = {
    skin,
    hair,
    brow: [clamp(hair[0] * 0.8, 8, 46), hair[1] * 0.85, hair[2] * 0.8],
    iris: lab(IRIS[irisKind], random),
    sclera: [
      mix(79, 76, depth) + random.normal(),
      3.4 + 1.1 * random.normal(),
      mix(6, 8, depth) + 1.7 * random.normal(),
    ],
    lips: [skin[0] * mix(0.79, 0.86, depth), skin[1] + mix(14, 7, depth), skin[2] * mix(0.85, 0.92, depth) - 1],
    ...options.palette,
  };
  return {
    seed: options.seed,
    palette,
    masculine,
    shape: { ...randomFaceShape(random, masculine), ...options.shape },
    hairStyle: style,
    beard: options.beard ?? (masculine > 0.5 && random.next() < 0.35 ? random.range(0.5, 1) : 0),
    freckles: options.freckles ?? (depth < 0.35 && random.next() < 0.3 ? random.range(0.3, 0.9) : 0),
    lashes: options.lashes ?? mix(1.15, 0.7, masculine),
  };
}
