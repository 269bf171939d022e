import { STORY_HEIGHT, STORY_WIDTH, WHICH_ONE } from '@trueseason/drawings';

export const CARD_KINDS = [
  ['story', 'Story'],
  ['square', 'Square'],
  ['loop', 'Loop'],
  ['which', 'Which one?'],
] as const;
export type CardKind = (typeof CARD_KINDS)[number][0];

/** Width and height in pixels of what is shared. */
export const CARD_SIZE: Readonly<Record<CardKind, readonly [number, number]>> = {
  story: [STORY_WIDTH, STORY_HEIGHT],
  square: [1080, 1080],
  // As large as a phone can paint thirty times a second.
  loop: [720, 1280],
  which: [WHICH_ONE.width, WHICH_ONE.height],
};
