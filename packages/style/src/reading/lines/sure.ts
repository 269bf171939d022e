import { firstMatch, firstMatches } from '../select.ts';

/** How many of the palette's colors are sure, shown only with the evidence: it counts how much likely palettes share. */
export const SURE_COUNT = firstMatch(
  { id: 'sure-none', when: { sureColors: 'none' }, text: 'None of your {worn} colors is sure yet.' },
  { id: 'sure-one', when: { sureColors: 'one' }, text: 'One of your {worn} colors is sure.' },
  { id: 'sure-few', when: { sureColors: 'few' }, text: '{sure} of your {worn} colors are sure.' },
  { id: 'sure-many', text: '{sure} of your {worn} colors are sure.', says: { sureColors: 'many' } },
);

/** What that means. */
export const SURE_MEANS = firstMatches(1, {
  id: 'sure-means',
  when: { sureColors: ['one', 'few', 'many'] },
  text: 'Sure means that photos from another day would give it to you again, or a color very like it.',
});
