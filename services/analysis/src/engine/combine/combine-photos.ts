import { type Answers, setAsideBy } from '@trueseason/contracts';
import type { LogColor } from '../math/index.ts';
import type { Readings } from '../measure/index.ts';
import { estimatePerson, type PersonEstimate } from './estimate-person.ts';
import { type InTheirLight, inTheirLight } from './in-their-light.ts';
import { findOutliers } from './same-person.ts';
import { asGrown, widened } from './set-aside.ts';

/** What several photos of one person say together. */
export interface Combined extends InTheirLight {
  /** Photos that are shots of their own: a copy is no witness. */
  readonly photos: readonly Readings[];
  /** The person as far as makeup, dye and lenses leave them to be known: what a season may rest on. */
  readonly bare: PersonEstimate;
  /** Each photo on its own, bare as well. */
  readonly alone: readonly PersonEstimate[];
  /** The light of every photo, copies included. */
  readonly lights: readonly LogColor[];
  /** Indices, copies included, of photos that can hardly be of the same person as the others. */
  readonly outliers: readonly number[];
}

export function combinePhotos(all: readonly Readings[], answers: Answers): Combined {
  const photos = all.filter(({ repeatOf }) => repeatOf === undefined);
  /** For every photo, the place among the shots of their own that stands for it. */
  const shotOf = all.map((photo, i) => photos.indexOf(all[photo.repeatOf ?? i] ?? photo));
  const person = estimatePerson(photos);
  const setAside = setAsideBy(answers);
  const altered = setAside.length > 0;
  const bare = (readings: readonly Readings[]) => widened(estimatePerson(asGrown(readings, setAside)), setAside);
  // Photos are compared as they show the person, whatever was altered, and by witnesses that all of them may have: the
  // light that paper tells differs a little from that of the whites of the eyes.
  const shown = photos.map((photo) => estimatePerson([photo]));
  const outliers = findOutliers(
    photos.map(({ paper, ...photo }, i) => (paper ? estimatePerson([photo]) : shown[i])?.colors ?? {}),
    setAside,
  );
  return {
    photos,
    ...inTheirLight(person, photos),
    bare: altered ? bare(photos) : person,
    alone: altered ? photos.map((photo) => bare([photo])) : shown,
    lights: shotOf.map((shot) => person.lights[shot] ?? [0, 0, 0]),
    outliers: all.flatMap((_, i) => (outliers.includes(shotOf[i] ?? -1) ? [i] : [])),
  };
}
