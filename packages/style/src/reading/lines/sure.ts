import { firstMatch } from '../select.ts';

/** How many of the palette's colors are sure: the figure a person is given. */
export const SURE_COLORS = firstMatch(
  {
    id: 'sure-none',
    when: { sureColors: 'none' },
    text: 'None of your {worn} colors is sure yet. First come those that most of your likely seasons share.',
  },
  {
    id: 'sure-one',
    when: { sureColors: 'one' },
    text: 'One of your {worn} colors is sure. Next come those that most of your likely seasons share.',
  },
  {
    id: 'sure-few',
    when: { sureColors: 'few' },
    text: '{sure} of your {worn} colors are sure. Next come those that most of your likely seasons share.',
  },
  {
    id: 'sure-many',
    text: '{sure} of your {worn} colors are sure: photos from another day would give you them, too.',
    says: { sureColors: 'many' },
  },
);
