import type { Evidence, SeasonName } from '@trueseason/contracts';
import { listed } from './listed.ts';

/** How sure a result is, in the one word that customers read everywhere. */
export type Certainty = 'clear' | 'likely' | 'between';

/**
 * Bounds of the confidence, which is the probability that other photos, taken as these were, give the same season: from
 * the first, at most one set of photos in five says otherwise; below the second, two in five or more do.
 */
const CLEAR = 0.8;
const LIKELY = 0.6;

export function certaintyOf({ confidence }: Pick<Evidence, 'confidence'>): Certainty {
  if (confidence >= CLEAR) return 'clear';
  return confidence >= LIKELY ? 'likely' : 'between';
}

/** What it means for the reader, as one sentence. */
export function certaintyMeaning({ confidence, runnerUp }: Pick<Evidence, 'confidence' | 'runnerUp'>): string {
  const meanings: Readonly<Record<Certainty, string>> = {
    clear: 'Other photos of you, taken as these were, should repeat it.',
    likely: 'Most other photos of you, taken as these were, should repeat it.',
    between: `You lie about as near to ${runnerUp}, so another set of photos could tip it.`,
  };
  return meanings[certaintyOf({ confidence })];
}

/** Why the figure beside the bars is larger than the first of them is long; "" where it is not. */
export const whyRepeatsMore = ({
  confidence,
  distribution: [first],
}: Pick<Evidence, 'confidence' | 'distribution'>): string =>
  first && confidence > first.probability
    ? 'The answer repeats more often than its bar is long: a bar counts single draws, and the answer rests on all of them together, which move less.'
    : '';

/** What photos that do not give the answer on their own give instead; "" where none does, or where it is not known. */
export function othersNamed({ photos, agreeing, others = [] }: Evidence['agreement']): string {
  if (others.length === 0) return '';
  const alone = photos - agreeing === 1;
  const who = agreeing === 0 ? (alone ? 'It' : 'They') : `The other photo${alone ? '' : 's'}`;
  return `${who} ${alone ? 'names' : 'name'} ${listed(others)}.`;
}

export interface CertaintyWords {
  readonly certainty: Certainty;
  /** For a label: "Likely". */
  readonly word: string;
  /** For a line of its own: "Likely; Light Summer is close". */
  readonly line: string;
  readonly meaning: string;
}

/** The same words in the web, the report and the mail. */
export function certaintyWords(
  season: SeasonName,
  evidence: Pick<Evidence, 'confidence' | 'runnerUp'>,
): CertaintyWords {
  const { runnerUp } = evidence;
  const certainty = certaintyOf(evidence);
  const words: Readonly<Record<Certainty, Pick<CertaintyWords, 'word' | 'line'>>> = {
    // Alone, the word would be read as a trait of colors.
    clear: { word: 'Clear', line: 'A clear answer' },
    likely: { word: 'Likely', line: `Likely; ${runnerUp} is close` },
    between: { word: 'Between two', line: `Between two: ${season} and ${runnerUp}` },
  };
  return { certainty, ...words[certainty], meaning: certaintyMeaning(evidence) };
}

/** A share as whole percent, but never 0 or 100 for what is neither. */
export function percentText(share: number): string {
  const whole = Math.round(share * 100);
  if (whole === 0 && share > 0) return 'under 1%';
  return whole === 100 && share < 1 ? 'over 99%' : `${whole}%`;
}
