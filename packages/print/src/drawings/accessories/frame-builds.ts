import type { FrameLook, FrameShape } from '@trueseason/style/seasons';

type Point = readonly [x: number, y: number];

/** The wearer's right half; the other is mirrored. Temple and bridge begin on the rim. */
interface Build {
  readonly lens: string;
  /** The rim's upper half, and only its top line. */
  readonly upper: string;
  readonly top: string;
  /** From the rim to its end in a picture of only the glasses. */
  readonly temple: readonly [from: Point, to: Point];
  /** Its start on the rim, and its height. */
  readonly bridge: readonly [from: Point, peak: number];
  /** A second bridge of wire. */
  readonly bar?: Point;
}

/** In a box of 160 by 72, with the lens around 38,38. */
const BUILDS: Readonly<Record<FrameShape, Build>> = {
  round: {
    lens: 'M38 18a20 20 0 1 0 .1 0Z',
    upper: 'M18 38A20 20 0 0 1 58 38',
    top: 'M21.6 26.6A20 20 0 0 1 54.4 26.6',
    temple: [
      [19.2, 31.2],
      [4, 27.4],
    ],
    bridge: [[56.8, 31.2], 24.4],
  },
  oval: {
    lens: 'M38 21A22 17 0 1 0 38.1 21Z',
    upper: 'M16 38A22 17 0 0 1 60 38',
    top: 'M19.3 29A22 17 0 0 1 56.7 29',
    temple: [
      [17.2, 32.4],
      [4, 28.4],
    ],
    bridge: [[58.9, 32.6], 25.8],
  },
  rectangle: {
    lens: 'M16 22H60V46C60 52 56 56 50 56H26C20 56 16 52 16 46Z',
    upper: 'M16 42V22H60V42',
    top: 'M18 22H58',
    temple: [
      [16, 26.5],
      [4, 23.6],
    ],
    bridge: [[60, 31], 24.6],
  },
  'cat-eye': {
    lens: 'M8 16C24 20 46 18 60 22C60 46 50 56 38 56S16 46 8 16Z',
    upper: 'M13.4 33.4C11.2 28.6 9.4 22.6 8 16C24 20 46 18 60 22C60 26.6 59.6 30.6 58.9 34',
    top: 'M8 16C24 20 46 18 60 22',
    temple: [
      [9, 20],
      [4.6, 18.5],
    ],
    bridge: [[59.7, 29], 23],
  },
  aviator: {
    lens: 'M16 20H58C62 40 54 60 42 60S12 46 16 20Z',
    upper: 'M15.8 36C14.8 30.6 15.2 25 16 20H58C59 25.4 59.2 31 58.8 36',
    top: 'M18 20H56',
    temple: [
      [15.6, 24],
      [4, 21.2],
    ],
    bridge: [[59.2, 30], 25],
    bar: [57, 21],
  },
};

const SOFT_RECTANGLE: Build = {
  lens: 'M27 22H49C57 22 60 25 60 32V44C60 52 56 56 48 56H28C20 56 16 52 16 44V32C16 25 19 22 27 22Z',
  upper: 'M16 42V32C16 25 19 22 27 22H49C57 22 60 25 60 32V42',
  top: 'M20.6 23.2C22.2 22.4 24.2 22 27 22H49C51.8 22 53.8 22.4 55.4 23.2',
  temple: [
    [16, 29],
    [4, 25.4],
  ],
  bridge: [[60, 32], 25.6],
};

export const buildOf = ({ shape, soft }: Pick<FrameLook, 'shape' | 'soft'>): Build =>
  soft && shape === 'rectangle' ? SOFT_RECTANGLE : BUILDS[shape];
