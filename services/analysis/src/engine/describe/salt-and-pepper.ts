import { type Lab, labToHex } from '@trueseason/color';
import type { HairStrands } from '@trueseason/contracts';
import type { PersonEstimate } from '../combine/index.ts';
import type { Readings } from '../measure/index.ts';
import { shownLab } from './describe-features.ts';
import { shownOf } from './shown-person.ts';

/*
 * Gray strands among dark ones: light, next to colorless, and many enough to lighten the whole. Shine on dark hair is as
 * colorless, but neither as light over a fifth of it nor does it lighten the whole; blond strands among darker ones have
 * color; white hair in shade has no dark strands. All in CIELAB, set on the tuning half.
 */
const GRAY_FROM = 39;
/** Cropped black hair over a deep scalp shines as light and as colorless as that. */
const DEEP_SKIN = 60;
const GRAY_FROM_ON_DEEP = 50;
const GRAY_CHROMA = 6.5;
/** Darker than the first lies deep shade, of which cameras make black. */
const DARK_FROM = 4;
const DARK_TO = 30;
const APART = 20;
const WHOLE_FROM = 26;

/**
 * The dark and the gray strands of salt-and-pepper hair; undefined for hair of any other kind.
 * @param lit the person `inTheirLight`
 */
export function saltAndPepper(lit: PersonEstimate, photos: readonly Readings[]): HairStrands | undefined {
  const [dark, gray, whole] = [
    shownOf(lit, photos, 'hair', ({ strands }) => strands?.dark),
    shownOf(lit, photos, 'hair', ({ strands }) => strands?.light),
    shownOf(lit, photos, 'hair', ({ hair }) => hair),
  ].map((color) => color && shownLab('hair', color));
  const grayFrom = shownLab('skin', lit.colors.skin)[0] < DEEP_SKIN ? GRAY_FROM_ON_DEEP : GRAY_FROM;
  if (!dark || !gray || !whole || gray[0] < grayFrom || !isSaltAndPepper(dark, gray, whole)) return undefined;
  return { dark: labToHex(dark), gray: labToHex(gray) };
}

const isSaltAndPepper = (dark: Lab, gray: Lab, whole: Lab): boolean =>
  Math.hypot(gray[1], gray[2]) <= GRAY_CHROMA &&
  dark[0] >= DARK_FROM &&
  dark[0] <= DARK_TO &&
  gray[0] - dark[0] >= APART &&
  whole[0] >= WHOLE_FROM;
