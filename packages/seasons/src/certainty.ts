import { type Evidence, isLightAssumed, type SeasonName } from '@trueseason/contracts';
import { allNameAnother, togetherSaid } from './agreement.ts';
import { listed } from './listed.ts';

/** How sure a result is, in the one word that customers read everywhere. */
export type Certainty = 'clear' | 'likely' | 'between';

/**
 * Bounds of the confidence, which is the probability that other photos, taken as these were, give the same season: from
 * the first, at most one set of photos in ten says otherwise, and the first bar is twice as long as the next two together;
 * below the second, two in five or more do.
 */
const CLEAR = 0.9;
const LIKELY = 0.6;

export function certaintyOf({ confidence }: Pick<Evidence, 'confidence'>): Certainty {
  if (confidence >= CLEAR) return 'clear';
  return confidence >= LIKELY ? 'likely' : 'between';
}

/** What it means for the reader, as one sentence. It speaks of sets: a photo alone errs more than several together. */
export function certaintyMeaning({ confidence, runnerUp }: Pick<Evidence, 'confidence' | 'runnerUp'>): string {
  const meanings: Readonly<Record<Certainty, string>> = {
    clear: 'Another set of photos of you, taken as these were, should give the same answer.',
    likely: 'Most other sets of photos of you, taken as these were, should give the same answer.',
    between: `You lie about as near to ${runnerUp}, so other photos could name it.`,
  };
  return meanings[certaintyOf({ confidence })];
}

/** Why the figure beside the bars is larger than the first of them is long; "" where it is not. */
export const whyRepeatsMore = ({
  confidence,
  distribution: [first],
}: Pick<Evidence, 'confidence' | 'distribution'>): string =>
  first && confidence > first.probability
    ? 'The answer repeats more often than its bar is long: a bar allows for every uncertainty of the measurement, the figure asks only whether other photos like these give the same answer.'
    : '';

const COUNTS = ['none', 'one', 'two', 'three', 'four', 'five'];

type Told = Pick<Evidence, 'confidence' | 'runnerUp' | 'agreement' | 'photos' | 'light' | 'axes'>;

/**
 * That photos read alone name another season, said beside a word that would seem to deny it. "" where none does, and for
 * an answer between two, which promises nothing that they deny unless all of them name the same other season.
 */
export function namedAlone(season: SeasonName, evidence: Omit<Told, 'light' | 'runnerUp'>): string {
  const { photos, agreeing, others = [] } = evidence.agreement;
  const differing = photos - agreeing;
  if (differing === 0 || photos < 2) return '';
  if (certaintyOf(evidence) === 'between' && !allNameAnother(evidence.agreement)) return '';
  const together = togetherSaid(season, evidence);
  const alone = differing === 1;
  const which = photos === 2 ? 'both photos' : `all ${COUNTS[photos]}`;
  const who = agreeing === 0 ? 'they name' : `${COUNTS[differing]} of them ${alone ? 'names' : 'name'}`;
  const named = others.length > 0 ? listed(others) : alone ? 'another season' : 'other seasons';
  const counting = evidence.photos.length > photos ? ' that count' : '';
  return `It rests on ${which}${counting} together: read alone, ${who} ${named}${together && `; ${together}`}.`;
}

/** What an answer rests on whose light was not read: assumed, it errs alike in every set of photos. "" for any other. */
export const restsOnLight = (evidence: Pick<Evidence, 'light'>): string =>
  isLightAssumed(evidence)
    ? 'We had to assume the light, as the whites of your eyes could hardly be read: photos facing a window would tell more.'
    : '';

export interface CertaintyWords {
  readonly certainty: Certainty;
  /** For a label: "Likely". No single "clear", which is an end of the chroma axis. */
  readonly word: string;
  /** For a table, with what it rests on: "Likely, in an assumed light". */
  readonly fact: string;
  /** For a line of its own: "Likely; Light Summer comes second". */
  readonly line: string;
  readonly meaning: string;
}

/** What the word means, and what could be held against it. */
export const certaintySaid = (season: SeasonName, evidence: Told): string =>
  [certaintyMeaning(evidence), namedAlone(season, evidence), restsOnLight(evidence)].filter(Boolean).join(' ');

/** The same words in the web, the report and the mail. */
export function certaintyWords(season: SeasonName, evidence: Told): CertaintyWords {
  const { runnerUp } = evidence;
  const certainty = certaintyOf(evidence);
  const words: Readonly<Record<Certainty, Pick<CertaintyWords, 'word' | 'line'>>> = {
    clear: { word: 'A clear answer', line: 'A clear answer' },
    likely: { word: 'Likely', line: `Likely; ${runnerUp} comes second` },
    between: { word: 'Between two', line: `Between two: ${season} and ${runnerUp}` },
  };
  const { word, line } = words[certainty];
  const fact = isLightAssumed(evidence) ? `${word}, in an assumed light` : word;
  return { certainty, word, fact, line, meaning: certaintySaid(season, evidence) };
}

interface Sure {
  readonly season: SeasonName;
  readonly evidence?: Told | null | undefined;
}

/** "" where it is not known. */
export const sureLine = ({ season, evidence }: Sure): string => (evidence ? certaintyWords(season, evidence).line : '');

/** A share as whole percent, but never 0 or 100 for what is neither. */
export function percentText(share: number): string {
  const whole = Math.round(share * 100);
  if (whole === 0 && share > 0) return 'under 1%';
  return whole === 100 && share < 1 ? 'over 99%' : `${whole}%`;
}
