import type { PhotoCheck } from '@trueseason/contracts';
import { isAnotherPlace } from '@trueseason/vision/place';
import { isSameShot } from '@trueseason/vision/same-shot';
import { useEffect, useReducer } from 'react';
import { isAvailable, type PendingVerdict } from './use-photo-problems.ts';

/** What two photos are to each other. */
export interface Likeness {
  readonly isSameShot: boolean;
  /** Unknown where one does not show enough of a place. */
  readonly isSamePlace: boolean | null;
}

type PlacedCheck = PhotoCheck & Required<Pick<PhotoCheck, 'shot' | 'scene'>>;
const isPlaced = (check: PhotoCheck): check is PlacedCheck => check.shot !== undefined && check.scene !== undefined;

const likenesses = new WeakMap<PhotoCheck, WeakMap<PhotoCheck, Likeness>>();
/** Of two checks, in the order of their photos. */
export const likenessOf = (first: PhotoCheck, second: PhotoCheck): Likeness | undefined =>
  likenesses.get(first)?.get(second);

function compare(first: PhotoCheck, second: PhotoCheck): Likeness {
  return {
    isSameShot: Boolean(first.shot && second.shot && isSameShot(first.shot, second.shot)),
    isSamePlace: isPlaced(first) && isPlaced(second) ? !isAnotherPlace(first, second) : null,
  };
}

/** Compares photos in pairs, one pair per task, because a pair takes longer than a frame. @returns whether all are compared */
export function useLikeness(checks: readonly (PhotoCheck | PendingVerdict | null)[]): boolean {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const available = checks.filter(isAvailable);
  const [first, second] =
    available
      .flatMap((check, i) => available.slice(i + 1).map((other) => [check, other] as const))
      .find((pair) => !likenessOf(...pair)) ?? [];
  useEffect(() => {
    if (!first || !second) return;
    const timer = setTimeout(() => {
      const comparisons = likenesses.get(first) ?? new WeakMap<PhotoCheck, Likeness>();
      likenesses.set(first, comparisons.set(second, compare(first, second)));
      redraw();
    });
    return () => clearTimeout(timer);
  }, [first, second]);
  return !first;
}
