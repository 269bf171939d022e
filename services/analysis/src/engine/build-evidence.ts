import {
  type Answers,
  AXES,
  type Axis,
  type Evidence,
  type Feature,
  type MeasuredColor,
  NO_ANSWERS,
  type PhotoVerdict,
  sameAnswers,
} from '@trueseason/contracts';
import { confidenceOf } from './confidence.ts';
import { contrastsOf, estimate, measuredFeatures, skinCorrection, typologyAngle } from './describe-features.ts';
import { estimatePerson } from './estimate-person.ts';
import { decidingAxis, explain } from './explain.ts';
import { placeSeason } from './place-season.ts';
import type { Readings } from './readings.ts';
import { doubt, setAside, trustIn, whatWasSetAside } from './set-aside.ts';

/** Raised whenever the same photos may get another answer. */
export const ENGINE_VERSION = '1';

/**
 * Three photos' readings to the whole answer, in the light of what the customer told us. Pure: the same readings
 * and answers give the same evidence.
 */
export function buildEvidence(
  photos: readonly Readings[],
  verdicts: readonly PhotoVerdict[],
  answers: Answers = NO_ANSWERS,
): Evidence {
  const person = estimatePerson(photos);
  const trust = trustIn(answers);
  const place = (readings: readonly Readings[]) =>
    placeSeason(doubt(estimatePerson(setAside(readings, answers)), answers), trust);
  const placement = place(photos);
  const { distribution, axes } = placement;
  const [first, second] = distribution;
  if (!first || !second) throw new Error('a placement holds twelve seasons');
  const alone = photos.map((photo) => place([photo]).distribution[0]?.season);
  const confidence = confidenceOf(placement);
  const features = measuredFeatures(person, photos);
  const counts = (axis: Axis, feature: Feature) => features[feature] !== null && trust(axis, feature) > 0;
  const { why, whyNotRunnerUp } = explain(first.season, second.season, axes, confidence, counts);
  return {
    engineVersion: ENGINE_VERSION,
    features: { ...features, skin: features.skin as MeasuredColor },
    ita: typologyAngle(person),
    contrasts: contrastsOf(person),
    light: {
      method: features.sclera
        ? 'Read from the whites of the eyes in all photos together, against what they look like in most people.'
        : 'Assumed from what most photos look like, because the whites of the eyes could not be read.',
      correction: skinCorrection(person),
    },
    axes: Object.fromEntries(AXES.map((axis) => [axis, estimate(axes[axis].value, axes[axis].sd)])) as Evidence['axes'],
    distribution: distribution.map(({ season, probability }) => ({ season, probability })),
    confidence,
    runnerUp: second.season,
    agreement: { photos: photos.length, agreeing: alone.filter((season) => season === first.season).length },
    decidingAxis: decidingAxis(first.season, second.season, axes),
    why: [why, ...whatWasSetAside(answers)].join(' '),
    whyNotRunnerUp,
    photos: [...verdicts],
    ...(!sameAnswers(answers, NO_ANSWERS) && { answers }),
    secondOpinion: null,
  };
}
