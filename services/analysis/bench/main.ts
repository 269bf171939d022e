/**
 * `npm run bench:engine [-- section ...] [--tuning]`: one table per section; exits with 1 if a limit is broken.
 * `--tuning` skips the held-out half, for engine development; `--keep` stores the figures shown in the product.
 */
import { partsAsked } from '@trueseason/testing';
import { loadModels } from '../src/engine/models.ts';
import { type Line, printLines } from './both-halves.ts';
import { keepFigures } from './keep-figures.ts';
import { metamorphicLines } from './metamorphic.ts';
import { type Person, realPeople } from './people.ts';
import { shotSections } from './shots.ts';

const flags = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const wanted = new Set<string>(partsAsked(asked, ['shots', 'metamorphic']));

const models = await loadModels();
const chosen = (all: readonly Person[]): Person[] =>
  flags.includes('--tuning') ? all.filter(({ half }) => half === 'tuning') : [...all];
const people = chosen(realPeople());
if (people.length === 0) console.log('No real portraits found.');

let good = true;
/** Lines by title. */
const kept = new Map<string, readonly Line[]>();
if (wanted.has('shots')) {
  for (const [title, lines] of await shotSections(models, chosen)) {
    kept.set(title, lines);
    good = printLines(title, lines) && good;
  }
}
if (flags.includes('--keep')) keepFigures(kept);

if (people.length > 0 && wanted.has('metamorphic')) {
  good = printLines('Changes of a file that no one sees', await metamorphicLines(people, chosen)) && good;
}
process.exitCode = good ? 0 : 1;
