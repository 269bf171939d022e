import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

/** What our readers need at the most: eight years of school. */
export const HIGHEST_GRADE = 8;

/**
 * Words that a page cannot do without, counted as if they had two syllables: our name, what we measure and sell, and names
 * that the law gives. Nothing else is let off.
 */
const KNOWN = /^(trueseason|analys[ei]s|photos?|colou?rs?|undertones?|measurements?|privacy|biometric|european)$/i;
/** Shorter ones are labels, and no sentence. */
const FEWEST_WORDS = 4;

export interface ReadingGrade {
  /** Flesch and Kincaid's, of all sentences together: years of school. */
  readonly grade: number;
  readonly sentences: number;
  /** The three that are hardest to read, to begin with. */
  readonly hardest: readonly string[];
}

interface Counts {
  readonly sentence: number;
  readonly word: number;
  readonly syllable: number;
}

const syllablesOf = (word: string): number => (KNOWN.test(word) ? 2 : Math.max(1, syllable(word)));

/** The sentences of a paragraph; a colon or a dash ends none. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]["”’)]?)\s+(?=["“‘(]?[\p{Lu}\d])/u);

function countOf(sentence: string): Counts {
  const words = sentence.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  return { sentence: 1, word: words.length, syllable: words.reduce((sum, word) => sum + syllablesOf(word), 0) };
}

/** How many years of school texts take, each a paragraph, an item or a cell. */
export function readingGrade(texts: readonly string[]): ReadingGrade {
  const counted = texts
    .flatMap((text) => sentencesOf(text.replace(/\s+/g, ' ').trim()))
    .map((sentence) => ({ sentence, counts: countOf(sentence) }))
    .filter(({ counts }) => counts.word >= FEWEST_WORDS);
  const total = (name: keyof Counts) => counted.reduce((sum, { counts }) => sum + counts[name], 0);
  const all = { sentence: total('sentence'), word: total('word'), syllable: total('syllable') };
  const hardest = counted
    .map(({ sentence, counts }) => ({ sentence, grade: fleschKincaid({ ...counts }) }))
    .toSorted((one, other) => other.grade - one.grade)
    .slice(0, 3)
    .map(({ sentence, grade }) => `${grade.toFixed(1)}: ${sentence}`);
  return { grade: counted.length > 0 ? fleschKincaid(all) : 0, sentences: counted.length, hardest };
}
