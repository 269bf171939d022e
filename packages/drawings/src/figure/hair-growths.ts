import type { Growth } from '../face/strands.tsx';
import type { FigureHair } from './sitter.ts';

const TEMPLE = { at: [-13.5, -6], reach: [7, 11], axis: 0 } as const;
/** A head of a figure is small: finer strands would run together. */
const WIDTH = 0.5;

/** The same in front and behind: each coil that one cuts off the other goes on with. */
const COILS: Growth = {
  temple: TEMPLE,
  width: WIDTH,
  coiled: [{ middle: [0, -9], reach: [24, 23], count: 80, size: 1.9 }],
};

/** In front of a figure's head, around its middle. */
export const FRONT_GROWTHS: Readonly<Partial<Record<FigureHair, Growth>>> = {
  crop: {
    temple: TEMPLE,
    width: WIDTH,
    falls: [
      {
        count: 34,
        across: [
          [
            [-16, -3],
            [-15.4, -16],
            [-8, -24],
            [0, -25.4],
            [8, -24],
            [15.4, -16],
            [16, -3],
          ],
          [
            [-15, -2],
            [-12.6, -9],
            [-8, -14.2],
            [0, -15.4],
            [8, -14.2],
            [12.6, -9],
            [15, -2],
          ],
        ],
      },
    ],
  },
  short: {
    temple: TEMPLE,
    width: WIDTH,
    falls: [
      {
        count: 34,
        across: [
          [
            [-17, -1],
            [-17, -15],
            [-10, -26],
            [-1, -28.4],
            [10, -27],
            [17.6, -17],
            [16.6, -1],
          ],
          [
            [-15.4, 0],
            [-12.6, -8],
            [-7.4, -15],
            [-1, -12.4],
            [5, -11.4],
            [12, -13],
            [15.4, -1],
          ],
        ],
      },
    ],
  },
  bob: {
    temple: { ...TEMPLE, at: [-15, -2], reach: [5, 14] },
    width: WIDTH,
    falls: [
      {
        count: 18,
        across: [
          [
            [1, -28],
            [-3, -19],
          ],
          [
            [-15.6, -16],
            [-9, -11.5],
          ],
          [
            [-21, 2],
            [-13.4, 4],
          ],
          [
            [-20, 13],
            [-13, 13],
          ],
          [
            [-16, 21.6],
            [-10.6, 20],
          ],
        ],
      },
      {
        count: 18,
        across: [
          [
            [0, -28],
            [-2, -19],
          ],
          [
            [15, -20],
            [6, -13],
          ],
          [
            [21, 0],
            [13.8, 0],
          ],
          [
            [20.6, 12],
            [13.4, 12],
          ],
          [
            [16, 21.6],
            [11, 20],
          ],
        ],
      },
    ],
  },
  lob: {
    temple: { ...TEMPLE, at: [-15, -2], reach: [5, 14] },
    width: WIDTH,
    falls: [
      {
        count: 18,
        across: [
          [
            [1, -27.8],
            [-3, -19],
          ],
          [
            [-15, -16],
            [-9, -11.5],
          ],
          [
            [-19.4, 4],
            [-13.8, 5],
          ],
          [
            [-21.6, 20],
            [-14.4, 21.9],
          ],
          [
            [-24, 46.6],
            [-16.4, 50.4],
          ],
        ],
      },
      {
        count: 18,
        across: [
          [
            [0, -27.8],
            [-2, -19],
          ],
          [
            [14, -20],
            [6, -13],
          ],
          [
            [19.4, 2],
            [14, 2],
          ],
          [
            [21.6, 20],
            [14.8, 20],
          ],
          [
            [24, 46.6],
            [16.6, 50.4],
          ],
        ],
      },
    ],
  },
  long: {
    temple: { ...TEMPLE, at: [-15.4, -2], reach: [5, 14] },
    width: WIDTH,
    falls: [
      {
        count: 18,
        across: [
          [
            [1, -28],
            [-3, -19.6],
          ],
          [
            [-15, -16],
            [-9, -12],
          ],
          [
            [-19.4, 6],
            [-14.2, 8],
          ],
          [
            [-25, 46],
            [-21, 46],
          ],
          [
            [-22, 70],
            [-13, 73],
          ],
        ],
      },
      {
        count: 17,
        across: [
          [
            [0, -28],
            [-2, -19.6],
          ],
          [
            [14, -20],
            [6, -13],
          ],
          [
            [19, 2],
            [14, 2],
          ],
          [
            [20, 24],
            [17, 18],
          ],
        ],
      },
    ],
  },
  coils: COILS,
  locs: {
    temple: TEMPLE,
    width: WIDTH,
    falls: [
      {
        count: 26,
        across: [
          [
            [-16, -3],
            [-15.4, -17],
            [-8, -25.6],
            [0, -27],
            [8, -25.6],
            [15.4, -17],
            [16, -3],
          ],
          [
            [-15, -1],
            [-12, -11.4],
            [-8, -14.6],
            [0, -16.2],
            [8, -14.6],
            [12, -11.4],
            [15, -1],
          ],
        ],
      },
    ],
  },
};

/** Behind it. */
export const BACK_GROWTHS: Readonly<Partial<Record<FigureHair, Growth>>> = {
  bob: {
    width: WIDTH,
    falls: [
      {
        count: 26,
        across: [
          [
            [-17, -4],
            [17, -4],
          ],
          [
            [-20, 12],
            [20, 12],
          ],
          [
            [-15, 22.4],
            [15, 22.4],
          ],
        ],
      },
    ],
  },
  lob: {
    width: WIDTH,
    falls: [
      {
        count: 28,
        across: [
          [
            [-17, -4],
            [17, -4],
          ],
          [
            [-20, 14],
            [20, 14],
          ],
          [
            [-22, 50.4],
            [22, 50.4],
          ],
        ],
      },
    ],
  },
  long: {
    width: WIDTH,
    falls: [
      {
        count: 30,
        across: [
          [
            [-17, -8],
            [17, -8],
          ],
          [
            [-20, 20],
            [20, 20],
          ],
          [
            [-25, 44],
            [24, 44],
          ],
          [
            [-20, 60],
            [20, 60],
          ],
        ],
      },
    ],
  },
  coils: COILS,
};

/** From the cheeks down to the chin. */
export const BEARD_GROWTH: Growth = {
  width: WIDTH,
  temple: { at: [-2, 23], reach: [8, 7], axis: 0 },
  falls: [
    {
      count: 26,
      across: [
        [
          [-14.4, -2],
          [-11, 6],
          [-7, 9.6],
          [0, 9.8],
          [7, 9.6],
          [11, 6],
          [14.4, -2],
        ],
        [
          [-14, 6],
          [-11, 16],
          [-6, 22.6],
          [0, 25.4],
          [6, 22.6],
          [11, 16],
          [14, 6],
        ],
      ],
    },
  ],
};
