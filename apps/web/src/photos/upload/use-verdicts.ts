import { adviceOn, type PhotoCheck, type PhotoPosition } from '@trueseason/contracts';
import { firstAlike } from '@trueseason/vision/place';
import { useRef } from 'react';
import { likenessOf, useLikeness } from './use-likeness.ts';
import { hasProblems, isAvailable, type PendingVerdict, usePhotoProblems } from './use-photo-problems.ts';

/**
 * The verdict on each photo, also compared with the others, the number of its place, and the numbers of those to replace
 * before sending.
 * @param maySend whether photos may be sent to be checked
 */
export function useVerdicts(photos: readonly File[], maySend: boolean) {
  const { checks, copies, verdicts: alone, toReplace } = usePhotoProblems(photos, maySend);
  const isCompared = useLikeness(checks);
  const isChecking = checks.includes('checking') || !isCompared;
  /** Photos whose verdict has been shown, which stays while others are checked. */
  const toldPhotos = useRef(new WeakSet<File>());

  /** The number of another photo of the same shot that could count instead. */
  const twinOf = (index: number): PhotoPosition | undefined => {
    const check = checks[index];
    const twin = checks.findIndex((other, i) => {
      if (i === index || !isAvailable(check) || !isAvailable(other) || hasProblems(alone[i])) return false;
      return (i < index ? likenessOf(other, check) : likenessOf(check, other))?.isSameShot === true;
    });
    return twin < 0 ? undefined : twin + 1;
  };

  const verdicts = photos.map((photo, index) => {
    const verdict = alone[index] ?? null;
    if (!isAvailable(verdict)) return verdict;
    const twin = twinOf(index);
    // Shown on both, because only the analysis decides which one counts.
    if (twin && !copies.has(photo)) {
      return { ...verdict, warnings: [adviceOn('repeated', { repeatOf: twin }), ...verdict.warnings], repeats: true };
    }
    // A photo that is checked with it may show the same shot.
    return isChecking && !hasProblems(verdict) && !toldPhotos.current.has(photo) ? 'checking' : verdict;
  });
  if (!isChecking) toldPhotos.current = new WeakSet(photos);
  return { verdicts, places: placeNumbers(checks), toReplace };
}

/** Per photo, the number of its place in order, from 1; null until two or more were compared and this is one of them. */
function placeNumbers(checks: readonly (PhotoCheck | PendingVerdict | null)[]): readonly (number | null)[] {
  const comparable: PhotoCheck[] = [];
  for (const check of checks) {
    const mayCount = isAvailable(check) && check.problems.length === 0 && check.shot && check.scene;
    if (mayCount && comparable.every((other) => (likenessOf(other, check)?.isSamePlace ?? null) !== null))
      comparable.push(check);
  }
  if (comparable.length < 2) return checks.map(() => null);
  const firsts = firstAlike(comparable, (later, earlier) => likenessOf(earlier, later)?.isSamePlace === true);
  const places = [...new Set(firsts)];
  return checks.map((check) => {
    const first = isAvailable(check) ? firsts[comparable.indexOf(check)] : undefined;
    return first === undefined ? null : places.indexOf(first) + 1;
  });
}
