import type { Answers, Exclusion, UnnaturalFeature } from '@trueseason/contracts';
import type { LogColor } from '../math/index.ts';
import type { Readings } from '../measure/index.ts';
import { contradictions } from './contradictions.ts';
import { estimatePerson, type PersonEstimate } from './estimate-person.ts';
import { expectedColors, unknownFeatures } from './expected-colors.ts';
import { type InTheirLight, inTheirLight } from './in-their-light.ts';
import type { ToldFeature } from './light-network.ts';
import { oneVote } from './one-vote.ts';
import { toldColors } from './own-colors.ts';
import { findOutliers } from './same-person.ts';
import { asGrown, widened } from './set-aside.ts';
import { colorsBesideSkin, doubtOfHair, setAsideIn, unnaturalIn } from './unnatural.ts';

/** The combined estimate from several photos of one person. */
export interface Combined extends InTheirLight {
  /** Distinct shots: copies share a vote. */
  readonly photos: readonly Readings[];
  /** The person without makeup, dye and lenses, with the answered colors: what the season is based on. */
  readonly bare: PersonEstimate;
  /** An estimate per photo, also without alterations. */
  readonly alone: readonly PersonEstimate[];
  /** The light of every photo, including copies. */
  readonly lights: readonly LogColor[];
  /** Features whose answered color the photos contradict. */
  readonly contradicted: readonly ToldFeature[];
  /** What counts less, or not at all, by the answers and by what the photos show. */
  readonly setAside: readonly Exclusion[];
  /** Features of `bare` whose color is only expected. */
  readonly unknown: readonly ToldFeature[];
  /** Features in a color that hardly ever grows. */
  readonly unnatural: readonly UnnaturalFeature[];
  /** How much hair looks dyed, 0 to 1. */
  readonly doubtOfHair: number;
  /** Whether the two eyes differ in color. */
  readonly isTwoEyed: boolean;
  /** Indices, including copies, of photos that are unlikely to show the same person. */
  readonly outliers: readonly number[];
}

export function combinePhotos(all: readonly Readings[], answers: Answers): Combined {
  const shotKeys = all.map(({ repeatOf, position }, i) => repeatOf ?? position ?? i);
  const shots = [...new Set(shotKeys)];
  const photos = shots.map((shot) => oneVote(all.filter((_, i) => shotKeys[i] === shot)));
  /** For every photo, the index of its distinct shot. */
  const shotOf = shotKeys.map((shot) => shots.indexOf(shot));
  // Displayed as photographed, whatever the answers say.
  const person = estimatePerson(photos);
  const besideSkin = colorsBesideSkin(photos);
  const unnatural = unnaturalIn(photos, besideSkin);
  const isTwoEyed = photos.every(({ displayed }) => displayed?.irises);
  const doubts = setAsideIn(answers, { unnatural, isTwoEyed }, person.colors);
  const toldObservations = toldColors(answers);
  const unknown = unknownFeatures(photos, doubts, toldObservations);
  // A color answered or expected in place of an altered one says nothing about the photos.
  const isReplaced = ({ feature }: Exclusion) =>
    feature in toldObservations || unknown.some((other) => other === feature);
  const setAside = doubts.map((doubt): Exclusion => (isReplaced(doubt) ? { ...doubt, light: 'nothing' } : doubt));
  const against = contradictions(toldObservations, person.colors).filter((one) =>
    setAside.every(({ feature }) => feature !== one.feature),
  );
  const isChanged = setAside.length > 0 || unknown.length > 0 || Object.keys(toldObservations).length > 0;
  const bare = (readings: readonly Readings[]) => {
    const grown = asGrown(readings, setAside);
    const estimate = estimatePerson(grown, toldObservations);
    const whole =
      unknown.length > 0 ? estimatePerson(grown, toldObservations, expectedColors(unknown, estimate.colors)) : estimate;
    return widened(whole, [...setAside, ...against]);
  };
  // Compare by cues that every photo may have: light from paper differs slightly from light from the eyes.
  const singleEstimates = photos.map((photo) => estimatePerson([photo]));
  const outliers = findOutliers(
    photos.map(({ paper, ...photo }, i) => (paper ? estimatePerson([photo]) : singleEstimates[i])?.colors ?? {}),
    setAside,
  );
  return {
    photos,
    ...inTheirLight(person, photos),
    bare: isChanged ? bare(photos) : person,
    alone: isChanged ? photos.map((photo) => bare([photo])) : singleEstimates,
    setAside,
    unknown,
    unnatural,
    doubtOfHair: doubtOfHair(besideSkin),
    isTwoEyed,
    lights: shotOf.map((shot) => person.lights[shot] ?? [0, 0, 0]),
    contradicted: against.map(({ feature }) => feature),
    outliers: all.flatMap((_, i) => (outliers.includes(shotOf[i] ?? -1) ? [i] : [])),
  };
}
