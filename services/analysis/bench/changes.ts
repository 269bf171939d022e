/**
 * `node -C source bench/changes.ts [section] [--every=3]`: between which seasons two sets of a person's photos change, which
 * axis moved, and for whom, over all ten ways to part six photos of the tuning half. Tells what an engine should mend first.
 */
import { AXES, type Axis, type Evidence } from '@trueseason/contracts';
import { pull } from '@trueseason/seasons/deciding-axis';
import { loadModels } from '../src/engine/models.ts';
import { thirdOf } from './depth-groups.ts';
import { flagOf } from './flags.ts';
import { type MeasuredPerson, measurePerson } from './measured.ts';
import { realPeople } from './people.ts';
import { SECTIONS } from './simulation/protocol.ts';
import { mean, share } from './statistics.ts';
import { answerFor, seasonOf, setOf } from './trials.ts';

const asked = process.argv.slice(2);
const section = SECTIONS.find((name) => asked.includes(name)) ?? 'relighting';
const every = Number(flagOf('every') ?? 1);

/** The three that stand beside the first of six photos. */
const BESIDE_FIRST = [1, 2, 3, 4, 5].flatMap((i) => [1, 2, 3, 4, 5].flatMap((j) => (i < j ? [[0, i, j]] : [])));

interface Parting {
  readonly person: MeasuredPerson;
  readonly hair: string;
  readonly a: Evidence;
  readonly b: Evidence;
}

/** L* from which hair is called light, and below which dark; C* below which light hair is gray. */
const LIGHT = 45;
const DARK = 22;
const GRAY = 8;

function hairOf({ features: { hair } }: Evidence): string {
  if (!hair) return 'none';
  const [lightness, a, b] = hair.lab;
  if (lightness > DARK && Math.hypot(a, b) < GRAY) return 'gray';
  return lightness > LIGHT ? 'light' : lightness < DARK ? 'dark' : 'brown';
}

function partingsOf(person: MeasuredPerson): Parting[] {
  const six = [...setOf(person, 'a', 3), ...setOf(person, 'b', 3)];
  return BESIDE_FIRST.flatMap((chosen) => {
    const a = answerFor(six.filter((_, i) => chosen.includes(i)));
    const b = answerFor(six.filter((_, i) => !chosen.includes(i)));
    return a && b ? [{ person, hair: hairOf(a), a, b }] : [];
  });
}

/** How much more each axis speaks for the one season against the other in the one set than in the other. */
const moved = ({ a, b }: Parting, axis: Axis): number => {
  const [x, y] = [seasonOf(a), seasonOf(b)];
  const speaks = ({ axes }: Evidence) => pull(x, y, axis, axes);
  return speaks(a) - speaks(b);
};

const mostMoved = (parting: Parting): Axis =>
  AXES.reduce((most, axis) => (moved(parting, axis) > moved(parting, most) ? axis : most));

const isChanged = ({ a, b }: Parting): boolean => seasonOf(a) !== seasonOf(b);

function countOf<T>(all: readonly T[], name: (one: T) => string): [string, T[]][] {
  const found = new Map<string, T[]>();
  for (const one of all) found.set(name(one), [...(found.get(name(one)) ?? []), one]);
  return [...found].sort(([, a], [, b]) => b.length - a.length);
}

const percent = (value: number): string => `${(100 * value).toFixed(0)} %`;

const models = await loadModels();
const partings: Parting[] = [];
for (const person of realPeople()
  .filter(({ half }) => half === 'tuning')
  .filter((_, i) => i % every === 0)) {
  const measured = await measurePerson(person, section, models);
  if (measured) partings.push(...partingsOf(measured));
}
const changes = partings.filter(isChanged);
console.log(`${section}: ${changes.length} of ${partings.length} partings change the season`);
for (const [axis, some] of countOf(changes, mostMoved)) {
  const off = mean(partings.map(({ a, b }) => (a.axes[axis as Axis].value - b.axes[axis as Axis].value) ** 2));
  console.log(
    `  ${axis.padEnd(12)} moved most in ${percent(some.length / changes.length)}; sets lie ${Math.sqrt(off).toFixed(2)} apart on it`,
  );
}
for (const [pair, some] of countOf(changes, ({ a, b }) => [seasonOf(a), seasonOf(b)].sort().join(' / '))) {
  const axes = countOf(some, mostMoved).map(([axis, { length }]) => `${axis} ${length}`);
  console.log(`  ${pair.padEnd(32)} ${`${some.length}`.padStart(3)}  ${axes.join(', ')}`);
}
for (const group of [
  ({ hair }: Parting) => `hair ${hair}`,
  ({ person }: Parting) => `${['deep', 'medium', 'fair'][thirdOf(person)]} skin`,
]) {
  for (const [name, some] of countOf(partings, group)) {
    const people = new Set(some.map(({ person }) => person.key)).size;
    console.log(`  ${name.padEnd(32)} ${percent(share(some.map(isChanged)))} change (${people} people)`);
  }
}
