import type { FrameShape } from './frame-look.ts';

export type Point = readonly [x: number, y: number];

/** The wearer's right half; the other is its mirror. Temple and bridge begin on the rim. */
interface Build {
  readonly lens: string;
  /** The upper half of the rim, and its top line alone. */
  readonly upper: string;
  readonly top: string;
  /** From the rim, and where it ends in a picture of the glasses alone. */
  readonly temple: readonly [from: Point, to: Point];
  /** Where it begins on the rim, and how high it is drawn up. */
  readonly bridge: readonly [from: Point, peak: number];
  /** A second bridge, of wire. */
  readonly bar?: Point;
}

/** In a box of 160 by 72, with the lens around 38,38. */
export const BUILDS: Readonly<Record<FrameShape, Build>> = {
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
  rectangle: {
    lens: 'M16 22H60V46C60 52 56 56 50 56H26C20 56 16 52 16 46Z',
    upper: 'M16 42V22H60V42',
    top: 'M16 22H60',
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
    top: 'M16 20H58',
    temple: [
      [15.6, 24],
      [4, 21.2],
    ],
    bridge: [[59.2, 30], 25],
    bar: [57, 21],
  },
};
