import { createPerson, type Person, type Portrait, portraitSet, renderPortrait } from '@trueseason/painted-portraits';

/** Somebody who does not exist, and whose true colors are therefore known. */
export interface Sitter {
  readonly id: string;
  /** For those who cannot see the picture, and beside the name of a choice. */
  readonly look: string;
  readonly person: Person;
}

const gentle = { smile: 0.75, cheekbones: 0.6, browHeight: 2.15 };

export const SITTERS: readonly Sitter[] = [
  {
    id: 'copper',
    look: 'Fair skin, copper hair',
    person: createPerson({
      seed: 'sample-copper',
      depth: 0.16,
      undertone: 0.75,
      masculine: 0,
      hairStyle: 'bob',
      freckles: 0.7,
      palette: { hair: [42, 25, 34], brow: [33, 18, 24], iris: [45, -7, 14] },
      shape: { ...gentle, jawWidth: 0.93, lipFullness: 1, eyeSize: 1.06 },
    }),
  },
  {
    id: 'coils',
    look: 'Deep skin, black coils',
    person: createPerson({
      seed: 'sample-coils',
      depth: 0.82,
      undertone: -0.2,
      masculine: 0,
      hairStyle: 'coils',
      palette: { hair: [11, 1, 1.5], iris: [16, 6, 7] },
      shape: { ...gentle, jawWidth: 0.94, lipFullness: 1.18, eyeSize: 1.05 },
    }),
  },
  {
    id: 'gray',
    look: 'Light skin, gray hair',
    person: createPerson({
      seed: 'sample-gray',
      depth: 0.3,
      undertone: -0.6,
      masculine: 1,
      hairStyle: 'short',
      beard: 0,
      palette: { hair: [58, 0, 3], brow: [44, 1, 4], iris: [50, -4, -12] },
      shape: { ...gentle, smile: 0.6 },
    }),
  },
  {
    id: 'black',
    look: 'Olive skin, long brown hair',
    person: createPerson({
      seed: 'sample-black',
      depth: 0.46,
      undertone: 0.35,
      masculine: 0.05,
      hairStyle: 'long',
      palette: { hair: [19, 7, 9], iris: [22, 10, 15] },
      shape: { ...gentle, jawWidth: 0.95, eyeSize: 1.04 },
    }),
  },
];

/** Three photos as a customer takes them; the first, in the middle of the picture, is the one that is shown. */
export async function photosOf({ person }: Sitter): Promise<Portrait[]> {
  const shown = await renderPortrait({
    person,
    seed: `${person.seed}-shown`,
    width: 1200,
    height: 1500,
    background: 'studio',
    wall: [84, 0.5, 4],
    neckline: 'wide',
    cloth: [74, 1, 6],
    pose: { yaw: -3, pitch: 1, roll: 1.5 },
    placement: { x: 0.5, y: 0.4, faceWidth: 0.42 },
    light: { kelvin: 5600, whiteBalance: 0.85, side: -0.5, contrast: 0.3, exposure: 0.1, tint: 0 },
  });
  return [shown, ...(await portraitSet(person, 2))];
}
