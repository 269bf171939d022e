import type { AnalysisResult } from '@trueseason/contracts';

/** A line for who wears none, of which each season has one. */
const FOR_BARE = [
  /\b(no|without|wearing none)\b.*\b(makeup|balm)\b/i,
  /\b(bare face|natural face|unpainted|wear nothing|makeup is not for you)\b/i,
];

export interface MakeupToRead {
  readonly lead: string;
  readonly guidelines: readonly string[];
}

/**
 * A season's advice on makeup in the order in which it is read: who asks to be drawn in masculine cuts meets first what is
 * said to who wears none, and the colors after it, since some of them wear it.
 */
export function makeupToRead({
  recommendations: { makeup },
  makeup: { guidelines },
  evidence,
}: Pick<AnalysisResult, 'recommendations' | 'makeup'> & {
  readonly evidence: Pick<AnalysisResult['evidence'], 'answers'> | null;
}): MakeupToRead {
  const bare = guidelines.find((line) => FOR_BARE.some((pattern) => pattern.test(line)));
  if (!bare || evidence?.answers?.presentation !== 'masculine') return { lead: makeup, guidelines };
  return { lead: bare, guidelines: [makeup, ...guidelines.filter((line) => line !== bare)] };
}
