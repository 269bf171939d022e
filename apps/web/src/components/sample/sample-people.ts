import black from '../../sample/black.webp';
import coils from '../../sample/coils.webp';
import copper from '../../sample/copper.webp';
import faceBlack from '../../sample/face-black.webp?no-inline';
import faceCoils from '../../sample/face-coils.webp?no-inline';
import faceCopper from '../../sample/face-copper.webp?no-inline';
import faceGray from '../../sample/face-gray.webp?no-inline';
import gray from '../../sample/gray.webp';
import { PEOPLE } from '../../sample/people.ts';
import type { SampleFacts } from './sample-facts.ts';

export interface SamplePerson extends SampleFacts {
  readonly image: string;
  /** The face alone, small. */
  readonly face: string;
}

const IMAGES: Readonly<Record<string, readonly [image: string, face: string]>> = {
  copper: [copper, faceCopper],
  coils: [coils, faceCoils],
  gray: [gray, faceGray],
  black: [black, faceBlack],
};

export const SAMPLE_PEOPLE: readonly SamplePerson[] = PEOPLE.flatMap((person) => {
  const [image, face] = IMAGES[person.id] ?? [];
  return image && face ? [{ ...person, image, face }] : [];
});
