/**
 * `npm run bench:engine [-- section ...] [--tuning]`: one table per section; exits with 1 if a limit is broken.
 * `--tuning` skips the held-out half, for engine development; `--keep` stores the figures shown in the product.
 */
import { partsAsked } from '@trueseason/testing';
import { alteredLines } from './altered.ts';
import { type Line, printLines } from './both-halves.ts';
import { growSections } from './grows.ts';
import { keepFigures } from './keep-figures.ts';
import { lessSections } from './less.ts';
import { metamorphicLines } from './metamorphic.ts';
import { type Person, realPeople } from './people.ts';
import { placeSections } from './places.ts';
import { shotSections } from './shots.ts';

const flags = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const sectionNames = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const sections = new Set<string>(
  partsAsked(sectionNames, ['shots', 'places', 'grows', 'less', 'altered', 'metamorphic']),
);

const chosen = (all: readonly Person[]): Person[] =>
  flags.includes('--tuning') ? all.filter(({ half }) => half === 'tuning') : [...all];
const people = chosen(realPeople());
if (people.length === 0) console.log('No real portraits found.');

let good = true;
/** Lines by title. */
const linesByTitle = new Map<string, readonly Line[]>();
if (sections.has('shots')) {
  for (const [title, lines] of await shotSections(chosen)) {
    linesByTitle.set(title, lines);
    good = printLines(title, lines) && good;
  }
}
if (sections.has('places')) {
  for (const [title, lines] of await placeSections(chosen)) {
    linesByTitle.set(title, lines);
    good = printLines(title, lines) && good;
  }
}
if (sections.has('grows'))
  for (const [title, lines] of await growSections(chosen)) good = printLines(title, lines) && good;
if (flags.includes('--keep')) keepFigures(linesByTitle);

if (people.length > 0 && sections.has('less'))
  for (const [title, lines] of await lessSections(people, chosen)) good = printLines(title, lines) && good;
if (people.length > 0 && sections.has('altered'))
  good = printLines('Portraits altered on purpose', await alteredLines(people)) && good;
if (people.length > 0 && sections.has('metamorphic')) {
  good = printLines('Changes of a file that no one sees', await metamorphicLines(people, chosen)) && good;
}
process.exitCode = good ? 0 : 1;
