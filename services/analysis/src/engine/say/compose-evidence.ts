import {
  type Answers,
  AXES,
  type Axis,
  type Evidence,
  type Feature,
  MOST_PHOTOS,
  NO_ANSWERS,
  PHOTO_WARNING_ADVICE,
  type PhotoVerdict,
  reasonsFor,
  sameAnswers,
} from '@trueseason/contracts';
import { decidingAxis } from '@trueseason/seasons/deciding-axis';
import { whoseDepth } from '@trueseason/seasons/whose-depth';
import type { Combined } from '../combine/index.ts';
import { ENGINE_VERSION } from '../engine-version.ts';
import { mapKeys } from '../math/index.ts';
import type { Placed } from '../place/index.ts';
import { confidenceOf } from './confidence.ts';
import { contrastsOf, estimate, measuredFeatures, typologyAngle } from './describe-features.ts';
import { describeLight, whitesRead } from './describe-light.ts';
import { explain, sharedTraits } from './explain.ts';
import { hairAgainstSkin } from './hair-against-skin.ts';
import { morePhotosFor } from './more-photos-for.ts';
import { saltAndPepper } from './salt-and-pepper.ts';
import { toldPerson } from './told-person.ts';

/** What is left of the confidence when the photos read like photos of different people. */
const MIXED = 0.5;

/** A photo's verdict after the comparison with the others. */
function compared(verdict: PhotoVerdict, isOutlier: boolean): PhotoVerdict {
  const others = verdict.warnings.filter((warning) => warning !== 'unlike_others');
  return { ...verdict, warnings: isOutlier ? [...others, 'unlike_others'] : others };
}

/** The whole answer in figures and words. Pure: the same measurements and answers give the same evidence. */
export function composeEvidence(
  { photos, lit, outliers }: Combined,
  { placement, alone, trust, warmth, clearness }: Placed,
  verdicts: readonly PhotoVerdict[],
  answers: Answers,
): Evidence {
  const { distribution } = placement;
  const [first, second] = distribution;
  if (!first || !second) throw new Error('a placement holds twelve seasons');
  const mixed = outliers.length > 0;
  // Rounded once, here: words and figures then never differ.
  const axes = mapKeys(AXES, (axis) => estimate(placement.axes[axis].value, placement.axes[axis].sd));
  const confidence = confidenceOf(placement) * (mixed ? MIXED : 1);
  const told = toldPerson(lit, photos);
  const measured = measuredFeatures(told, photos);
  // Streaks that somebody was given at a salon are no gray hair.
  const strands = trust('temperature', 'hair') > 0 ? saltAndPepper(lit, photos) : undefined;
  const features = {
    ...measured,
    hair: measured.hair && { ...measured.hair, ...(strands && { strands }) },
    sclera: whitesRead(photos) ? measured.sclera : null,
  };
  const contrasts = contrastsOf(told);
  const counts = (axis: Axis, feature: Feature) => features[feature] !== null && trust(axis, feature) > 0;
  const judged = verdicts.map((verdict, i) => compared(verdict, outliers.includes(i)));
  const more = photos.length < MOST_PHOTOS ? morePhotosFor({ confidence, features, photos: judged, answers }) : null;
  const ita = typologyAngle(told);
  const depth = whoseDepth({ axes, features, ita, answers });
  const reasons = explain(first.season, second.season, axes, mixed ? null : confidence, { counts, depth, clearness });
  const mixedAdvice = mixed ? [PHOTO_WARNING_ADVICE.unlike_others.advice] : [];
  const parted = hairAgainstSkin(warmth, axes.temperature, features, (feature) => counts('temperature', feature));
  const decided = decidingAxis(first.season, second.season, axes);
  return {
    engineVersion: ENGINE_VERSION,
    features,
    ita,
    contrasts: features.sclera ? contrasts : { ...contrasts, skinSclera: null },
    light: describeLight(lit, photos),
    axes,
    distribution: distribution.map(({ season, probability }) => ({ season, probability })),
    confidence,
    runnerUp: second.season,
    shared: sharedTraits(first.season, second.season, decided),
    ...(parted && { warmth: parted }),
    morePhotosWouldHelp: more !== null,
    ...(more && { morePhotosFor: more }),
    agreement: {
      photos: photos.length,
      agreeing: alone.filter((season) => season === first.season).length,
      others: [...new Set(alone)].flatMap((season) => (season && season !== first.season ? [season] : [])),
    },
    decidingAxis: decided,
    why: [reasons.why, ...mixedAdvice, ...reasonsFor(answers)].join(' '),
    whyNotRunnerUp: reasons.whyNotRunnerUp,
    photos: judged,
    ...(!sameAnswers(answers, NO_ANSWERS) && { answers }),
    secondOpinion: null,
  };
}
