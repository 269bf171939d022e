import { ABSOLUTE_TYPES, SEASON_COUNT, type SeasonName, TYPE_COUNT } from '@trueseason/contracts';

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
      'Your measurements point to spring without one trait taking the lead: warmth, lightness and clarity weigh about the same.',
    howToUse: (season) =>
      `Start with the palette of ${season}, the nearest of the twelve, and feel free to borrow from the springs on either side as long as the color stays warm and fresh.`,
  },
  'Absolute Summer': {
    subtitle: 'Summer in equal parts',
    description:
      'Your measurements name summer. Coolness, lightness and softness share the work about evenly, and none of them leads.',
    howToUse: (season) =>
      `The palette of ${season} is your closest of the twelve; lighter, cooler and dustier summer colors are all within reach when they keep their calm.`,
  },
  'Absolute Autumn': {
    subtitle: 'Autumn in equal parts',
    description: 'Warmth, depth and mutedness all say autumn, and none of them says it louder than the rest.',
    howToUse: (season) =>
      `Take the palette of ${season} as home ground. Mellow, golden and dark autumn shades can all join it, provided that they look seasoned rather than shiny.`,
  },
  'Absolute Winter': {
    subtitle: 'Winter in equal parts',
    description: 'Coolness, depth and clarity come out level in your measurements.',
    howToUse: (season) =>
      `Use the palette of ${season} first and move freely among winter colors from there; the test for a newcomer is that it is cool and has an edge.`,
  },
};

export const isAbsolute = (type: string): type is AbsoluteType => (ABSOLUTE_TYPES as readonly string[]).includes(type);

/** Between the paragraphs of a description. */
export const PARAGRAPH = '\n\n';

/** Names the type where no heading does. */
const calledSo = (type: AbsoluteType): string =>
  `Among ${TYPE_COUNT} types, a count no more exact than ${SEASON_COUNT}, this is called ${type}. `;

/** What the reading of more types says of somebody, and how to wear the nearest season by it. */
export function absoluteParagraph(type: AbsoluteType, season: SeasonName): string {
  const { description, howToUse } = ABSOLUTE_TEXTS[type];
  return `${description} ${calledSo(type)}${howToUse(season)}`;
}

/** A description as its own paragraphs, and what it says of an Absolute type, which has a place and a heading of its own on a page. */
export function describedParts(description: string): {
  readonly paragraphs: readonly string[];
  readonly absolute: string;
} {
  const paragraphs = description.split(PARAGRAPH);
  for (const type of ABSOLUTE_TYPES) {
    const absolute = paragraphs.find((text) => text.startsWith(ABSOLUTE_TEXTS[type].description));
    if (absolute)
      return {
        paragraphs: paragraphs.filter((text) => text !== absolute),
        absolute: absolute.replace(calledSo(type), ''),
      };
  }
  return { paragraphs, absolute: '' };
}
