const SENTENCES = /(?<=\.) (?=\p{Lu})/u;

/** A text without the sentences that its reader was told before. */
export const saidOnce = (text: string, before: string): string =>
  text
    .split(SENTENCES)
    .filter((sentence) => !before.includes(sentence))
    .join(' ');

/** The same where something has to stand, under a heading: all of it where each of its sentences was told before. */
export const saidOnceOrAgain = (text: string, before: string): string => saidOnce(text, before) || text;
