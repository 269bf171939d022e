import { skipToken, useQuery } from '@tanstack/react-query';
import {
  adviceOn,
  doesCount,
  PHOTO_PROBLEM_ADVICE,
  type PhotoAdvice,
  type PhotoCheck,
  type PhotoVerdict,
  shownWarnings,
} from '@trueseason/contracts';
import { useEffect, useState } from 'react';
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

/** Being checked now; or not yet, which repeats itself, and is done with its order at the latest. */
export type PendingVerdict = 'checking' | 'unseen';

export const isAvailable = <T extends object>(about: T | PendingVerdict | null | undefined): about is T =>
  typeof about === 'object' && about !== null;
export const hasProblems = (verdict: Verdict | PendingVerdict | null | undefined): boolean =>
  isAvailable(verdict) && verdict.problems.length > 0;

const toVerdict = (checked: Omit<PhotoVerdict, 'position'>): Verdict => ({
  problems: checked.problems.map((problem) => PHOTO_PROBLEM_ADVICE[problem]),
  warnings: shownWarnings(checked.warnings).map((warning) => adviceOn(warning, checked)),
  repeats: !doesCount(checked),
});

const NO_ADVICE: Verdict = { problems: [], warnings: [], repeats: false };

/**
 * What is wrong with each photo, from a quick check and a search for copies, and the numbers of those to replace before
 * sending.
 * @param maySend whether photos may be sent to be checked
 */
export function usePhotoProblems(photos: readonly File[], maySend: boolean) {
  const [first, second, third] = photos;
  const results = [usePhotoCheck(first, maySend), usePhotoCheck(second, maySend), usePhotoCheck(third, maySend)];
  const checks = photos.map((_, index) => results[index] ?? null);
  const copies = useCopies(photos);
  const verdicts = photos.map((photo, index) => {
    const check = checks[index] ?? null;
    const verdict = isAvailable(check) ? toVerdict(check) : check;
    const original = copies.get(photo);
    if (!original) return verdict;
    const { problems, ...advice } = isAvailable(verdict) ? verdict : NO_ADVICE;
    return { ...advice, problems: [copyOf(photos.indexOf(original) + 1), ...problems] };
  });
  return {
    checks,
    copies,
    verdicts,
    toReplace: verdicts.flatMap((verdict, i) => (hasProblems(verdict) ? [i + 1] : [])),
  };
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
