import type { AnalysisResult, Scope } from '@trueseason/contracts';
import { hasAdvice } from '@trueseason/style/reading/in-scope';

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

/** The steps with the titles that suit a person. */
export const stepsOf = ({ reading: { sections } }: Pick<AnalysisResult, 'reading'>) =>
  STEPS.map(([id, chapter, title]) => {
    if (id !== 'hair') return { id, chapter, title };
    if (sections.hair.lines.length > 0) return { id, chapter, title };
    // Of a head without visible hair, or of a scope that covers a beard without hair.
    const parts = [
      sections.brows.lines.length > 0 ? 'Brows' : [],
      sections.beard.lines.length + sections.beardAsked.lines.length > 0 ? 'Beard' : [],
    ].flat();
    return { id, chapter, title: parts.join(' and ') || title };
  });

/** Those of a result in its scope: the two that it may leave out only where there is advice. */
export const visibleStepsOf = (result: Pick<AnalysisResult, 'reading'>, scope: Scope) =>
  stepsOf(result).filter(
    ({ id }) => scope === null || (id !== 'hair' && id !== 'makeup') || hasAdvice(result.reading, id),
  );
