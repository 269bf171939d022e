import { NO_ANSWERS } from '@trueseason/contracts';
import { estimatePerson } from '../src/engine/estimate-person.ts';
import type { Readings } from '../src/engine/readings.ts';
import { strangers } from '../src/engine/same-person.ts';
import { numbers } from './portraits.ts';
import type { Row } from './table.ts';

/** One person's readings in several lights, cut by cut. */
export type Lit = readonly (readonly Readings[])[];

const SETS = 20;

/** Photos of one person must pass as such; photos of several should be noticed. */
export function benchMixed(people: readonly Lit[]): Row[] {
  const random = numbers(11);
  const one = (lit: Lit | undefined, cut: number): Readings[] => {
    const photos = lit?.[cut] ?? [];
    return photos.slice(Math.floor(random() * photos.length)).slice(0, 1);
  };
  const noticed = (sets: readonly (readonly Readings[])[]) => {
    const full = sets.filter((set) => set.length === 3);
    const odd = full.filter((set) => strangers(estimatePerson(set).residuals, NO_ANSWERS).length > 0);
    return odd.length / Math.max(1, full.length);
  };
  const honest: Readings[][] = [];
  const two: Readings[][] = [];
  const three: Readings[][] = [];
  for (const [i, person] of people.entries()) {
    for (let k = 0; k < SETS; k++) honest.push([0, 1, 2].flatMap((cut) => one(person, cut)));
    for (let step = 1; step < people.length; step++) {
      const other = people[(i + step) % people.length];
      const third = people[(i + step + 1 + (step % (people.length - 2))) % people.length];
      two.push([...one(person, 0), ...one(person, 1), ...one(other, 2)]);
      if (third !== person && third !== other) three.push([...one(person, 0), ...one(other, 1), ...one(third, 2)]);
    }
  }
  return [
    { name: 'one person taken for several', value: noticed(honest), unit: '%', limit: { atMost: 0.02 } },
    { name: 'two people noticed', value: noticed(two), unit: '%' },
    { name: 'three people noticed', value: noticed(three), unit: '%' },
  ];
}
