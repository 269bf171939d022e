import type { Evidence, SeasonName } from '@trueseason/contracts';
import { whySaid } from './deciding-axis.ts';

const SENTENCES = /(?<=\.) (?=\p{Lu})/u;
/** What the lead says of the traits together, in other words and as well without a figure. */
const WITHOUT_FIGURE = /^Your coloring (is|leans|lies) /;

/** A text without the sentences that its reader was told before. */
export const saidOnce = (text: string, before: string): string =>
  text
    .split(SENTENCES)
    .filter((sentence) => !before.includes(sentence))
    .join(' ');

/** The same where something has to stand, under a heading: all of it where each of its sentences was told before. */
export const saidOnceOrAgain = (text: string, before: string): string => saidOnce(text, before) || text;

/**
 * Why it is this season, for who was told it in plain words just before: only what figures add. "" where that is nothing.
 * @param before what was told
 */
export const whyInFigures = (
  season: SeasonName,
  evidence: Pick<Evidence, 'why' | 'decidingAxis'>,
  before: string,
): string =>
  saidOnce(whySaid(evidence), before)
    .split(SENTENCES)
    .filter((sentence) => !WITHOUT_FIGURE.test(sentence))
    .join(' ')
    // The sentence that named the season was said before.
    .replace(/^(The (?:strongest|surest)|One) of its traits/, `$1 of ${season}’s traits`)
    .replace(/^What speaks for it rather/, `What speaks for ${season} rather`)
    .replace(/^What tips it /, 'What tips the answer ');
