import { ABSOLUTE_TYPES, type SeasonName } from '@trueseason/contracts';

export type AbsoluteType = (typeof ABSOLUTE_TYPES)[number];

export interface AbsoluteText {
  readonly subtitle: string;
  readonly description: string;
  /** How to read the palette of the named season that stands beside it. */
  readonly howToUse: (season: SeasonName) => string;
}

export const ABSOLUTE_TEXTS: Readonly<Record<AbsoluteType, AbsoluteText>> = {
  'Absolute Spring': {
    subtitle: 'Spring in equal parts',
    description:
      'Your measurements point to spring without one trait taking the lead: warmth, lightness and clarity weigh about the same. Italian armocromia calls this Absolute Spring.',
    howToUse: (season) =>
      `Start with the palette of ${season}, the nearest of the twelve, and feel free to borrow from the springs on either side as long as the color stays warm and fresh.`,
  },
  'Absolute Summer': {
    subtitle: 'Summer in equal parts',
    description:
      'Your measurements name summer. Coolness, lightness and softness share the work about evenly, and none of them leads, which armocromia names Absolute Summer.',
    howToUse: (season) =>
      `The palette of ${season} is your closest of the twelve; lighter, cooler and dustier summer colors are all within reach when they keep their calm.`,
  },
  'Absolute Autumn': {
    subtitle: 'Autumn in equal parts',
    description:
      'Warmth, depth and mutedness all say autumn, and none of them says it louder than the rest. This even mix is known in armocromia as Absolute Autumn.',
    howToUse: (season) =>
      `Take the palette of ${season} as home ground. Mellow, golden and dark autumn shades can all join it, provided that they look seasoned rather than shiny.`,
  },
  'Absolute Winter': {
    subtitle: 'Winter in equal parts',
    description:
      'Coolness, depth and clarity come out level in your measurements. Armocromia, a finer system of sixteen types, calls such an even winter Absolute Winter.',
    howToUse: (season) =>
      `Use the palette of ${season} first and move freely among winter colors from there; the test for a newcomer is that it is cool and has an edge.`,
  },
};

export const isAbsolute = (type: string): type is AbsoluteType => (ABSOLUTE_TYPES as readonly string[]).includes(type);
