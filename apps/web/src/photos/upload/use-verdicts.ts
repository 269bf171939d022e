import { skipToken, useQuery } from '@tanstack/react-query';
import {
  adviceOn,
  doesCount,
  PHOTO_PROBLEM_ADVICE,
  type PhotoAdvice,
  type PhotoCheck,
  type PhotoPosition,
  type PhotoVerdict,
  shownWarnings,
} from '@trueseason/contracts';
import { firstAlike, isAnotherPlace } from '@trueseason/vision/place';
import { isSameShot, type Shot } from '@trueseason/vision/same-shot';
import { useEffect, useMemo, useRef, useState } from 'react';
import { inTime } from '../../lib/browser/in-time.ts';
import { backoffMs, useRetry } from '../../lib/browser/retry.ts';
import { checkPhoto, knownCheck, mayCheckLater } from '../photo-checks.ts';

/** Shown next to a photo. Problems block sending, warnings do not. */
export interface Verdict {
  readonly problems: readonly PhotoAdvice[];
  readonly warnings: readonly PhotoAdvice[];
  /** Another photo shows the same shot, so one of them does not count. */
  readonly repeats: boolean;
}

/** Per photo, the number of its place in order, from 1; null until two or more were seen and this is one of them. */
export function placeNumbers(checks: readonly (PhotoCheck | PendingVerdict | null)[]): readonly (number | null)[] {
  const scenes = checks.flatMap((check, index) => {
    const { shot, scene } = (isAvailable(check) && check.problems.length === 0 && check) || {};
    return shot && scene ? [{ index, shot, scene }] : [];
  });
  if (scenes.length < 2) return checks.map(() => null);
  const firsts = firstAlike(scenes, (a, b) => !isAnotherPlace(a, b));
  const places = [...new Set(firsts)];
  return checks.map((_, index) => {
    const first = firsts[scenes.findIndex((photo) => photo.index === index)];
    return first === undefined ? null : places.indexOf(first) + 1;
  });
}

/** Being checked now; or not yet, which repeats itself, and is done with its order at the latest. */
export type PendingVerdict = 'checking' | 'unseen';

const isAvailable = <T extends object>(about: T | PendingVerdict | null | undefined): about is T =>
  typeof about === 'object' && about !== null;
const hasProblems = (verdict: Verdict | PendingVerdict | null | undefined): boolean =>
  isAvailable(verdict) && verdict.problems.length > 0;

const toVerdict = (checked: Omit<PhotoVerdict, 'position'>): Verdict => ({
  problems: checked.problems.map((problem) => PHOTO_PROBLEM_ADVICE[problem]),
  warnings: shownWarnings(checked.warnings).map((warning) => adviceOn(warning, checked)),
  repeats: !doesCount(checked),
});

const NO_ADVICE: Verdict = { problems: [], warnings: [], repeats: false };

/**
 * The verdict on each photo, from a quick check and a search for copies, the number of its place, and the numbers of those to
 * replace before sending.
 * @param maySend whether photos may be sent to be checked
 */
export function useVerdicts(photos: readonly File[], maySend: boolean) {
  const [first, second, third] = photos;
  const checks = [usePhotoCheck(first, maySend), usePhotoCheck(second, maySend), usePhotoCheck(third, maySend)];
  // Comparing takes a phone longer than a frame.
  // biome-ignore lint/correctness/useExhaustiveDependencies: three checks, whatever array holds them
  const places = useMemo(() => placeNumbers(checks.slice(0, photos.length)), [...checks, photos.length]);
  const copies = useCopies(photos);
  const isChecking = checks.includes('checking');
  /** Photos whose verdict has been shown, which stays while others are checked. */
  const toldPhotos = useRef(new WeakSet<File>());

  const checkedVerdicts = photos.map((_, index) => {
    const check = checks[index] ?? null;
    return isAvailable(check) ? toVerdict(check) : check;
  });
  /** The number of the photo that this one copies; 0 for none. */
  const originalOf = (photo: File): number => {
    const original = copies.get(photo);
    return original ? photos.indexOf(original) + 1 : 0;
  };
  const shotOf = (index: number): Shot | undefined => {
    const check = checks[index];
    return isAvailable(check) ? check.shot : undefined;
  };
  /** The number of another photo of the same shot that could count instead. */
  const twinOf = (index: number): PhotoPosition | undefined => {
    const shot = shotOf(index);
    const isTwin = (photo: File, i: number): boolean => {
      const other = i === index || originalOf(photo) > 0 || hasProblems(checkedVerdicts[i]) ? undefined : shotOf(i);
      return shot !== undefined && other !== undefined && isSameShot(shot, other);
    };
    const twin = photos.findIndex(isTwin);
    return twin < 0 ? undefined : twin + 1;
  };

  const verdicts = photos.map((photo, index) => {
    const original = originalOf(photo);
    const twin = twinOf(index);
    const check = checkedVerdicts[index] ?? null;
    const verdict = isAvailable(check) ? check : NO_ADVICE;
    if (original > 0) return { ...verdict, problems: [copyOf(original), ...verdict.problems] };
    // Shown on both, because only the analysis decides which one counts.
    if (twin) {
      return {
        ...verdict,
        warnings: [adviceOn('repeated', { repeatOf: twin }), ...verdict.warnings],
        repeats: true,
      };
    }
    // A photo that is checked with it may show the same shot.
    const isProvisional = isChecking && isAvailable(check) && !hasProblems(check) && !toldPhotos.current.has(photo);
    return isProvisional ? 'checking' : check;
  });
  if (!isChecking) toldPhotos.current = new WeakSet(photos);
  return { verdicts, places, toReplace: verdicts.flatMap((verdict, i) => (hasProblems(verdict) ? [i + 1] : [])) };
}

const copyOf = (number: number): PhotoAdvice => ({
  label: `The same photo as number ${number}`,
  advice: 'Add a different one.',
});

let lastId = 0;
const ids = new WeakMap<File, number>();
function idOf(photo: File): number {
  const id = ids.get(photo) ?? ++lastId;
  ids.set(photo, id);
  return id;
}

/** A quick check of a file, repeated until there is one; null while none is allowed. */
function usePhotoCheck(photo: File | undefined, enabled: boolean): PhotoCheck | PendingVerdict | null {
  const { data, isFetching, error, errorUpdateCount, refetch } = useQuery({
    queryKey: ['photo-check', photo ? idOf(photo) : 0],
    queryFn: photo && enabled ? () => checkPhoto(photo) : skipToken,
    initialData: photo && knownCheck(photo),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isRefused = enabled && error !== null && mayCheckLater(error) && !isFetching;
  useRetry(isRefused ? errorUpdateCount : 0, () => void refetch(), backoffMs);
  if (data) return data;
  if (errorUpdateCount > 0) return 'unseen';
  return isFetching ? 'checking' : null;
}

/** Maps each photo with the same bytes as an earlier one to that one. */
function useCopies(photos: readonly File[]): ReadonlyMap<File, File> {
  const [copies, setCopies] = useState<ReadonlyMap<File, File>>(new Map());
  useEffect(() => {
    let isCanceled = false;
    void copiesIn(photos).then((copiesFound) => isCanceled || setCopies(copiesFound));
    return () => {
      isCanceled = true;
    };
  }, [photos]);
  return copies;
}

async function copiesIn(photos: readonly File[]): Promise<ReadonlyMap<File, File>> {
  const copies = new Map<File, File>();
  for (const [i, photo] of photos.entries()) {
    for (const earlier of photos.slice(0, i))
      if (!copies.has(photo) && (await hasSameBytes(earlier, photo))) copies.set(photo, earlier);
  }
  return copies;
}

async function hasSameBytes(a: File, b: File): Promise<boolean> {
  if (a.size !== b.size) return false;
  const [firstBytes, otherBytes] = await Promise.all(
    [a, b].map(async (file) => new Uint8Array(await inTime('file', file.arrayBuffer()))),
  );
  return firstBytes?.every((byte, i) => byte === otherBytes?.[i]) ?? false;
}
