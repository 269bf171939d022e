import { adviceOn, doesCount, PHOTO_PROBLEM_ADVICE, type PhotoAdvice, shownWarnings } from '@trueseason/contracts';
import type { Advice } from './use-failure-advice.ts';
import type { CheckedPhoto } from './use-photo-checks.ts';
import { usePhotoChecks } from './use-photo-checks.ts';
import { useSamePhotos } from './use-same-photos.ts';

/** The verdict shown next to a photo: problems block sending, warnings do not. */
export interface Verdict {
  readonly problems: readonly PhotoAdvice[];
  readonly warnings: readonly PhotoAdvice[];
  /** Whether it shows the same shot as another, so that one of the two does not count. */
  readonly repeats: boolean;
}

/** Not looked at yet: right now, or only once it is sent. */
export type Waiting = 'checking' | 'unseen';

export interface Verdicts {
  readonly verdictOf: (index: number) => Verdict | Waiting | null;
  /** The numbers of the photos that have to be exchanged before they can be sent. */
  readonly toExchange: readonly number[];
}

const inWords = (checked: CheckedPhoto): Verdict => ({
  problems: checked.problems.map((problem) => PHOTO_PROBLEM_ADVICE[problem]),
  warnings: shownWarnings(checked.warnings).map((warning) => adviceOn(warning, checked)),
  repeats: !doesCount(checked),
});

const withoutRepeated = (checked: CheckedPhoto): CheckedPhoto => ({
  ...checked,
  warnings: checked.warnings.filter((warning) => warning !== 'repeated'),
});

const isKnown = <T extends CheckedPhoto | Verdict>(about: T | Waiting | null): about is T =>
  about !== null && typeof about === 'object';

const NONE: readonly File[] = [];

/**
 * What is known of each photo: what its analysis said, else what a quick look says, and whether it is one twice.
 * @param mayLeave whether photos may be sent for that look
 */
export function useVerdicts(photos: readonly File[], advice: Advice, mayLeave: boolean): Verdicts {
  const checkOf = usePhotoChecks(advice.failure || !mayLeave ? NONE : photos);
  const lookedAt = (index: number): CheckedPhoto | Waiting | null => {
    const photo = photos[index];
    return advice.of(index) ?? (photo ? checkOf(photo) : null);
  };
  const sameAs = useSamePhotos(photos, (index) => {
    const checked = lookedAt(index);
    return isKnown(checked) && checked.problems.length > 0;
  });

  const verdictOf = (index: number): Verdict | Waiting | null => {
    const checked = lookedAt(index);
    const same = sameAs(index);
    if (!same) return isKnown(checked) ? inWords(checked) : checked;
    // Told of both photos here: that one of them does not count, as the analysis says of it, would be told twice.
    const said = isKnown(checked) ? inWords(withoutRepeated(checked)) : { problems: [], warnings: [], repeats: false };
    if (same.how === 'file') return { ...said, problems: [same, ...said.problems] };
    return { ...said, warnings: [same, ...said.warnings], repeats: true };
  };

  const toExchange = photos.flatMap((_, index) => {
    const verdict = verdictOf(index);
    return isKnown(verdict) && verdict.problems.length > 0 ? [index + 1] : [];
  });
  return { verdictOf, toExchange };
}
