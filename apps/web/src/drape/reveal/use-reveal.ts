import type { AnalysisResult, NamedColor } from '@trueseason/contracts';
import { hexToLab } from '@trueseason/style/color';
import { useCallback, useEffect, useRef, useState } from 'react';
import { parseColor } from '../../lib/named-colors.ts';
import { markRevealSeen, wasRevealSeen } from './reveal-seen.ts';

export interface RevealCloth extends NamedColor {
  /** A color to avoid, one of the person's own, or their best. */
  readonly part: 'wrong' | 'right' | 'best';
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
    const arrived = hash === '' || hash === '#overview';
    return arrived && !isUnstyled() && !wasRevealSeen(orderId) ? chooseCloths(result) : null;
  });
  const ended = useRef(false);
  useEffect(() => {
    // The page below is accessible again.
    if (ended.current && cloths === null) document.getElementById('main')?.focus({ preventScroll: true });
  }, [cloths]);
  return {
    cloths,
    onStart: useCallback(() => markRevealSeen(orderId), [orderId]),
    onEnd: useCallback(() => {
      markRevealSeen(orderId);
      ended.current = true;
      setCloths(null);
    }, [orderId]),
  };
}

const PAIRS = 2;

/**
 * Pairs of a color to avoid and one of the person's own, as similar in lightness as possible so that the hue differs,
 * then the best one. Null if a result has too few.
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

const apart = (a: NamedColor, b: NamedColor): number => Math.abs(hexToLab(a.hex)[0] - hexToLab(b.hex)[0]);
