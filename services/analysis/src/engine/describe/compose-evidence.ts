import {
  type Answers,
  AXES,
  answersAndPhotos,
  type Evidence,
  type Feature,
  NO_ANSWERS,
  type PhotoVerdict,
  sameAnswers,
  type UnnaturalFeature,
} from '@trueseason/contracts';
import { naturalHairChoice } from '@trueseason/style/person';
import { axisThatDecided } from '@trueseason/style/seasons/deciding-axis';
import { keepSeasons, type ToldResult } from '@trueseason/style/seasons/keep-seasons';
import type { Combined } from '../combine/index.ts';
import { ENGINE_VERSION } from '../engine-version.ts';
import { beyondShade, mapKeys } from '../math/index.ts';
import type { Readings } from '../measure/index.ts';
import type { Placed } from '../place/index.ts';
import { describeBeard } from './describe-beard.ts';
import { contrastsOf, estimate, measuredFeatures, typologyAngle } from './describe-features.ts';
import { describeLight, whitesRead } from './describe-light.ts';
import { namedIris } from './eye-names.ts';
import { blackUnderLight, isSameOrNeighboringColor, namedHair } from './hair-names.ts';
import { drawnByEyes } from './light-eyes.ts';
import { morePhotosFor } from './more-photos-for.ts';
import { strandsOf } from './salt-and-pepper.ts';
import { irisesOf, shownPerson, withoutShine } from './shown-person.ts';

/** Confidence factor for photos that look like different people. */
const MIXED = 0.5;

/**
 * The same where hair or irises are unknown: on 244 photos of another day, what is said then holds 0.91 times as often as
 * said, 1.1 times with both. With less, leaving them out makes hardly any person surer.
 */
const UNKNOWN = 0.8;

/**
 * The same where they may be dyed or behind lenses, which may pass for light as well: by how likely that is. And where photos
 * contradict the answers: that is never most likely.
 */
const DOUBTED = 0.4;

/**
 * The same where the cheeks differ in color in all photos, beyond what 19 of 20 do (tint and warmth, log): with a mark, paint
 * or two lamps, either side may be the person's.
 */
const ONE_SIDED = 0.7;
const SIDES_DIFFER = 0.45;

const isOneSided = ({ zones: { cheekLeft, cheekRight } }: Readings): boolean =>
  cheekLeft !== undefined &&
  cheekRight !== undefined &&
  Math.hypot(...beyondShade(cheekLeft.color, cheekRight.color)) > SIDES_DIFFER;

/** A photo's verdict after the comparison with the others. */
function compared<Verdict extends PhotoVerdict>(verdict: Verdict, isOutlier: boolean): Verdict {
  const otherWarnings = verdict.warnings.filter((warning) => warning !== 'unlike_others');
  return { ...verdict, warnings: isOutlier ? [...otherWarnings, 'unlike_others'] : otherWarnings };
}

/** The share of the confidence that remains where a color is unknown or doubted, or one side of the face differs. */
function shareLeft(
  { photos, bare, unknown, unnatural, isTwoEyed, doubtOfHair }: Combined,
  contradictions: readonly UnnaturalFeature[],
): number {
  const isTold = (feature: Feature) => bare.told?.includes(feature);
  const doubtOfIris = (unnatural.includes('iris') || isTwoEyed) && !isTold('iris') ? 1 : 0;
  const doubt = contradictions.length > 0 ? 1 : Math.max(isTold('hair') ? 0 : doubtOfHair, doubtOfIris);
  return (
    Math.min(unknown.length > 0 ? UNKNOWN : 1, 1 - doubt * (1 - DOUBTED)) * (photos.every(isOneSided) ? ONE_SIDED : 1)
  );
}

/** Features whose answered color photos contradict: by more than photos scatter, or hair by each of its names. */
function contradictionsIn(
  { contradicted, setAside }: Combined,
  hair: Evidence['features']['hair'],
  answers: Answers,
): UnnaturalFeature[] {
  const answer = naturalHairChoice(answers);
  const isTrusted = hair && hair.pixels > 0 && setAside.every(({ feature }) => feature !== 'hair');
  const isOtherHair =
    answer && isTrusted && hair.names?.every((name) => !isSameOrNeighboringColor(name, answer.value)) === true;
  return (['hair', 'iris'] as const).filter(
    (feature) => contradicted.includes(feature) || (feature === 'hair' && isOtherHair),
  );
}

/** The whole answer in figures. Pure. @param told the result that this one continues */
export function composeEvidence(
  combined: Combined,
  { placement, alone, witnesses }: Placed,
  verdicts: readonly PhotoVerdict[],
  answers: Answers,
  told?: ToldResult,
): Evidence {
  const { photos, outliers, unnatural, isTwoEyed } = combined;
  const { distribution, kept } = told
    ? keepSeasons(placement.distribution, told)
    : { distribution: placement.distribution, kept: undefined };
  const [first, second] = distribution;
  if (!first || !second) throw new Error('a placement holds twelve seasons');
  // Rounded once, here, so that words and figures never differ.
  const axes = mapKeys(AXES, (axis) => estimate(placement.axes[axis].value, placement.axes[axis].sd));
  // Salon streaks are not gray hair, and lenses are no irises.
  const colored = answersAndPhotos(answers, unnatural);
  const lit = colored.contactLenses ? combined.lit : drawnByEyes(combined.lit, photos);
  const litPerson = shownPerson(lit, photos);
  const litFeatures = measuredFeatures(litPerson, photos);
  const seenStrands = strandsOf(lit, photos);
  const strands = colored.hairDyed ? undefined : seenStrands;
  // Only hair that may be black under light counts half.
  const isShining = combined.setAside.some(({ feature, counts }) => feature === 'hair' && counts > 0);
  const { hair: litHair, skin } = litFeatures;
  const shine =
    litHair && !unnatural.includes('hair') ? blackUnderLight(litHair, strands, skin.lab[0], isShining) : 'no';
  const displayedPerson = shine === 'likely' ? withoutShine(litPerson, lit, photos) : litPerson;
  const measured = shine === 'likely' ? measuredFeatures(displayedPerson, photos) : litFeatures;
  const features = {
    ...measured,
    hair:
      litHair && measured.hair && !unnatural.includes('hair')
        ? namedHair(litHair, strands, {
            mayBeBlack: shine !== 'no',
            skin: skin.lab[0],
            ...(seenStrands && { darkStrands: seenStrands.dark }),
            ...(shine === 'likely' && { withoutShine: measured.hair }),
          })
        : measured.hair,
    iris:
      measured.iris && displayedPerson.colors.iris && !colored.contactLenses && !isTwoEyed
        ? namedIris(
            measured.iris,
            displayedPerson.colors.iris,
            colored.hairDyed || unnatural.includes('hair') ? undefined : displayedPerson.colors.hair,
          )
        : measured.iris,
    sclera: whitesRead(photos) ? measured.sclera : null,
  };
  const beard = describeBeard(lit, photos);
  const contradictions = contradictionsIn(combined, features.hair, answers);
  const confidence = first.probability * (outliers.length > 0 ? MIXED : 1) * shareLeft(combined, contradictions);
  const irises = isTwoEyed ? irisesOf(lit, photos) : undefined;
  const contrasts = contrastsOf(displayedPerson);
  const judged = verdicts.map((verdict, i) => compared(verdict, outliers.includes(i)));
  return {
    engineVersion: ENGINE_VERSION,
    features,
    ...(beard && { beard }),
    ita: typologyAngle(displayedPerson),
    contrasts: features.sclera ? contrasts : { ...contrasts, skinSclera: null },
    light: describeLight(lit, photos),
    axes,
    distribution: distribution.map(({ season, probability }) => ({ season, probability })),
    confidence,
    runnerUp: second.season,
    ...(kept && { kept }),
    morePhotosFor: morePhotosFor({ features, photos: judged, answers, witnesses }),
    agreement: {
      photos: photos.length,
      agreeing: alone.filter((season) => season === first.season).length,
      others: [...new Set(alone)].flatMap((season) => (season && season !== first.season ? [season] : [])),
    },
    witnesses,
    decidingAxis: axisThatDecided(first.season, second.season, axes),
    photos: judged,
    ...(contradictions.length > 0 && { contradictions }),
    ...(unnatural.length > 0 && { unnatural: [...unnatural] }),
    ...(irises && { irises }),
    ...(!sameAnswers(answers, NO_ANSWERS) && { answers }),
    secondOpinion: null,
  };
}
