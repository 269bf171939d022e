import {
  type Answers,
  answersAndPhotos,
  type Evidence,
  exclusionsIn,
  type UnnaturalFeature,
} from '@trueseason/contracts';
import { headOf } from '@trueseason/style/person';

type Measured = Pick<Evidence, 'features' | 'photos' | 'unnatural' | 'irises'>;

/**
 * What a person ticks who agrees with what was measured and shown without answers: the hair's only name, or that there is
 * none or it is covered; the eyes' name. Absent where photos leave it open.
 */
export function measuredAnswers({ features, photos, irises }: Measured): Pick<Answers, 'naturalHair' | 'eyes'> {
  const { hair, iris } = features;
  const head = headOf({ features, photos });
  const [name, otherName] = hair?.names ?? [];
  return {
    naturalHair: head === 'covered' ? head : head === 'bare' ? 'none' : otherName ? undefined : name,
    eyes: irises ? undefined : iris?.name,
  };
}

/** The answers that say more than photos: an answer that agrees with them changes nothing. */
export function differingAnswers(answers: Answers, measured: Measured): Answers {
  const excluded = exclusionsIn(answersAndPhotos(answers, measured.unnatural));
  // An answer in place of a dyed or covered color says what photos do not show.
  const isShown = (feature: UnnaturalFeature) => excluded.every((one) => one.feature !== feature);
  const agreeing = measuredAnswers(measured);
  const { naturalHair, eyes } = answers;
  return {
    ...answers,
    ...(naturalHair && isShown('hair') && naturalHair === agreeing.naturalHair && { naturalHair: null }),
    ...(eyes && isShown('iris') && eyes === agreeing.eyes && { eyes: null }),
  };
}
