import type { GarmentKind } from '@trueseason/contracts';
import { fold } from './fold.ts';
import { mirrored, type Shape, withMirrored } from './shape.ts';

interface Cut {
  readonly hem: number;
  readonly cuff: number;
  readonly collar: 'round' | 'roll' | 'shirt' | 'lapel' | 'vee';
  readonly buttons?: readonly number[];
  readonly belt?: number;
  readonly rib?: boolean;
  /** How far the hem extends beyond the chest. */
  readonly flare?: number;
}

const LONG = 82;
const SHORT = 37;
const CUTS: Partial<Record<GarmentKind, Cut>> = {
  blazer: { hem: 86, cuff: LONG, collar: 'lapel', buttons: [56, 66] },
  coat: { hem: 114, cuff: LONG, collar: 'lapel', buttons: [56, 70, 84], flare: 4 },
  trench: { hem: 114, cuff: LONG, collar: 'lapel', buttons: [56, 78, 88], belt: 64, flare: 6 },
  jacket: { hem: 76, cuff: 78, collar: 'shirt', buttons: [30, 42, 54, 66], rib: true },
  cardigan: { hem: 82, cuff: LONG, collar: 'vee', buttons: [42, 52, 62, 72], rib: true },
  knit: { hem: 80, cuff: LONG, collar: 'round', rib: true },
  turtleneck: { hem: 82, cuff: LONG, collar: 'roll', rib: true },
  shirt: { hem: 86, cuff: LONG, collar: 'shirt', buttons: [32, 44, 56, 68] },
  tee: { hem: 82, cuff: SHORT, collar: 'round' },
  polo: { hem: 82, cuff: SHORT, collar: 'shirt', buttons: [27, 33] },
};

const NECK: Readonly<Record<Cut['collar'], string>> = {
  round: 'Q50 22 60 8',
  roll: 'Q50 14 60 8',
  shirt: 'L50 20L60 8',
  lapel: 'L50 48L60 8',
  vee: 'L50 34L60 8',
};

const COLLARS: Readonly<Record<Cut['collar'], readonly string[]>> = {
  round: ['M39 8Q50 23 61 8L63.5 9Q50 30 36.500 9Z'],
  roll: ['M41 11C40 6 41 2 42 0Q50 -2.500 58 0C59 2 60 6 59 11Q50 17 41 11Z'],
  shirt: ['M60 7.500L50 20L56 28L67 13Z', mirrored('M60 7.500L50 20L56 28L67 13Z')],
  lapel: ['M60 7L50 50L64 36L60 31L69 25L65 11Z', mirrored('M60 7L50 50L64 36L60 31L69 25L65 11Z')],
  vee: ['M60 8L50 34L40 8L37 9L50 40L63 9Z'],
};

const sleeve = (cuff: number): string =>
  cuff <= SHORT
    ? `M73 13C82 18 88 27 91 ${cuff}L77 ${cuff + 7}C75 44 72 42 69 40Z`
    : `M73 13C82 21 86 42 88.500 ${cuff}L78 ${cuff + 2}C76.500 64 74 50 69 40Z`;

export function topShape(kind: GarmentKind): Shape | undefined {
  const cut = CUTS[kind];
  if (!cut) return undefined;
  const { hem, cuff, collar, buttons = [], belt, rib, flare = 0 } = cut;
  const right = `L74 13C71 24 69 31 69 40C67 54 68 66 ${70 + flare} ${hem}`;
  const left = `Q50 ${hem + 3} ${30 - flare} ${hem}C32 66 33 54 31 40C31 31 29 24 26 13Z`;
  const front = buttons.length > 0 && collar !== 'shirt' ? `M50 ${collar === 'lapel' ? 50 : 34}L50 ${hem + 1}` : '';
  const placket =
    collar === 'shirt' ? `M47 21L47 ${kind === 'polo' ? 38 : hem}M53 21L53 ${kind === 'polo' ? 38 : hem}` : '';
  return {
    height: hem + 4,
    cloth: [sleeve(cuff), mirrored(sleeve(cuff)), `M40 8${NECK[collar]}${right}${left}`],
    inside: `M40 8${NECK[collar]}Q50 4 40 8Z`,
    folds:
      fold([66, 40], [57, 52], 2, 2.4) +
      fold([34, 40], [44, 54], -2, 2.2) +
      fold([60, hem - 30], [63 + flare * 0.7, hem - 4], 2, 2.6) +
      fold([41, hem - 26], [38 - flare * 0.6, hem - 5], -2, 2) +
      (cuff > SHORT ? fold([82, 46], [77, 56], 2, 2) + fold([18, 46], [23, 58], -2, 2) : ''),
    seams:
      front +
      placket +
      withMirrored(`M74 13C71 24 69 31 69 40`) +
      (rib ? withMirrored(`M87 ${cuff - 6}L78 ${cuff - 4}`) : '') +
      (rib ? `M${31 - flare} ${hem - 6}Q50 ${hem - 3} ${69 + flare} ${hem - 6}` : '') +
      (collar === 'lapel' ? withMirrored(`M57 ${hem - 24}L66 ${hem - 25}`) : ''),
    over: [
      ...COLLARS[collar],
      ...(belt ? [`M32 ${belt}Q50 ${belt + 3} 68 ${belt}L68 ${belt + 5}Q50 ${belt + 8} 32 ${belt + 5}Z`] : []),
    ],
    buttons: buttons.map((y) => [collar === 'lapel' ? 53 : 50, y]),
  };
}
