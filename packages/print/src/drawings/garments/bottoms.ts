import type { GarmentKind } from '@trueseason/contracts';
import { fold } from './fold.ts';
import { type Shape, withMirrored } from './shape.ts';

/** Half a leg's width at the hem, its distance from the body's middle, and its end. */
const LEGS: Partial<Record<GarmentKind, readonly [width: number, apart: number, hem: number]>> = {
  pants: [8.5, 14, 108],
  'wide-pants': [14, 18, 108],
  jeans: [8.5, 13, 106],
  chinos: [7.5, 13, 102],
  shorts: [13, 16, 52],
};

const WAIST = 'M34 6Q50 9 66 6L67 12Q50 15 33 12Z';
const POCKETS = withMirrored('M62 13Q63 22 69.500 24');

function legs(kind: GarmentKind, [width, apart, hem]: readonly [number, number, number]): Shape {
  const inner = 50 + apart - width;
  const outer = 50 + apart + width;
  const down = `C70 22 ${outer + 1} 60 ${outer} ${hem}Q${50 + apart} ${hem + 2} ${inner} ${hem}L50.500 38`;
  const up = `L49.500 38L${100 - inner} ${hem}Q${50 - apart} ${hem + 2} ${100 - outer} ${hem}C${99 - outer} 60 30 22 34 6Z`;
  const crease = withMirrored(`M60 22L${50 + apart} ${hem - 2}`);
  return {
    height: hem + 4,
    cloth: [`M34 6Q50 9 66 6${down}${up}`],
    folds: fold([51, 36], [62, 30], 2, 2) + fold([49, 36], [39, 31], -2, 2),
    seams: `M50 13L50 36${POCKETS}${kind === 'jeans' ? withMirrored(`M${inner} ${hem - 4}L${outer} ${hem - 4}M52.500 13Q54 26 50 30`) : crease}`,
    over: [WAIST],
    buttons: [[50, 10.5]],
  };
}

export function bottomShape(kind: GarmentKind): Shape | undefined {
  const cut = LEGS[kind];
  return cut && legs(kind, cut);
}
