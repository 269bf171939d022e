import type { HexColor, NamedColor } from '@trueseason/contracts';
import { deltaE00, hexToLab, labToHex } from '../../color/index.ts';
import type { SeasonProfile } from '../season-profile.ts';
import { TWINS } from './service.ts';
import { sortByRank } from './sort-by-rank.ts';

/** Metals' colors under soft light; longer names first, so that Rose Gold is not read as Gold. */
const BODY: readonly (readonly [name: string, hex: HexColor])[] = [
  ['Rose Gold', '#C99680'],
  ['White Gold', '#CFCBC2'],
  ['Champagne Gold', '#D8BE93'],
  ['Gold', '#CFA44C'],
  ['Platinum', '#B1B4B4'],
  ['Gunmetal', '#555A60'],
  ['Pewter', '#8D9091'],
  ['Copper', '#B56F48'],
  ['Bronze', '#8F6B3E'],
  ['Brass', '#B99645'],
  ['Titanium', '#8B8A86'],
  ['Steel', '#A9AEB2'],
  ['Silver', '#C8CCD1'],
];

const FINISH: readonly (readonly [word: string, lightness: number])[] = [
  ['Antique', -14],
  ['Bright', 4],
  ['Brushed', -4],
  ['Matte', -6],
  ['Soft', 3],
  ['Light', 7],
  ['Pale', 9],
];

/** A flat color for a metal such as `Antique Gold` or `Brushed Silver`; silver if unknown. */
export function metalColor(metal: string): HexColor {
  const hex = BODY.find(([name]) => metal.endsWith(name))?.[1] ?? '#C8CCD1';
  const shift = FINISH.find(([word]) => metal.startsWith(word))?.[1] ?? 0;
  const [lightness, a, b] = hexToLab(hex);
  return shift === 0 ? hex : labToHex([lightness + shift, a, b]);
}

const metalsOf = ({ metals }: Pick<SeasonProfile, 'metals'>): NamedColor[] =>
  metals.map((name) => ({ name, hex: metalColor(name) }));

/** A season's metals, first those its runner-up shares. */
export function sortMetals(
  season: Pick<SeasonProfile, 'metals'>,
  runnerUp: Pick<SeasonProfile, 'metals'>,
): NamedColor[] {
  const runnerUpLabs = metalsOf(runnerUp).map(({ hex }) => hexToLab(hex));
  const isShared = ({ hex }: NamedColor) => runnerUpLabs.some((lab) => deltaE00(hexToLab(hex), lab) < TWINS);
  return sortByRank(metalsOf(season), (metal) => Number(!isShared(metal)));
}
