import type { Presentation } from '@trueseason/contracts';
import type { DrawnJewelry, SeasonProfile } from './season-profile.ts';

/** Until somebody asks for feminine cuts, drops are drawn as what the words beside them name for any ear. */
export function ownJewels(
  { jewels, jewelry }: Pick<SeasonProfile, 'jewels' | 'jewelry'>,
  presentation: Presentation | null | undefined,
): DrawnJewelry {
  const { earrings } = jewels;
  if (presentation === 'feminine' || earrings.kind !== 'drops') return jewels;
  return { ...jewels, earrings: { ...earrings, kind: besideWords(jewelry.earrings), stone: null } };
}

const besideWords = (words: string): 'studs' | 'hoops' =>
  /hoops|curves/i.test(words) && !/studs/i.test(words) ? 'hoops' : 'studs';
