import type { GarmentKind } from '@trueseason/contracts';
import { fold } from './fold.ts';
import { both, type Shape } from './shape.ts';

/** Half the width of a leg at its hem, how far its middle is from that of the body, and where it ends. */
const LEGS: Partial<Record<GarmentKind, readonly [width: number, apart: number, hem: number]>> = {
  trousers: [8.5, 14, 108],
  'wide-trousers': [14, 18, 108],
  jeans: [8.5, 13, 106],
  chinos: [7.5, 13, 102],
  shorts: [13, 16, 52],
};

const WAIST = 'M34 6Q50 9 66 6L67 12Q50 15 33 12Z';
const POCKETS = both('M62 13Q63 22 69.500 24');

function legs(kind: GarmentKind, [width, apart, hem]: readonly [number, number, number]): Shape {
  const [inner, outer] = [50 + apart - width, 50 + apart + width];
  const down = `C70 22 ${outer + 1} 60 ${outer} ${hem}Q${50 + apart} ${hem + 2} ${inner} ${hem}L50.500 38`;
  const up = `L49.500 38L${100 - inner} ${hem}Q${50 - apart} ${hem + 2} ${100 - outer} ${hem}C${99 - outer} 60 30 22 34 6Z`;
  const crease = both(`M60 22L${50 + apart} ${hem - 2}`);
  return {
    height: hem + 4,
    cloth: [`M34 6Q50 9 66 6${down}${up}`],
    folds: fold([51, 36], [62, 30], 2, 2) + fold([49, 36], [39, 31], -2, 2),
    seams: `M50 13L50 36${POCKETS}${kind === 'jeans' ? both(`M${inner} ${hem - 4}L${outer} ${hem - 4}M52.500 13Q54 26 50 30`) : crease}`,
    over: [WAIST],
    buttons: [[50, 10.5]],
  };
}

export function bottomShape(kind: GarmentKind): Shape | undefined {
  const cut = LEGS[kind];
  if (cut) return legs(kind, cut);
  if (kind === 'skirt')
    return {
      height: 106,
      cloth: ['M35 8L65 8C70 40 78 76 82 98C66 105 34 105 18 98C22 76 30 40 35 8Z'],
      folds: fold([56, 20], [66, 99], 3, 5) + fold([45, 20], [37, 100], -3, 4.4) + fold([50, 30], [52, 102], 1, 3),
      over: ['M35 6Q50 9 65 6L66 13Q50 16 34 13Z'],
    };
  if (kind === 'jumpsuit')
    return {
      height: 122,
      cloth: [
        'M40 8L50 26L60 8L69 12C66 26 66 36 66 46C74 70 76 94 77 118L57 118L50.500 68L49.500 68L43 118L23 118C24 94 26 70 34 46C34 36 34 26 31 12Z',
      ],
      inside: 'M40 8L50 26L60 8Q50 4 40 8Z',
      folds: fold([50, 67], [62, 58], 2, 2.4) + fold([50, 67], [38, 58], -2, 2.4) + fold([68, 70], [70, 112], 2, 2.6),
      seams: `M50 26L50 46${both('M60 54L67 114')}`,
      over: ['M34 46Q50 49 66 46L66.500 52Q50 55 33.500 52Z'],
    };
  return undefined;
}
