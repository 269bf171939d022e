import { EYE_COLORS, type EyeColor } from '@trueseason/contracts';
import { deltaE00, hexToLab } from '@trueseason/style/color';
import { areNeighboringEyes } from '../src/engine/describe/eye-names.ts';
import type { Figure } from './both-halves.ts';
import type { PlacedPerson } from './placed-people.ts';
import { mean, share } from './statistics.ts';

const BROWN: readonly (EyeColor | undefined)[] = ['dark-brown', 'brown'];
const LIGHT: readonly (EyeColor | undefined)[] = ['green', 'gray-green', 'gray', 'blue-gray', 'blue'];
/** L* of displayed skin that is deep. */
const DEEP = 45;

interface NamedEyes {
  readonly name: EyeColor;
  readonly rated: EyeColor;
  readonly off: number;
  readonly isDeep: boolean;
}

const namedEyes = (people: readonly PlacedPerson[]): NamedEyes[] =>
  people.flatMap(({ photos }) =>
    photos.flatMap(({ alone: { features }, answers: { eyes } }) => {
      const { iris, skin } = features;
      const swatch = EYE_COLORS.find(({ value }) => value === eyes)?.swatch[0];
      return iris?.name && eyes && swatch
        ? [
            {
              name: iris.name,
              rated: eyes,
              off: deltaE00([...iris.lab], hexToLab(swatch)),
              isDeep: (skin.lab[0] ?? 100) < DEEP,
            },
          ]
        : [];
    }),
  );

/** Eyes by name, compared with what a blind rater called them on the same photo. */
export const EYES: readonly Figure<PlacedPerson>[] = [
  {
    name: 'eyes called by more than a neighbor of the rated name',
    unit: '%',
    limit: { atMost: 0.12 },
    of: (people) => share(namedEyes(people).map(({ name, rated }) => !areNeighboringEyes(name, rated))),
  },
  {
    name: '  light ones called brown',
    unit: '%',
    limit: { atMost: 0.05 },
    of: (people) =>
      share(namedEyes(people).flatMap(({ name, rated }) => (LIGHT.includes(rated) ? [BROWN.includes(name)] : []))),
  },
  {
    name: '  brown ones called light',
    unit: '%',
    of: (people) =>
      share(namedEyes(people).flatMap(({ name, rated }) => (BROWN.includes(rated) ? [LIGHT.includes(name)] : []))),
  },
  {
    name: '  the same on deep skin',
    unit: '%',
    limit: { atMost: 0 },
    of: (people) =>
      share(
        namedEyes(people).flatMap(({ name, rated, isDeep }) =>
          BROWN.includes(rated) && isDeep ? [LIGHT.includes(name)] : [],
        ),
      ),
  },
  {
    name: '  shown apart from the rated swatch, CIEDE2000',
    of: (people) => mean(namedEyes(people).map(({ off }) => off)),
  },
];
