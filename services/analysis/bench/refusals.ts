/**
 * `node -C source bench/refusals.ts [section] [--every=3] [--seeds=0,1,2]`: which photos of the tuning half are refused, by
 * which gate and how far beyond its limit, over several drawings of the same section; portraits that are refused in every
 * photo of a drawing are left out.
 */
import type { PhotoProblem } from '@trueseason/contracts';
import { estimatePerson } from '../src/engine/combine/index.ts';
import { judgeSight } from '../src/engine/judge-sight.ts';
import { loadModels } from '../src/engine/models.ts';
import type { Sight } from '../src/engine/read-head.ts';
import { thirdOf } from './depth-groups.ts';
import { flagOf } from './flags.ts';
import { seePerson } from './measured.ts';
import { realPeople } from './people.ts';
import { SECTIONS } from './simulation/protocol.ts';

const asked = process.argv.slice(2);
const section = SECTIONS.find((name) => asked.includes(name)) ?? 'relighting';
const seeds = (flagOf('seeds') ?? '0').split(',').map(Number);
const every = Number(flagOf('every') ?? 1);

const problemsOf = (seen: Sight | PhotoProblem): readonly PhotoProblem[] =>
  typeof seen === 'string' ? [seen] : judgeSight(seen).problems;

/** All that a gate looks at, as one line. */
function shown(seen: Sight | PhotoProblem): string {
  if (typeof seen === 'string') return 'no face read';
  const { lights, colors } = estimatePerson([seen.readings]);
  const numbers = { ...seen.quality, whitePoint: seen.readings.tones?.whitePoint };
  const colorsOf = [`light ${lights[0]?.map((v) => v.toFixed(2))}`, `skin ${colors.skin.map((v) => v.toFixed(2))}`];
  return [...colorsOf, ...Object.entries(numbers).map(([name, v]) => `${name} ${v?.toFixed(3)}`)].join(', ');
}

const models = await loadModels();
let [photos, sets, refusedSets] = [0, 0, 0];
const byGate = new Map<string, string[]>();
for (const [i, person] of realPeople()
  .filter(({ half }) => half === 'tuning')
  .entries()) {
  if (i % every !== 0) continue;
  for (const seed of seeds) {
    const seen = await seePerson(person, section, models, seed);
    if (!seen) continue;
    const all = Object.entries(seen.photos).map(([name, photo]) => ({ name, photo, problems: problemsOf(photo) }));
    if (all.every(({ problems }) => problems.length > 0)) continue;
    photos += all.length;
    for (const set of ['a', 'b']) {
      sets += 1;
      if (all.some(({ name, problems }) => name.startsWith(set) && problems.length > 0)) refusedSets += 1;
    }
    for (const { name, photo, problems } of all.filter((one) => one.problems.length > 0)) {
      const depth = ['deep', 'medium', 'fair'][thirdOf(seen)];
      const line = `  person ${i}, seed ${seed}, ${name}, ${depth}: ${shown(photo)}`;
      const gate = problems.join(' + ');
      byGate.set(gate, [...(byGate.get(gate) ?? []), line]);
    }
  }
}
console.log(
  `${section}: ${refusedSets} of ${sets} sets refused, ${[...byGate.values()].flat().length} of ${photos} photos`,
);
for (const [gate, lines] of [...byGate].sort(([, a], [, b]) => b.length - a.length)) {
  console.log(`${gate}: ${lines.length}`);
  for (const line of lines) console.log(line);
}
