/**
 * `npm run bench:engine [-- section ...] [--tuning]`: one table per section; exits with 1 if a limit is broken.
 * `--tuning` skips the held-out half, for engine development; `--keep` stores the figures shown in the product.
 */
import { partsAsked } from '@trueseason/test-kit';
import { loadModels } from '../src/engine/models.ts';
import { gateLines, pairsLines, relightingLines } from './agreement-sections.ts';
import { type Line, printLines } from './both-halves.ts';
import { benchDamagedFiles } from './damaged-files.ts';
import { depthLines } from './depth-section.ts';
import { exposureLines } from './exposure-section.ts';
import { benchGates } from './gates.ts';
import { keepFigures } from './keep-figures.ts';
import { type MeasuredPerson, measurePerson } from './measured.ts';
import { benchMemory } from './memory.ts';
import { metamorphicLines } from './metamorphic.ts';
import { type Person, realPairs, realPeople } from './people.ts';
import { shotSections } from './shots.ts';
import { SECTIONS, type Section } from './simulation/protocol.ts';
import { printTable } from './table.ts';
import { benchTruth } from './truth.ts';

const TITLES: Readonly<Record<Section, string>> = {
  pairs: 'Another photo of another day, each with two more in other light',
  relighting: 'The same picture in other light, two disjoint sets of three',
  wider: 'The same picture in light half as far again, as the gates see it',
  depths: 'The same face with lighter and deeper skin',
  exposure: 'Displayed skin against well-exposed portraits',
};
const LINES: Readonly<Record<Section, (people: readonly MeasuredPerson[]) => Line[]>> = {
  pairs: pairsLines,
  relighting: relightingLines,
  wider: gateLines,
  depths: depthLines,
  exposure: exposureLines,
};

const flags = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const wanted = new Set<string>(
  partsAsked(asked, ['truth', 'shots', ...SECTIONS, 'gates', 'metamorphic', 'damaged', 'memory']),
);

const models = await loadModels();
const chosen = (all: readonly Person[]): Person[] =>
  flags.includes('--tuning') ? all.filter(({ half }) => half === 'tuning') : [...all];
const people = chosen(realPeople());
const pairs = chosen(realPairs());
if (people.length === 0) console.log('No real portraits found; using only the painted ones.');

let good = true;
if (wanted.has('truth')) good = printTable('Painted portraits with known colors', await benchTruth(models)) && good;

/** Lines by title. */
const kept = new Map<string, readonly Line[]>();
if (wanted.has('shots')) {
  for (const [title, lines] of await shotSections(models, chosen)) {
    kept.set(title, lines);
    good = printLines(title, lines) && good;
  }
}
for (const section of SECTIONS.filter((section) => wanted.has(section))) {
  const measured: MeasuredPerson[] = [];
  const shown = section === 'pairs' ? pairs : people;
  if (shown.length === 0) continue;
  for (const person of shown) {
    const seen = await measurePerson(person, section, models);
    if (seen) measured.push(seen);
    if (process.stderr.isTTY) process.stderr.write(`\r${section} ${measured.length} of ${shown.length} `);
  }
  const lines = LINES[section](measured);
  good = printLines(TITLES[section], lines) && good;
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
