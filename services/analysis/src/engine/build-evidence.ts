import {
  type Answers,
  AXES,
  type Axis,
  type AxisScores,
  type Evidence,
  type Feature,
  type MeasuredColor,
  NO_ANSWERS,
  PHOTO_WARNING_ADVICE,
  type PhotoVerdict,
  sameAnswers,
} from '@trueseason/contracts';
import { confidenceOf } from './confidence.ts';
import { contrastsOf, estimate, measuredFeatures, typologyAngle } from './describe-features.ts';
import { describeLight, whitesRead } from './describe-light.ts';
import { estimatePerson } from './estimate-person.ts';
import { decidingAxis, explain } from './explain.ts';
import { placeSeason } from './place-season.ts';
import type { Readings } from './readings.ts';
import { strangers } from './same-person.ts';
import { doubt, setAside, trustIn, whatWasSetAside } from './set-aside.ts';

/** Raised whenever the same photos may get another answer. */
export const ENGINE_VERSION = '3';

/** What is left of the confidence when the photos read like photos of different people. */
const MIXED = 0.5;

const rounded = (axes: AxisScores): AxisScores =>
  Object.fromEntries(AXES.map((axis) => [axis, estimate(axes[axis].value, axes[axis].sd)])) as AxisScores;

/** A photo's verdict after the comparison with the others. */
function compared(verdict: PhotoVerdict, odd: boolean): PhotoVerdict {
  const others = verdict.warnings.filter((warning) => warning !== 'unlike_others');
  return { ...verdict, warnings: odd ? [...others, 'unlike_others'] : others };
}

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
  const { distribution } = placement;
  const axes = rounded(placement.axes);
  const [first, second] = distribution;
  if (!first || !second) throw new Error('a placement holds twelve seasons');
  const alone = photos.map((photo) => place([photo]).distribution[0]?.season);
  const odd = strangers(person.residuals, answers);
  const confidence = confidenceOf(placement) * (odd.length > 0 ? MIXED : 1);
  const measured = measuredFeatures(person, photos);
  const features = whitesRead(photos) ? measured : { ...measured, sclera: null };
  const contrasts = contrastsOf(person);
  const counts = (axis: Axis, feature: Feature) => features[feature] !== null && trust(axis, feature) > 0;
  const reasons = explain(first.season, second.season, axes, odd.length > 0 ? null : confidence, counts);
  const mixed = odd.length > 0 ? [PHOTO_WARNING_ADVICE.unlike_others.advice] : [];
  return {
    engineVersion: ENGINE_VERSION,
    features: { ...features, skin: features.skin as MeasuredColor },
    ita: typologyAngle(person),
    contrasts: features.sclera ? contrasts : { ...contrasts, skinSclera: null },
    light: describeLight(person, photos),
    axes,
    distribution: distribution.map(({ season, probability }) => ({ season, probability })),
    confidence,
    runnerUp: second.season,
    agreement: { photos: photos.length, agreeing: alone.filter((season) => season === first.season).length },
    decidingAxis: decidingAxis(first.season, second.season, axes),
    why: [reasons.why, ...mixed, ...whatWasSetAside(answers)].join(' '),
    whyNotRunnerUp: reasons.whyNotRunnerUp,
    photos: verdicts.map((verdict, i) => compared(verdict, odd.includes(i))),
    ...(!sameAnswers(answers, NO_ANSWERS) && { answers }),
    secondOpinion: null,
  };
}
