import type { Evidence } from '@trueseason/contracts';
import { hasDeeperSkin } from './deeper-skin.ts';
import type { CelebrityMention, SeasonOutfit } from './season-profile.ts';

/**
 * Stands before celebrities, wherever they are named; and, after them, whom of their own kind somebody does not find there,
 * and a book that has them. `missing` is "" where nobody is.
 */
export function celebrityNote(
  celebrities: readonly Pick<CelebrityMention, 'deeper' | 'man'>[],
  evidence: Pick<Evidence, 'ita'> | null,
): { readonly lead: string; readonly missing: string } {
  const isDeepMissing = evidence && hasDeeperSkin(evidence) && celebrities.every(({ deeper }) => !deeper);
  const isManMissing = celebrities.every(({ man }) => !man);
  const lead = `Style lists name these people for this season. ${isDeepMissing || isManMissing ? AT_MOST : DOUBTS}`;
  if (isDeepMissing)
    return {
      lead,
      missing: `The lists name ${isManMissing ? 'neither a man nor anybody' : 'nobody'} of deeper skin yet; ${WITH_DEEPER}`,
    };
  return { lead, missing: isManMissing ? 'The lists name no man for it yet.' : '' };
}

const DOUBTS =
  'Nobody measured them, and stage light, dye and makeup change what we see, so take them as inspiration and not as proof.';

/** Jean E. Patton, Color to Color: The Black Woman's Guide to a Rainbow of Fashion and Beauty (1991). */
const WITH_DEEPER = 'Jean Patton’s “Color to Color” shows every palette on deeper skin.';

const AT_MOST = 'Nobody measured them: take them as inspiration and not as proof.';

/**
 * Our own looks, and nobody's of these people: the last first, since the clothing step begins with the others, and those
 * with shorts after all, which read as a joke beside a name.
 */
export function looksBesideNames(outfits: readonly SeasonOutfit[]): SeasonOutfit[] {
  const hasShorts = ({ garments }: SeasonOutfit) => Number(garments.some(({ kind }) => kind === 'shorts'));
  return outfits.toReversed().sort((a, b) => hasShorts(a) - hasShorts(b));
}
