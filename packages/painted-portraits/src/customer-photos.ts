import { createPerson } from './person.ts';
import type { Portrait } from './portrait.ts';
import { portraitSet } from './portrait-set.ts';

/** Three photos of the one person whom tests of the whole product photograph, so that a run of all paints them once. */
export const customerPhotos = (): Promise<Portrait[]> =>
  portraitSet(createPerson({ seed: 'e2e', depth: 0.3, undertone: 0.6 }));
