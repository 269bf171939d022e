/**
 * `npm run bench:engine [-- section ...] [--tuning]`: one table per section; exits with 1 if a limit is broken.
 * `--tuning` skips the held-out half, for engine development; `--keep` stores the figures shown in the product.
 */
import { partsAsked } from '@trueseason/test-kit';
import { loadModels } from '../src/engine/models.ts';
import { pairsLines } from './agreement.ts';
import { type Line, printLines } from './both-halves.ts';
import { benchDamagedFiles } from './damaged-files.ts';
import { benchGates } from './gates.ts';
import { keepFigures } from './keep-figures.ts';
import { type MeasuredPerson, measurePerson } from './measured.ts';
import { benchMemory } from './memory.ts';
import { metamorphicLines } from './metamorphic.ts';
import { type Person, realPairs, realPeople } from './people.ts';
import { shotSections } from './shots.ts';
import { printTable } from './table.ts';

const flags = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const wanted = new Set<string>(partsAsked(asked, ['shots', 'pairs', 'gates', 'metamorphic', 'damaged', 'memory']));

const models = await loadModels();
const chosen = (all: readonly Person[]): Person[] =>
  flags.includes('--tuning') ? all.filter(({ half }) => half === 'tuning') : [...all];
const people = chosen(realPeople());
const pairs = chosen(realPairs());
if (people.length === 0) console.log('No real portraits found: only memory can be measured.');

let good = true;
/** Lines by title. */
const kept = new Map<string, readonly Line[]>();
if (wanted.has('shots')) {
  for (const [title, lines] of await shotSections(models, chosen)) {
    kept.set(title, lines);
    good = printLines(title, lines) && good;
  }
}
if (pairs.length > 0 && wanted.has('pairs')) {
  const measured: MeasuredPerson[] = [];
  for (const person of pairs) measured.push(await measurePerson(person, models));
  const title = 'Another photo of another day, each with two more in other light';
  good = printLines(title, pairsLines(measured)) && good;
}
if (flags.includes('--keep')) keepFigures(kept);

if (people.length > 0 && wanted.has('gates')) {
  good = printTable('Gates', await benchGates(models, people)) && good;
}
if (people.length > 0 && wanted.has('metamorphic')) {
  good = printLines('Changes of a file that no one sees', await metamorphicLines(people, chosen)) && good;
}
if (people.length > 0 && wanted.has('damaged')) {
  good = printTable('Damaged files', await benchDamagedFiles(models, [...people, ...pairs])) && good;
}
if (wanted.has('memory')) good = printTable('Memory', await benchMemory()) && good;
process.exitCode = good ? 0 : 1;
