import { adviceOn, doesCount, PHOTO_PROBLEM_ADVICE, type PhotoAdvice } from '@trueseason/contracts';
import type { Advice } from './use-failure-advice.ts';
import type { CheckedPhoto } from './use-photo-checks.ts';
import { usePhotoChecks } from './use-photo-checks.ts';
import { useSamePhotos } from './use-same-photos.ts';

/** What is said beside a photo: with problems it cannot be sent, with warnings it is weaker evidence. */
export interface Verdict {
  readonly problems: readonly PhotoAdvice[];
  readonly warnings: readonly PhotoAdvice[];
  /** Whether it shows the same shot as another, so that it does not count beside it. */
  readonly repeats: boolean;
}

/** Not looked at yet: right now, or only once it is sent. */
export type Waiting = 'checking' | 'unseen';

export interface Verdicts {
  readonly verdictOf: (index: number) => Verdict | Waiting | null;
  /** How many photos have to be exchanged before they can be sent. */
  readonly toExchange: number;
}

const inWords = (checked: CheckedPhoto): Verdict => ({
  problems: checked.problems.map((problem) => PHOTO_PROBLEM_ADVICE[problem]),
  warnings: checked.warnings.map((warning) => adviceOn(warning, checked)),
  repeats: !doesCount(checked),
});

const NONE: readonly File[] = [];

/**
 * What is known of each photo: what its analysis said, else what a quick look says, and whether it is one twice.
 * @param mayLeave whether photos may be sent for that look
 */
export function useVerdicts(photos: readonly File[], advice: Advice, mayLeave: boolean): Verdicts {
  const checkOf = usePhotoChecks(advice.failure || !mayLeave ? NONE : photos);
  const sameAs = useSamePhotos(photos);

  const verdictOf = (index: number): Verdict | Waiting | null => {
    const photo = photos[index];
    const analyzed = advice.of(index);
    const checked = analyzed ?? (photo ? checkOf(photo) : null);
    const same = sameAs(index);
    const isKnown = checked !== null && typeof checked === 'object';
    if (!same) return isKnown ? inWords(checked) : checked;
    const said = isKnown ? inWords(checked) : { problems: [], warnings: [], repeats: false };
    return same.how === 'file'
      ? { ...said, problems: [same, ...said.problems] }
      : { ...said, warnings: [same, ...said.warnings], repeats: true };
  };

  const toExchange = photos.filter((_, index) => {
    const verdict = verdictOf(index);
    return verdict !== null && typeof verdict === 'object' && verdict.problems.length > 0;
  }).length;
  return { verdictOf, toExchange };
}
