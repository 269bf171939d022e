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
  const kind = necklaceOf(necklace.kind, jewelry.necklaces);
  return {
    ...jewels,
    necklace: { ...necklace, kind, stone: null, heavy: kind === 'chain' && HEAVY.test(jewelry.necklaces) },
    earrings: earrings.kind === 'drops' ? { ...earrings, kind: besideWords(jewelry.earrings), stone: null } : earrings,
  };
}

const HEAVY = /\b(heavy|chunky) chains?\b/i;

type NecklaceKind = DrawnJewelry['necklace']['kind'];

/** What words name that is worn around any neck, the most particular first: a chain says least of a season. */
const PLAIN: readonly (readonly [kind: NecklaceKind, said: RegExp])[] = [
  ['layered', /\blayered chains\b/i],
  ['cord', /\bleather cord\b/i],
  ['pendant', /\b(coin|medallion|locket)\b/i],
  ['collar', /\b(rigid|smooth) collar\b/i],
];

const necklaceOf = (kind: NecklaceKind, words: string): NecklaceKind =>
  kind === 'collar' ? kind : (PLAIN.find(([, said]) => said.test(words))?.[0] ?? 'chain');

const besideWords = (words: string): 'studs' | 'hoops' =>
  /hoops/i.test(words) && !/studs/i.test(words) ? 'hoops' : 'studs';
