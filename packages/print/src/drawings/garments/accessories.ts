import type { GarmentKind } from '@trueseason/contracts';
import { fold } from './fold.ts';
import { mirrored, type Shape, shifted, withMirrored } from './shape.ts';

/** A pair from above, toes up: the right one and its mirror image. */
const pair = (path: string): string[] => [path, mirrored(path)];

const LAST = 'M72 90C60 90 60 78 62 66C57 46 58 26 73 22C89 26 88 46 82 66C84 78 84 90 72 90Z';
const BOOT = 'M60 6L82 6L80 60C82 68 95 70 97 82L97 90L76 90L74 86L70 90L59 90C58 66 61 36 60 6Z';

export const ACCESSORIES: Partial<Record<GarmentKind, Shape>> = {
  shoes: {
    height: 94,
    cloth: pair(LAST),
    inside: withMirrored('M72 87C63 87 64 76 66 65Q72 56 78 65C80 76 81 87 72 87Z'),
    seams: withMirrored('M60.500 46Q73 34 85 46M64 66Q72 50 80 66'),
  },
  sneakers: {
    height: 96,
    trim: withMirrored('M72 93C57 93 57 79 59 66C54 45 55 23 73 19C92 23 91 45 85 66C87 79 87 93 72 93Z'),
    cloth: pair(LAST),
    inside: withMirrored('M72 88C63 88 64 78 66 70Q72 66 78 70C80 78 81 88 72 88Z'),
    seams: withMirrored('M66 64L79 64M65 57L80 57M64.500 50L81 50M61 40Q73 30 85 40'),
  },
  sandals: {
    height: 94,
    trim: withMirrored(LAST),
    cloth: [],
    over: [...pair('M57 46Q72 36 88 46L86 56Q72 46 59 56Z'), ...pair('M60 72Q72 62 84 72L84 79Q72 70 61 79Z')],
  },
  boots: {
    height: 94,
    cloth: [shifted(BOOT, -46), BOOT],
    folds: fold([61, 56], [76, 61], 2, 2.4) + fold([15, 56], [30, 61], 2, 2.4),
    seams: 'M71 8L71 34M60 12L82 12M25 8L25 34M14 12L36 12M59 84L72 84M76 84L97 84M13 84L26 84M30 84L51 84',
  },
  bag: {
    height: 98,
    cloth: ['M20 44L80 44L87 90Q50 96 13 90Z'],
    folds: fold([26, 52], [22, 86], 1, 2.4) + fold([74, 60], [79, 88], -1, 2.4),
    over: ['M34 48C34 4 66 4 66 48L61.500 48C61.500 12 38.500 12 38.500 48Z', 'M20 44L80 44L77 62Q50 70 23 62Z'],
    buttons: [[50, 62]],
  },
  scarf: {
    height: 100,
    cloth: ['M30 10L52 8L60 88L40 92Z', 'M48 8L70 10L64 74L44 72Z'],
    folds: fold([60, 14], [57, 70], 1, 3) + fold([38, 14], [46, 86], -1, 2.6),
    seams: 'M41 92L41 98M46 91L46 97M51 90L51 96M56 89L56 95M46 72L46 78M51 73L51 79M56 73L56 79M61 74L61 80',
    over: ['M28 10Q50 2 72 10Q72 20 68 22Q50 14 32 22Q28 20 28 10Z'],
  },
  belt: {
    height: 92,
    cloth: [
      'M50 14C76 14 88 32 88 52C88 74 72 88 50 88C28 88 12 72 12 52C12 34 24 20 40 16L43 27C32 30 23 40 23 52C23 66 34 77 50 77C66 77 77 66 77 52C77 38 66 26 50 26Z',
    ],
    seams: 'M50 20C72 20 82 36 82 52C82 70 68 82 50 82C32 82 18 69 18 52',
    trim: 'M35 9L53 9L53 33L35 33ZM39 13L49 13L49 29L39 29Z',
  },
};
