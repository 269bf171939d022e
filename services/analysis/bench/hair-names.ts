import type { Answers, Evidence, HairColor } from '@trueseason/contracts';
import { isNearly } from '../src/engine/describe/index.ts';
import type { Figure } from './both-halves.ts';
import { share } from './statistics.ts';

interface Shots {
  readonly photos: readonly { readonly answers: Answers; readonly alone: Evidence }[];
}

/** The names shown for hair on an accepted photo, and what a rater who saw that photo alone called it. */
interface Named {
  readonly names: readonly HairColor[];
  readonly ticked: HairColor;
}

const namedIn = ({ photos }: Shots): Named[] =>
  photos.flatMap(({ answers: { naturalHair: ticked }, alone: { features, photos: verdicts } }) => {
    const names = features.hair?.names;
    const isAccepted = verdicts.every(({ problems }) => problems.length === 0);
    return names && isAccepted && ticked && ticked !== 'none' && ticked !== 'covered' ? [{ names, ticked }] : [];
  });

const over =
  (of: (hair: Named) => boolean | undefined) =>
  (people: readonly Shots[]): number =>
    share(people.flatMap(namedIn).flatMap((hair) => of(hair) ?? []));

const isRight = ({ names, ticked }: Named): boolean => names.some((name) => isNearly(name, ticked));
const GRAYED: ReadonlySet<HairColor> = new Set(['salt-and-pepper', 'gray', 'white']);

/** Names of hair without answers, beside what raters called it. */
export const NAMED: readonly Figure<Shots>[] = [
  {
    name: 'at most one name from the rater’s',
    unit: '%',
    limit: { atLeast: 0.95 },
    of: over(isRight),
    note: (people) => `${people.flatMap(namedIn).length} photos`,
  },
  {
    name: '  where one name stands alone',
    unit: '%',
    of: over((hair) => (hair.names.length > 1 ? undefined : isRight(hair))),
  },
  { name: 'called one of two names', unit: '%', of: over(({ names }) => names.length > 1) },
  { name: 'the rater’s own name', unit: '%', of: over(({ names, ticked }) => names.includes(ticked)) },
  {
    name: 'grayed hair that is called no gray',
    unit: '%',
    of: over(({ names, ticked }) => (GRAYED.has(ticked) ? names.every((name) => !GRAYED.has(name)) : undefined)),
  },
];
