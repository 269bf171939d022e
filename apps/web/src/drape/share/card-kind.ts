import { STORY_HEIGHT, STORY_WIDTH } from '@trueseason/drawings';

export const CARD_KINDS = [
  ['story', 'Story'],
  ['square', 'Square'],
] as const;
export type CardKind = (typeof CARD_KINDS)[number][0];

/** Width and height of the shared picture in pixels. */
export const CARD_SIZE: Readonly<Record<CardKind, readonly [number, number]>> = {
  story: [STORY_WIDTH, STORY_HEIGHT],
  square: [1080, 1080],
};
