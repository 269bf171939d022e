import type { HairStrands } from '@trueseason/contracts';
import { labToHex } from '@trueseason/style/color';
import type { PersonEstimate } from '../combine/index.ts';
import type { Readings } from '../measure/index.ts';
import { shownLab } from './describe-features.ts';
import { shownOf } from './shown-person.ts';

/** L* of the darker strands; below it is deep shade, which cameras render black. */
const DARK_FROM = 4;
/** L* of the lighter strands and of the whole; below it they are shine on dark hair. */
const GRAY_FROM = 39;
const WHOLE_FROM = 26;

/** The darker and the lighter strands of hair; undefined if it is of one color. @param lit the person `inTheirLight` */
export function strandsOf(lit: PersonEstimate, photos: readonly Readings[]): HairStrands | undefined {
  const [dark, gray, whole] = [
    shownOf(lit, photos, 'hair', ({ strands }) => strands?.dark),
    shownOf(lit, photos, 'hair', ({ strands }) => strands?.light),
    shownOf(lit, photos, 'hair', ({ hair }) => hair),
  ].map((color) => color && shownLab('hair', color));
  if (!dark || !gray || !whole) return undefined;
  if (dark[0] < DARK_FROM || gray[0] < GRAY_FROM || whole[0] < WHOLE_FROM) return undefined;
  return { dark: labToHex(dark), gray: labToHex(gray) };
}
