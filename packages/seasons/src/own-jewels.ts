import type { Presentation } from '@trueseason/contracts';
import type { DrawnJewelry, SeasonProfile } from './season-profile.ts';

/**
 * Until somebody asks for feminine cuts, what is strung or hangs is drawn as plain metal that anybody wears: as the words
 * beside it name it, where they do.
 */
export function ownJewels(
  { jewels, jewelry }: Pick<SeasonProfile, 'jewels' | 'jewelry'>,
  presentation: Presentation | null | undefined,
): DrawnJewelry {
  if (presentation === 'feminine') return jewels;
  const { necklace, earrings } = jewels;
  const isStrung = necklace.kind === 'beads' || necklace.kind === 'pendant';
  const kind = isStrung ? 'chain' : necklace.kind;
  return {
    ...jewels,
    necklace: { ...necklace, kind, stone: null, heavy: kind === 'chain' && HEAVY.test(jewelry.necklaces) },
    earrings: earrings.kind === 'drops' ? { ...earrings, kind: besideWords(jewelry.earrings), stone: null } : earrings,
  };
}

const HEAVY = /\b(heavy|chunky)\b/i;

const besideWords = (words: string): 'studs' | 'hoops' =>
  /hoops/i.test(words) && !/studs/i.test(words) ? 'hoops' : 'studs';
