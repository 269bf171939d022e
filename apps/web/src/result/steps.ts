import type { AnalysisResult, Head } from '@trueseason/contracts';
import { headOf } from '@trueseason/style/person/head';

/** The nine steps of a result: id, chapter and title. */
const STEPS = [
  ['overview', 'You', 'Season Overview'],
  ['palette', 'Colors', 'Color Palette'],
  ['clothing', 'Wear', 'Clothing Overview'],
  ['accessories', 'Wear', 'Metals, Jewelry & Glasses'],
  ['hair', 'Face', 'Hair Color'],
  ['makeup', 'Face', 'Makeup'],
  ['celebrities', 'Face', 'Celebrity Inspiration'],
  ['evidence', 'Why', 'Evidence'],
  ['share', 'Why', 'Share Results'],
] as const;

/** In place of hair color, which a head without visible hair has none of. */
const HAIR_TITLES: Readonly<Partial<Record<Head, string>>> = { bare: 'Brows and Beard', covered: 'Brows' };

/** The steps with the titles that suit a person. */
export const stepsOf = ({ evidence, reading: { sections } }: AnalysisResult) =>
  STEPS.map(([id, chapter, title]) => {
    if (id !== 'hair') return { id, chapter, title };
    // A scope may cover a beard without hair.
    const ofScope = sections.hair.lines.length > 0 ? title : 'Beard';
    return { id, chapter, title: HAIR_TITLES[headOf(evidence)] ?? ofScope };
  });
