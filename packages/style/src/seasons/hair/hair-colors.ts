import {
  answersAndPhotos,
  type Evidence,
  HAIR_COLORS,
  type HairColor,
  type HexColor,
  type MeasuredColor,
  type NamedColor,
} from '@trueseason/contracts';
import { hexToLab, type Lab } from '../../color/index.ts';
import { headOf } from '../../person/head.ts';
import { hairColorOf, isGrayed, openHairNames, type ShownColor, shownColor } from '../../person/shown-color.ts';
import { distinct, isLike } from '../colors/distinct.ts';
import { sortByRank } from '../colors/sort-by-rank.ts';
import type { SeasonPalette } from '../season-profile.ts';
import {
  CLEAR_CHANGE,
  changeBy,
  hairReach,
  isForLowlights,
  isInReachOfKept,
  isNearBrows,
  type Strands,
} from './hair-reach.ts';

/** A season's hair colors for one person; rows without shades that look alike. */
export interface HairColors {
  /** The person's own hair, if keeping it is the advice. */
  readonly own: readonly NamedColor[];
  /** Whether that is gray, white or black hair, which is better kept than colored. */
  readonly isKept: boolean;
  /** In reach of ordinary dye, hue and depth: nearest to the own hair first. */
  readonly near: readonly NamedColor[];
  /** What takes more. */
  readonly far: readonly NamedColor[];
  readonly avoid: readonly NamedColor[];
  /** In reach of brows without visible hair. */
  readonly brows: readonly NamedColor[];
  /** In reach of a beard that has not grayed. */
  readonly beard: readonly NamedColor[];
}

const NONE: HairColors = { own: [], isKept: false, near: [], far: [], avoid: [], brows: [], beard: [] };

type Person = Pick<Evidence, 'features' | 'photos' | 'answers' | 'unnatural' | 'beard'>;
type Palette = Pick<SeasonPalette, 'hairBest' | 'hairAvoid'>;

export function hairColorsFor(palette: Palette, evidence: Person): HairColors {
  const shown = shownColor('hair', evidence);
  const head = headOf(evidence);
  const { brows } = evidence.features;
  const beard = evidence.beard?.names?.some(isGrayed) ? [] : nearColors(palette.hairBest, [evidence.beard]);
  if (head !== 'hair' || !shown) return { ...NONE, beard, brows: nearColors(palette.hairBest, [brows]) };
  const isDyed = answersAndPhotos(evidence.answers, evidence.unnatural).hairDyed === true;
  const name = hairColorOf(evidence);
  const hair = { ...shown, name: name?.value };
  // Nothing dyed is kept, since roots grow.
  const names = name ? [name.value] : openHairNames(evidence);
  const isKept = !isDyed && names.length > 0 && names.every(needsNoColor);
  const isOffered = (color: NamedColor) => !isKept || isInReachOfKept(color, hair);
  const colors = nearestFirst(palette.hairBest, hair)
    .map((color) => withUse(color, hair))
    .map((color) => besideLengths(color, shown, evidence.features.hair?.lab, isDyed))
    .filter(isOffered);
  const isNear = ({ use }: NamedColor) => !use || use === 'lowlights';
  const reachable = colors.filter(isNear);
  // Roots grow in the natural color, so dye of that color is advice; hair that has it already needs none.
  const ownLabs = isDyed ? [] : [hexToLab(hair.hex), ...(hair.strands ? [hexToLab(hair.strands.dark)] : [])];
  const nearShades = distinct(reachable, ownLabs);
  const isToldOrKept = isKept || shown.source === 'told';
  const keepsOwn = !isDyed && (isToldOrKept || nearShades.length < reachable.length || !nearShades.length);
  const ownShade: readonly NamedColor[] = keepsOwn
    ? [{ hex: hair.hex, name: name?.label ?? 'Your own', use: 'own' }]
    : [];
  const labsOf = (some: readonly NamedColor[]) => some.map(({ hex }) => hexToLab(hex));
  const farShades = distinct(
    colors.filter((color) => !isNear(color)),
    [...ownLabs, ...labsOf(nearShades)],
  );
  // What grows is nothing to avoid, and neither is what hardly differs from it.
  const grown = [hair.hex, ...openHairNames(evidence).flatMap(swatchOf)].map((hex) => ({ lab: hexToLab(hex) }));
  const avoid = distinct(
    palette.hairAvoid.filter((color) => isDyed || grown.every((own) => changeBy(color, own) > CLEAR_CHANGE)),
  );
  const isAllFar = nearShades.length + ownShade.length === 0;
  const [near, far] = isAllFar ? [farShades, []] : [nearShades, farShades];
  return { ...NONE, own: ownShade, isKept, near, far, avoid, beard };
}

/** Gray, white and black hair needs no color. */
const needsNoColor = (name: HairColor): boolean => isGrayed(name) || name === 'black' || name === 'darkest-brown';

const nearestFirst = (colors: readonly NamedColor[], hair: Strands): NamedColor[] =>
  sortByRank(colors, (color) => (isForLowlights(color, hair) ? 0 : 1000) + changeBy(color, hair));

const swatchOf = (name: HairColor): readonly HexColor[] =>
  HAIR_COLORS.find(({ value }) => value === name)?.swatch ?? [];

/** A color with what it takes on this hair. */
function withUse(color: NamedColor, hair: Strands): NamedColor {
  const reach = hairReach(color, hair);
  if (!reach) return isForLowlights(color, hair) ? { ...color, use: 'lowlights' } : color;
  return { ...color, use: reach === 'with time' && isGrayed(hair.name) ? 'with more time' : reach };
}

/** L* by which a color that is darker than answered natural hair no longer hides its roots. */
const DARKER_THAN_ROOTS = 4;

/**
 * A color darker than what grows is a clear change of hair with lighter lengths: as photographed, or dyed, of which a photo
 * may show the dark part.
 */
function besideLengths(
  color: NamedColor,
  hair: ShownColor,
  photographed: Lab | undefined,
  isDyed: boolean,
): NamedColor {
  if (color.use) return color;
  const [lightness] = hexToLab(color.hex);
  const [own] = hair.lab;
  const isFarFromLengths =
    photographed && lightness < Math.min(own, photographed[0]) && changeBy(color, { lab: photographed }) > CLEAR_CHANGE;
  const isDarker = lightness < own - DARKER_THAN_ROOTS && !isLike(hexToLab(color.hex), hair.lab);
  const isDarkerThanRoots = isDyed && hair.source === 'told' && isDarker;
  return isFarFromLengths || isDarkerThanRoots ? { ...color, use: 'clear change' } : color;
}

/** Colors near those of brows or a beard, by dye or pencil. */
function nearColors(
  best: readonly NamedColor[],
  grown: readonly (Pick<MeasuredColor, 'lab'> | null | undefined)[],
): NamedColor[] {
  const labs = grown.flatMap((color): Lab[] => (color ? [color.lab] : []));
  const isInReach = (color: NamedColor) => labs.some((lab) => isNearBrows(color, { lab }));
  const nearest = (color: NamedColor) => Math.min(...labs.map((lab) => changeBy(color, { lab })));
  return distinct(sortByRank(best.filter(isInReach), nearest));
}
