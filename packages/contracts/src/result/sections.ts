/** Grows when sections or what they hold change: a reading of another version is composed again from its evidence. */
export const READING_VERSION = 5;

/** Sections of a reading, in reading order. */
export const SECTIONS = [
  'finding',
  'preview',
  'verdict',
  'shared',
  'sure',
  'settle',
  'why',
  'second',
  'doubts',
  'own',
  'season',
  'type',
  'tagline',
  'personality',
  'traits',
  'signature',
  'neutrals',
  'lights',
  'brights',
  'avoid',
  'borrowed',
  'clothing',
  'shopping',
  'metals',
  'jewelry',
  'jewels',
  'glasses',
  'frames',
  'hair',
  'hairGuidelines',
  'hairFar',
  'hairAvoid',
  'hairUntried',
  'brows',
  'foundation',
  'foundationDoubt',
  'makeup',
  'makeupGuidelines',
  'eyeshadow',
  'eyeliner',
  'blush',
  'lipstick',
] as const;
export type SectionId = (typeof SECTIONS)[number];

/** What a color is to a person: how hair gets it, whether a shade is theirs, whether lips show through. */
export const COLOR_USES = [
  'own',
  'lowlights',
  'bleach',
  'with time',
  'with more time',
  'deep dye',
  'clear change',
  'match',
  'in range',
  'sheer',
] as const;
export type ColorUse = (typeof COLOR_USES)[number];
