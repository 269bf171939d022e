/**
 * `nice node -C source bench/prepare.ts [--held] [--every=3] [--seed=1] [section ...]`: simulates photos and finds the heads on them, so that
 * `bench:engine` only has to read, judge and place. May be broken off and taken up again; several may run beside each other.
 */
import { loadModels } from '../src/engine/models.ts';
import { flagOf } from './flags.ts';
import { measurePerson } from './measured.ts';
import { realPeople } from './people.ts';
import { SECTIONS } from './simulation/protocol.ts';

const asked = process.argv.slice(2);
const half = asked.includes('--held') ? 'held' : 'tuning';
const every = Number(flagOf('every') ?? 1);
const seed = Number(flagOf('seed') ?? 0);
const models = await loadModels();
for (const section of SECTIONS.filter((name) => asked.every((flag) => flag.startsWith('--')) || asked.includes(name))) {
  const people = realPeople().filter((person) => person.half === half);
  for (const person of people.filter((_, i) => i % every === 0)) await measurePerson(person, section, models, seed);
  console.log(`${section} ready`);
}
