import {
  adviceOn,
  doesCount,
  PHOTO_PROBLEM_ADVICE,
  type PhotoAdvice,
  type PhotoWarning,
  toldWarnings,
} from '@trueseason/contracts';
import type { Advice } from './use-failure-advice.ts';
import type { CheckedPhoto } from './use-photo-checks.ts';
import { usePhotoChecks } from './use-photo-checks.ts';
import { useSamePhotos } from './use-same-photos.ts';

/** What is said beside a photo: with problems it cannot be sent, with warnings it is weaker evidence. */
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

/** Said here alone, where another photo can still be chosen: later it would come too late. */
const IN_TIME: Partial<Readonly<Record<PhotoWarning, string>>> = {
  glasses: 'One photo without them also lets you try on frames.',
};

/** Said where the questions stand below the photos. */
const ASKED_BELOW: typeof IN_TIME = {
  makeup_likely: 'If you do wear some, tick it below.',
};

const warned = (warning: PhotoWarning, checked: CheckedPhoto, isAsked: boolean): PhotoAdvice => {
  const { label, advice } = adviceOn(warning, checked);
  return { label, advice: [advice, IN_TIME[warning], isAsked && ASKED_BELOW[warning]].filter(Boolean).join(' ') };
};

const inWords = (checked: CheckedPhoto, isAsked: boolean): Verdict => ({
  problems: checked.problems.map((problem) => PHOTO_PROBLEM_ADVICE[problem]),
  warnings: toldWarnings(checked.warnings).map((warning) => warned(warning, checked, isAsked)),
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
 * @param isAsked whether the questions stand below them
 */
export function useVerdicts(photos: readonly File[], advice: Advice, mayLeave: boolean, isAsked = false): Verdicts {
  const checkOf = usePhotoChecks(advice.failure || !mayLeave ? NONE : photos);
  const lookedAt = (index: number): CheckedPhoto | Waiting | null => {
    const photo = photos[index];
    return advice.of(index) ?? (photo ? checkOf(photo) : null);
  };
  const sameAs = useSamePhotos(photos, (index) => {
    const checked = lookedAt(index);
    return isKnown(checked) && checked.problems.length > 0;
  });

  /** What could be better about a shot, told beside the first of its pictures: none of them is the better lit one. */
  const ofShot = (index: number, own: Verdict['warnings']): Verdict['warnings'] => {
    const twins = photos.flatMap((_, i) => {
      const checked = i > index && sameAs(i)?.number === index + 1 ? lookedAt(i) : null;
      return isKnown(checked) ? inWords(withoutRepeated(checked), isAsked).warnings : [];
    });
    return [...new Map([...own, ...twins].map((warning) => [warning.label, warning])).values()];
  };

  const verdictOf = (index: number): Verdict | Waiting | null => {
    const checked = lookedAt(index);
    const same = sameAs(index);
    if (!same) return isKnown(checked) ? inWords(checked, isAsked) : checked;
    // Told of both photos here: that one of them does not count, as the analysis says of it, would be told twice.
    const said = isKnown(checked)
      ? inWords(withoutRepeated(checked), isAsked)
      : { problems: [], warnings: [], repeats: false };
    if (same.how === 'file') return { ...said, problems: [same, ...said.problems] };
    const warnings = same.number > index + 1 ? ofShot(index, said.warnings) : [];
    return { ...said, warnings: [same, ...warnings], repeats: true };
  };

  const toExchange = photos.flatMap((_, index) => {
    const verdict = verdictOf(index);
    return isKnown(verdict) && verdict.problems.length > 0 ? [index + 1] : [];
  });
  return { verdictOf, toExchange };
}
