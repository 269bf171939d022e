import { hexToLab } from '@trueseason/color';
import type { AnalysisResult, NamedColor } from '@trueseason/contracts';
import { parseColor } from '../../lib/named-colors.ts';

export interface RevealCloth extends NamedColor {
  /** Against the person, for them, or the best of all. */
  readonly part: 'wrong' | 'right' | 'best';
}

const PAIRS = 2;

/**
 * The cloths of the reveal in their order: pairs of one to avoid and one of the person's own, as light as each other
 * as they come, so that it is the color that differs; then the best one. Null where a result has too few.
 */
export function chooseCloths({ overview }: Pick<AnalysisResult, 'overview'>): readonly RevealCloth[] | null {
  const [best, ...own] = overview.signatureColors.map(parseColor);
  const left = [...overview.avoidColors];
  if (!best || own.length < PAIRS || left.length < PAIRS) return null;
  const pairs = own.slice(0, PAIRS).flatMap((right): RevealCloth[] => {
    const [wrong] = left.toSorted((a, b) => apart(a, right) - apart(b, right));
    if (!wrong) return [];
    left.splice(left.indexOf(wrong), 1);
    return [
      { ...wrong, part: 'wrong' },
      { ...right, part: 'right' },
    ];
  });
  return [...pairs, { ...best, part: 'best' }];
}

const lightnessOf = ({ hex }: NamedColor): number => hexToLab(hex)[0];
const apart = (a: NamedColor, b: NamedColor): number => Math.abs(lightnessOf(a) - lightnessOf(b));
