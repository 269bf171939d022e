import type { HairStyle } from './hair-style.ts';
import type { Growth } from './strands.tsx';

const TEMPLE = { at: [62, 84], reach: [22, 34], axis: 100 } as const;
const WIDTH = 0.8;

/** Parted in the middle; it falls behind the shoulders. */
const WAVES: Growth = {
  temple: { ...TEMPLE, at: [58, 90], reach: [16, 40] },
  width: WIDTH,
  falls: [
    {
      count: 30,
      across: [
        [
          [103, 32],
          [102, 51],
        ],
        [
          [64, 52],
          [76, 66],
        ],
        [
          [52, 86],
          [63, 90],
        ],
        [
          [51, 120],
          [54, 120],
        ],
      ],
    },
    {
      count: 30,
      across: [
        [
          [101, 32],
          [103, 51],
        ],
        [
          [136, 50],
          [124, 60],
        ],
        [
          [148, 86],
          [140, 88],
        ],
        [
          [149, 120],
          [146, 120],
        ],
      ],
    },
  ],
};

/** In front of the head, from the crown or the parting to the tips: in a face's box. */
export const FRONT_GROWTHS: Readonly<Partial<Record<HairStyle, Growth>>> = {
  crop: {
    temple: TEMPLE,
    width: WIDTH,
    falls: [
      {
        count: 64,
        across: [
          [
            [56, 84],
            [58, 57],
            [76, 41],
            [100, 35],
            [124, 41],
            [142, 57],
            [144, 84],
          ],
          [
            [58, 85],
            [66, 65],
            [82, 58],
            [100, 57],
            [118, 58],
            [134, 65],
            [142, 85],
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
        count: 66,
        across: [
          [
            [53, 86],
            [56, 54],
            [76, 37],
            [101, 32],
            [126, 38],
            [143, 56],
            [145, 86],
          ],
          [
            [54, 88],
            [63, 60],
            [80, 46],
            [98, 46],
            [120, 49],
            [137, 60],
            [144, 88],
          ],
          [
            [57, 90],
            [67, 66],
            [79, 56],
            [94, 63],
            [112, 65],
            [132, 62],
            [143, 88],
          ],
        ],
      },
    ],
  },
  bob: {
    temple: { ...TEMPLE, at: [56, 92], reach: [17, 44] },
    width: WIDTH,
    falls: [
      {
        count: 34,
        across: [
          [
            [100, 31],
            [87, 57],
          ],
          [
            [58, 54],
            [72, 76],
          ],
          [
            [44, 96],
            [63, 98],
          ],
          [
            [44, 126],
            [62, 126],
          ],
          [
            [57, 154],
            [66, 150],
          ],
        ],
      },
      {
        count: 38,
        across: [
          [
            [98, 31],
            [86, 57],
          ],
          [
            [142, 52],
            [124, 74],
          ],
          [
            [156, 96],
            [138, 98],
          ],
          [
            [156, 126],
            [139, 126],
          ],
          [
            [143, 154],
            [134, 150],
          ],
        ],
      },
    ],
  },
  lob: {
    temple: { ...TEMPLE, at: [58, 92], reach: [16, 44] },
    width: WIDTH,
    falls: [
      {
        count: 34,
        across: [
          [
            [100, 31],
            [86, 59],
          ],
          [
            [60, 52],
            [73, 76],
          ],
          [
            [48, 92],
            [63, 96],
          ],
          [
            [48, 164],
            [52, 164],
          ],
        ],
      },
      {
        count: 34,
        across: [
          [
            [98, 31],
            [86, 59],
          ],
          [
            [140, 49],
            [128, 74],
          ],
          [
            [152, 90],
            [139, 96],
          ],
          [
            [152, 164],
            [148, 164],
          ],
        ],
      },
    ],
  },
  long: {
    temple: { ...TEMPLE, at: [58, 90], reach: [16, 40] },
    width: WIDTH,
    falls: [
      {
        count: 34,
        across: [
          [
            [102, 31],
            [102, 52],
          ],
          [
            [62, 50],
            [78, 70],
          ],
          [
            [47, 92],
            [64, 90],
          ],
          [
            [46, 140],
            [62, 140],
          ],
          [
            [37, 234],
            [69, 234],
          ],
        ],
      },
      {
        count: 34,
        across: [
          [
            [100, 31],
            [103, 52],
          ],
          [
            [138, 50],
            [122, 70],
          ],
          [
            [153, 92],
            [136, 90],
          ],
          [
            [154, 140],
            [138, 140],
          ],
          [
            [163, 234],
            [131, 234],
          ],
        ],
      },
    ],
  },
  waves: WAVES,
  curls: { temple: TEMPLE, width: WIDTH + 0.2, coiled: [{ middle: [100, 58], reach: [42, 18], count: 40, size: 4.4 }] },
  afro: { temple: TEMPLE, width: WIDTH + 0.2, coiled: [{ middle: [100, 58], reach: [42, 20], count: 34, size: 4 }] },
  bun: {
    temple: { ...TEMPLE, at: [60, 78] },
    width: WIDTH,
    falls: [
      {
        count: 60,
        across: [
          [
            [58, 90],
            [70, 64],
            [100, 55],
            [130, 64],
            [142, 90],
          ],
          [
            [57, 66],
            [76, 46],
            [100, 42],
            [124, 46],
            [143, 66],
          ],
          [
            [84, 34],
            [92, 33],
            [100, 32],
            [108, 33],
            [116, 34],
          ],
        ],
      },
    ],
  },
  locs: {
    temple: TEMPLE,
    width: WIDTH,
    falls: [
      {
        count: 44,
        across: [
          [
            [55, 90],
            [59, 52],
            [78, 38],
            [100, 33],
            [122, 38],
            [141, 52],
            [145, 90],
          ],
          [
            [57, 92],
            [70, 63],
            [84, 59],
            [100, 58],
            [116, 59],
            [130, 63],
            [143, 92],
          ],
        ],
      },
      {
        count: 8,
        across: [
          [
            [53, 74],
            [62, 74],
          ],
          [
            [53, 142],
            [62, 142],
          ],
        ],
      },
      {
        count: 8,
        across: [
          [
            [138, 74],
            [147, 74],
          ],
          [
            [138, 148],
            [147, 148],
          ],
        ],
      },
    ],
  },
};

/** Behind it, where only the sides show. */
export const BACK_GROWTHS: Readonly<Partial<Record<HairStyle, Growth>>> = {
  bob: {
    width: WIDTH,
    falls: [
      {
        count: 60,
        across: [
          [
            [47, 70],
            [153, 70],
          ],
          [
            [45, 120],
            [155, 120],
          ],
          [
            [57, 157],
            [143, 157],
          ],
        ],
      },
    ],
  },
  lob: {
    width: WIDTH,
    falls: [
      {
        count: 66,
        across: [
          [
            [48, 70],
            [152, 70],
          ],
          [
            [45, 130],
            [155, 130],
          ],
          [
            [40, 190],
            [160, 190],
          ],
        ],
      },
    ],
  },
  long: {
    width: WIDTH,
    falls: [
      {
        count: 74,
        across: [
          [
            [48, 70],
            [152, 70],
          ],
          [
            [46, 130],
            [154, 130],
          ],
          [
            [36, 198],
            [164, 198],
          ],
        ],
      },
    ],
  },
  waves: {
    width: WIDTH,
    falls: [
      {
        count: 70,
        across: [
          [
            [49, 70],
            [151, 70],
          ],
          [
            [56, 104],
            [144, 104],
          ],
          [
            [44, 136],
            [156, 136],
          ],
          [
            [46, 158],
            [154, 158],
          ],
          [
            [36, 186],
            [164, 186],
          ],
        ],
      },
    ],
  },
  curls: {
    width: WIDTH + 0.2,
    coiled: [
      { middle: [100, 40], reach: [52, 16], count: 36, size: 5 },
      { middle: [53, 96], reach: [12, 40], count: 26, size: 5 },
      { middle: [147, 96], reach: [12, 40], count: 26, size: 5 },
    ],
  },
  afro: { temple: TEMPLE, width: WIDTH + 0.2, coiled: [{ middle: [100, 80], reach: [62, 56], count: 150, size: 4.4 }] },
  bun: {
    width: WIDTH,
    falls: [
      {
        count: 22,
        across: [
          [
            [84, 14],
            [82, 40],
          ],
          [
            [100, 9],
            [100, 46],
          ],
          [
            [116, 14],
            [118, 40],
          ],
        ],
      },
    ],
  },
  locs: {
    width: WIDTH,
    falls: [44, 55, 66, 124, 135, 146].map((x) => ({
      count: 6,
      across: [
        [
          [x + 0.4, 58],
          [x + 9, 58],
        ],
        [
          [x + 0.4, 164],
          [x + 9, 164],
        ],
      ] as const,
    })),
  },
};

/** From the cheeks down to the chin, which grays first. */
export const BEARD_GROWTH: Growth = {
  width: WIDTH,
  temple: { at: [92, 158], reach: [26, 22], axis: 100 },
  falls: [
    {
      count: 70,
      across: [
        [
          [59, 90],
          [64, 112],
          [75, 126],
          [88, 126],
          [100, 128],
          [112, 126],
          [125, 126],
          [136, 112],
          [141, 90],
        ],
        [
          [60, 108],
          [66, 132],
          [77, 146],
          [90, 156],
          [100, 160],
          [110, 156],
          [123, 146],
          [134, 132],
          [140, 108],
        ],
        [
          [60, 116],
          [68, 140],
          [79, 154],
          [91, 165],
          [100, 167],
          [109, 165],
          [121, 154],
          [132, 140],
          [140, 116],
        ],
      ],
    },
  ],
};
