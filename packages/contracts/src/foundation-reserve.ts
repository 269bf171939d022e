import { isMadeUp } from './feature-name.ts';
import { isLightAssumed } from './light.ts';
import type { Evidence } from './schemas/analysis-result.ts';
import type { HexColor } from './schemas/hex-color.ts';

/** Where what is told lies beside all that counting photos show: lighter (1), deeper (-1), or among them or unknown (0). */
export type Beside = -1 | 0 | 1;

const PHOTOS_SAY: Readonly<Record<Beside, string>> = {
  [-1]: 'The photos that count seem to have come out lighter than you are; the shades allow for it.',
  0: 'A photo alone may show you deeper or fairer.',
  1: 'The photos that count seem to have come out darker than you are; the shades allow for it.',
};

/** How foundations are found, told before them. */
export const FOUNDATION_LEAD = 'Your closest match is in the middle. Test it on your jaw in daylight.';

/** Why they may be off, told beside them. @param skin where the told skin lies beside the photos */
export function foundationDoubts(evidence: Pick<Evidence, 'photos' | 'answers' | 'light'>, skin: Beside = 0): string {
  const reserve = foundationReserve(evidence);
  // Who has read why shades may be off needs no second doubt of the same kind.
  if (reserve && skin === 0) return reserve;
  return [reserve, PHOTOS_SAY[skin]].filter(Boolean).join(' ');
}

/** CIEDE2000 from which a face on the photos plainly has other colors than the shades below it; an assumed light proves none wrong. */
const STRONG = 6;
const CAST =
  ' Your photos show more color, and part of it we took for the light’s: if they look true to you, try the shade that is marked as theirs.';

/** The skin as photos show it, where much of that was taken for a light that nobody read; undefined elsewhere. */
export const skinBesideAssumed = (evidence: Pick<Evidence, 'light'>): HexColor | undefined =>
  isLightAssumed(evidence) && evidence.light.correction > STRONG ? evidence.light.skinInIt : undefined;

/** Said beside a foundation that was matched to skin not seen bare, or not in a light that was read; "" for any other. */
export function foundationReserve(evidence: Pick<Evidence, 'photos' | 'answers' | 'light'>): string {
  const isAssumed = isLightAssumed(evidence);
  const cast = skinBesideAssumed(evidence) ? CAST : '';
  const light = 'in a light that we had to assume';
  if (isMadeUp(evidence) && !evidence.answers?.makeup) {
    // Makeup shows on lips; whether there is some on the skin no photo says.
    return isAssumed
      ? `Your lips look made up, perhaps your skin was too, and it was read ${light}, ${SO}${cast}`
      : 'Your lips look made up; if your skin was too, these shades may be a step off, and rosier than you are.';
  }
  const why = [isMadeUp(evidence) && 'through the makeup on your photos', isAssumed && light].filter(Boolean);
  return why.length > 0 ? `Your skin was read ${why.join(' and ')}, ${SO}${cast}` : '';
}

const SO = 'so these shades may be a step off.';
