import type { AnalysisResult } from '@trueseason/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isStill } from '../../lib/browser/stillness.ts';
import { chooseCloths, type RevealCloth } from './choose-cloths.ts';
import { markRevealSeen, wasRevealSeen } from './reveal-seen.ts';

/** The page has no more than the rules of its first screen: what began it could not fetch the others. */
const isUnstyled = (): boolean => document.documentElement.hasAttribute('data-unstyled');

export interface RevealState {
  /** Null when there is nothing to reveal, or no longer. */
  readonly cloths: readonly RevealCloth[] | null;
  readonly onStart: () => void;
  readonly onEnd: () => void;
}

/**
 * Whether this arrival is the one that reveals: at the first step, once an order and browser. A device that was asked
 * for stillness is shown a cross-fade within the page instead, and a page without its stylesheet waits for the next
 * visit.
 */
export function useReveal(orderId: number, result: AnalysisResult, hash: string): RevealState {
  const [cloths, setCloths] = useState(() => {
    const arrived = hash === '' || hash === '#overview';
    return arrived && !isUnstyled() && !isStill() && !wasRevealSeen(orderId) ? chooseCloths(result) : null;
  });
  const ended = useRef(false);
  useEffect(() => {
    // The page that was covered is the one to go on with, as soon as it can be reached again.
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
