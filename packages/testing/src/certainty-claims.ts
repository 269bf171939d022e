import type { Evidence } from '@trueseason/contracts';
import { clothingColors, isSure, paletteOf, rateColors } from '@trueseason/style/seasons';

type Rated = Pick<Evidence, 'distribution' | 'kept'>;
type Bars = Rated['distribution'];
type Kind = 'one' | 'two' | 'open';

interface Claim {
  readonly says: RegExp;
  readonly kind?: Kind;
  /** Whether the bars show it. `named` is what the expression captured. */
  readonly holds: (bars: Bars, named: readonly string[], evidence: Rated) => boolean;
}

const shareOf = (bars: Bars, count: number): number =>
  bars.slice(0, count).reduce((sum, { probability }) => sum + probability, 0);
const areFirst = (bars: Bars, names: readonly string[], from = 0): boolean =>
  names.every((name, i) => bars[from + i]?.season === name);

const sureColorsIn = (evidence: Rated): number => {
  const [first] = evidence.distribution;
  return first ? rateColors(clothingColors(paletteOf(first.season)), evidence).filter(isSure).length : 0;
};

const oneLeads: Claim['holds'] = (bars) => shareOf(bars, 1) >= 0.5;
const twoLead: Claim['holds'] = (bars) => shareOf(bars, 1) < 0.5 && shareOf(bars, 2) >= 0.5;
const noneLeads: Claim['holds'] = (bars) => shareOf(bars, 2) < 0.5;
const never: Claim['holds'] = () => false;

/** All that is said of certainty anywhere, by its words and by what the bars must show; apart from the code that says it. */
const CLAIMS: readonly Claim[] = [
  { says: /which leads|It leads|One season leads/, kind: 'one', holds: oneLeads },
  { says: /Together, these two lead|close behind|Two seasons lead together/, kind: 'two', holds: twoLead },
  { says: /Also possible:|Close to|Several seasons are possible/, kind: 'open', holds: noneLeads },
  { says: /came out at least as often as all other seasons together/, kind: 'one', holds: oneLeads },
  { says: /came out at least as often as all others\./, kind: 'two', holds: twoLead },
  { says: /no two seasons came out half of the time/, kind: 'open', holds: noneLeads },
  { says: /comes down to|could settle it/, holds: (bars) => shareOf(bars, 1) < 0.5 },
  { says: /(?:Your|Their) season: (\w+ \w+)/, holds: (bars, names) => areFirst(bars, names) },
  { says: /(?:Your|Their|\b) ?[Ss]econd: (\w+ \w+)/, holds: (bars, names) => areFirst(bars, names, 1) },
  { says: /With (\w+ \w+) close behind/, holds: (bars, names) => areFirst(bars, names, 1) },
  { says: /(?:Also possible:|Close to) (\w+ \w+) and (\w+ \w+)/, holds: (bars, names) => areFirst(bars, names, 1) },
  {
    says: /(\d+) of your 36 colors are sure/,
    holds: (_, [count], evidence) => sureColorsIn(evidence) === Number(count),
  },
  { says: /One of your 36 colors is sure/, holds: (_, __, evidence) => sureColorsIn(evidence) === 1 },
  { says: /None of your 36 colors is sure/, holds: (_, __, evidence) => sureColorsIn(evidence) === 0 },
  // What was said once, and a percentage of the season's name, is said nowhere.
  { says: /[Mm]ost likely|close second|distant second|fits you best|close between|runner-up/, holds: never },
  { says: /\bin (?:about )?\d+ ?% of cases/, holds: never },
];

/** Claims of which only one can stand beside the person: that a trait decided, and that it is open. */
const DECIDED = /which puts [A-Z][a-z]+ [A-Z][a-z]+ first|(?<!not yet )decided against/;
const OPEN = /still open|comes down to|not yet decided against/;

/** The words of markup. */
export const wordsIn = (markup: string): string =>
  markup
    .replaceAll(/<style.*?<\/style>/gs, ' ')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');

/** What a text says about certainty that the bars refute, and what it says of both ends. Empty if it is all true. */
export function refutedClaims(text: string, evidence: Rated): string[] {
  const refuted = CLAIMS.flatMap(({ says, holds }) =>
    [...text.matchAll(new RegExp(says, 'g'))]
      .filter(([, ...named]) => !holds(evidence.distribution, named, evidence))
      .map(([words]) => words),
  );
  const both = DECIDED.test(text) && OPEN.test(text) ? ['a trait decided and is open'] : [];
  return [...refuted, ...both];
}

/** The kinds of certainty that a text states: one, if all of it agrees. */
export const kindsIn = (text: string): Kind[] => [
  ...new Set(CLAIMS.flatMap(({ says, kind }) => (kind && says.test(text) ? [kind] : []))),
];
