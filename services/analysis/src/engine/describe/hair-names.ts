import {
  type Evidence,
  HAIR_COLORS,
  type HairColor,
  type HairStrands,
  type HexColor,
  type MeasuredColor,
} from '@trueseason/contracts';
import { hexToLab, type Lab, labToLch } from '@trueseason/style/color';
import { GRAY_SHARE } from '@trueseason/style/person';
import { triple } from '../math/index.ts';

/** Names from dark to light. */
const LADDER = HAIR_COLORS.slice(0, 8).map(({ value }) => value);

/**
 * Names that people confuse, besides neighbors on the ladder: auburn and red with the browns of their depth;
 * salt-and-pepper with the dark hair it starts as and the gray it becomes. (Of 13 people whom one of two raters called
 * salt-and-pepper, the other said black to dark brown of 8, medium or light brown of 4 and gray of 1.)
 */
const BESIDE: Readonly<Partial<Record<HairColor, readonly HairColor[]>>> = {
  auburn: ['dark-brown', 'brown', 'light-brown', 'red'],
  red: ['brown', 'light-brown'],
  'salt-and-pepper': ['black', 'darkest-brown', 'dark-brown', 'gray'],
  gray: ['white'],
};
const isBeside = (name: HairColor, other: HairColor): boolean =>
  (LADDER.includes(name) && LADDER[LADDER.indexOf(name) + 1] === other) || BESIDE[name]?.includes(other) === true;

/** Whether one name is the other, or its neighbor. */
export const isSameOrNeighboringColor = (name: HairColor, other: HairColor): boolean =>
  name === other || isBeside(name, other) || isBeside(other, name);

/** Whether a single name on the ladder separates two. */
const isNextButOne = (name: HairColor, other: HairColor): boolean =>
  LADDER.includes(name) && LADDER.includes(other) && Math.abs(LADDER.indexOf(name) - LADDER.indexOf(other)) === 2;

/** One sigma within a name, of L* and of the square root of chroma, which spaces grays and browns evenly. */
const LIGHTNESS = 9;
const COLOR = 0.9;
/** Uncertainty of a* and b* above which color counts less, and L* between strands above which lightness does. */
const UNSURE = 5;
const APART = 35;
/** Pixels below which both count less. */
const FEW = 500;
/** Probability of a name with its neighbors from which it is the only one, and the extra weight of the name itself. */
const ALONE = 0.85;
const ITSELF = 0.3;
/**
 * On skin below this L*, black hair shines as colorless as gray strands, most likely below this chroma: all of it or its
 * lighter strands up to the second L*, hair of such strands up to the third as a whole.
 */
const DEEP_SKIN = 60;
/** Lighter hair is gray more often than black under light, but on skin below this L*. */
const DEEPEST_SKIN = 45;
const SHINING_CHROMA = 3;
const SHINE = 50;
const SHINING_STRANDS = 40;
/**
 * Above this L*, darker strands are not black, so neither is the hair, except where a crop on the deepest skin shines: they
 * are at 8 to 14 in shining black hair, at 21 to 30 in what raters called salt-and-pepper near black brows.
 */
const BLACK_STRANDS = 20;

/**
 * Chroma of the darker strands from which hair is blond rather than gray: shade deepens what pigment there is. Of 23 photos
 * that the color of the whole left between the two, it is right on 21 (pairs: 7 of 8 even, 6 of 6 odd).
 */
const PIGMENT = 13;
const WITHOUT_PIGMENT: readonly HairColor[] = ['gray', 'white'];
const BLOND: readonly HairColor[] = ['dark-blond', 'blond', 'light-blond'];

/** A color with the square root of its chroma, at the same hue. */
function compressed([l, a, b]: Lab): Lab {
  const root = Math.sqrt(Math.hypot(a, b)) || 1;
  return [l, a / root, b / root];
}

const lightnessOf = (hex: HexColor): number => hexToLab(hex)[0];

const CENTERS = HAIR_COLORS.map(({ value, swatch: [hex, gray = hex] }) => {
  const ownLab = hexToLab(hex);
  const other = hexToLab(gray);
  return { name: value, lab: compressed([...triple((c) => ownLab[c] + GRAY_SHARE * (other[c] - ownLab[c]))]) };
});

/** Names that leave hair between gray and blond, decided by its darker strands where these are known. */
function byPigment(names: readonly HairColor[], darkStrands: HexColor | undefined): readonly HairColor[] {
  const [gray, blond] = [WITHOUT_PIGMENT, BLOND].map((some) => names.filter((name) => some.includes(name)));
  if (!darkStrands || !gray?.length || !blond?.length) return names;
  return labToLch(hexToLab(darkStrands))[1] < PIGMENT ? gray : blond;
}

/**
 * What people would call hair: the best name, if likely enough with its neighbors, else the likeliest name and the
 * likeliest that is not its neighbor. Set on the tuning half.
 */
function namesOf(
  { lab, sd, pixels }: MeasuredColor,
  strands: HairStrands | undefined,
  darkStrands: HexColor | undefined,
): readonly HairColor[] {
  const ownColor = compressed([...lab]);
  const apart = strands ? lightnessOf(strands.gray) - lightnessOf(strands.dark) : 0;
  const fewPixelsFactor = Math.max(1, Math.sqrt(FEW / Math.max(1, pixels)));
  const [deep, wide] = [
    LIGHTNESS * fewPixelsFactor * Math.max(1, apart / APART),
    COLOR * fewPixelsFactor * Math.max(1, sd[1] / UNSURE, sd[2] / UNSURE),
  ];
  const names = CENTERS.filter(({ name }) => strands || name !== 'salt-and-pepper')
    .map(({ name, lab: [l, a, b] }) => {
      const off = ((l - ownColor[0]) / deep) ** 2 + ((a - ownColor[1]) ** 2 + (b - ownColor[2]) ** 2) / wide ** 2;
      return { name, likely: Math.exp(-off / 2) };
    })
    .sort((one, other) => other.likely - one.likely);
  const sum = (some: typeof names) => some.reduce((total, { likely }) => total + likely, 0);
  const around = names.map(({ name, likely }) => {
    const nearly = sum(names.filter((other) => isSameOrNeighboringColor(name, other.name)));
    return { name, nearly, counts: nearly + ITSELF * likely };
  });
  const [best] = around.toSorted((one, other) => other.counts - one.counts);
  if (best && best.nearly >= ALONE * sum(names)) return [best.name];
  const [first] = names;
  const apartFrom = names.find(({ name }) => first && !isSameOrNeighboringColor(name, first.name));
  if (first && apartFrom && isNextButOne(first.name, apartFrom.name)) return [first.name];
  return byPigment(
    [first, apartFrom].flatMap((one) => one?.name ?? []),
    darkStrands,
  );
}

/**
 * Whether hair may be black under light, which looks as gray as gray strands, or very likely is.
 * @param strands its darker and lighter strands, if it may be salt-and-pepper
 * @param skin L*
 * @param isDoubted whether the brows say so
 */
export function blackUnderLight(
  { lab: [l, a, b] }: Pick<MeasuredColor, 'lab'>,
  strands: HairStrands | undefined,
  skin: number,
  isDoubted: boolean,
): 'no' | 'maybe' | 'likely' {
  if (strands && lightnessOf(strands.dark) > BLACK_STRANDS && skin >= DEEPEST_SKIN) return 'no';
  const isLit = strands ? lightnessOf(strands.gray) < SHINE || l < SHINING_STRANDS : l < SHINE;
  if (!isDoubted && !(skin < DEEP_SKIN && isLit)) return 'no';
  const isColorless = isDoubted || Math.hypot(a, b) < SHINING_CHROMA;
  return isColorless && (l < SHINE || skin < DEEPEST_SKIN) ? 'likely' : 'maybe';
}

/**
 * Measured hair with its names, whatever the person answered.
 * @param strands its darker and lighter strands, if it may be salt-and-pepper
 * @param mayBeBlack whether it may be black under light
 * @param withoutShine its color between the lights on it, if it likely is; gray is then its other name
 * @param darkStrands its darker strands, whatever its color
 * @param skin L*, if known
 */
export function namedHair(
  hair: MeasuredColor,
  strands: HairStrands | undefined,
  {
    mayBeBlack = false,
    withoutShine,
    darkStrands,
    skin = 100,
  }: {
    readonly mayBeBlack?: boolean;
    readonly withoutShine?: MeasuredColor;
    readonly darkStrands?: HexColor;
    readonly skin?: number;
  } = {},
): NonNullable<Evidence['features']['hair']> {
  const seenNames = namesOf(hair, strands, darkStrands);
  // Brown hair hardly grows on deep skin, so there gray strands are in black hair.
  const litNames = seenNames[0] === 'salt-and-pepper' && skin < DEEP_SKIN ? seenNames.slice(0, 1) : seenNames;
  const [grayName] = litNames.filter((name, i) => i === 0 && (name === 'salt-and-pepper' || name === 'gray'));
  const blackFirst = grayName ? (['black', grayName] as const) : (['black'] as const);
  const names: HairColor[] = withoutShine
    ? [...blackFirst]
    : mayBeBlack && grayName
      ? blackFirst.toReversed()
      : [...litNames];
  const isMixed = names.length === 1 && names[0] === 'salt-and-pepper';
  return { ...(withoutShine ?? hair), names, ...(isMixed && strands && { strands }) };
}
