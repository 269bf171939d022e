import type { AnalysisResult, NamedColor } from '@trueseason/contracts';
import { hexToLab, isColorful } from '@trueseason/style/color';
import { useCallback, useEffect, useRef, useState } from 'react';
import { parseColor } from '../../lib/named-colors.ts';
import { markRevealSeen, wasRevealSeen } from './reveal-seen.ts';

export interface RevealCloth extends NamedColor {
  /** A color to avoid, one of the person's own, or their best. */
  readonly kind: 'wrong' | 'right' | 'best';
}

export interface RevealState {
  /** Null if there is nothing (more) to reveal. */
  readonly cloths: readonly RevealCloth[] | null;
  readonly onStart: () => void;
  readonly onEnd: () => void;
}

/** Only the first screen's styles are loaded; the rest could not be fetched. */
const isUnstyled = (): boolean => document.documentElement.hasAttribute('data-unstyled');

/**
 * Reveals once per order and browser, at the first step. With reduced motion, the page shows at once; without its
 * stylesheet, it waits for the next visit.
 */
export function useReveal(orderId: number, result: AnalysisResult, hash: string): RevealState {
  const [cloths, setCloths] = useState(() => {
    const isFirstStep = hash === '' || hash === '#overview';
    return isFirstStep && !isUnstyled() && !wasRevealSeen(orderId) ? chooseCloths(result) : null;
  });
  const hasEnded = useRef(false);
  useEffect(() => {
    // The page below is accessible again.
    if (hasEnded.current && cloths === null) document.getElementById('main')?.focus({ preventScroll: true });
  }, [cloths]);
  return {
    cloths,
    onStart: useCallback(() => markRevealSeen(orderId), [orderId]),
    onEnd: useCallback(() => {
      markRevealSeen(orderId);
      hasEnded.current = true;
      setCloths(null);
    }, [orderId]),
  };
}

const PAIR_COUNT = 2;

/**
 * Pairs of a color to avoid and one of the person's own, colorful ones first, as similar in lightness as possible so that
 * the hue differs, then the best one. Null if a result has too few.
 */
export function chooseCloths({ overview }: Pick<AnalysisResult, 'overview'>): readonly RevealCloth[] | null {
  const [best, ...ownColors] = overview.signatureColors.map(parseColor);
  const remaining = [...overview.avoidColors];
  if (!best || ownColors.length < PAIR_COUNT || remaining.length < PAIR_COUNT) return null;
  const shown = ownColors.toSorted((a, b) => Number(isColorful(b)) - Number(isColorful(a)));
  const pairs = shown.slice(0, PAIR_COUNT).flatMap((right): RevealCloth[] => {
    const [wrong] = remaining.toSorted((a, b) => lightnessDifference(a, right) - lightnessDifference(b, right));
    if (!wrong) return [];
    remaining.splice(remaining.indexOf(wrong), 1);
    return [
      { ...wrong, kind: 'wrong' },
      { ...right, kind: 'right' },
    ];
  });
  return [...pairs, { ...best, kind: 'best' }];
}

const lightnessDifference = (a: NamedColor, b: NamedColor): number => Math.abs(hexToLab(a.hex)[0] - hexToLab(b.hex)[0]);
