import { parseArgs } from 'node:util';
import { count } from '@trueseason/testing';
import { customerPhotos } from '@trueseason/testing/portraits';
import { say } from '../report.ts';
import { runSeed, type SeedResult } from './run-seed.ts';

/*
 * Customers buy while parts of the system are killed, frozen, away, deployed, and providers fail, answer late, twice or
 * not at all. Afterwards every accepted order must have ended once, by what providers and store saw.
 *
 *   npm run drill -- chaos                          three seeds
 *   npm run drill -- chaos --seeds 20 [--first 1]   twenty, beginning with this one
 *   npm run drill -- chaos --seed 17                one again, with its plan
 *   … --customers 6 --seconds 25                    a seed gives the same plan only with these
 *
 * Bounded, loopback only. A run ends with its table whatever happens, and with 1 after a violation.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '3' },
    first: { type: 'string', default: '1' },
    seed: { type: 'string' },
    customers: { type: 'string', default: '6' },
    seconds: { type: 'string', default: '25' },
  },
});

const only = values.seed;
const first = count(only ?? values.first);
const seeds = Array.from({ length: only ? 1 : count(values.seeds) }, (_, index) => first + index);
const size = { customers: count(values.customers), seconds: count(values.seconds) };

function printTable(results: readonly SeedResult[]): void {
  const head = ['seed', 'faults', 'orders', 'paid', 'seconds', 'violations'];
  const rows = results.map(({ seed, faults, orders, paid, seconds, violations }) =>
    [seed, faults, orders, paid, seconds, violations.length].map(String),
  );
  const total = results.reduce((sum, { violations }) => sum + violations.length, 0);
  say(`\nChaos: ${results.length} of ${seeds.length} seeds, ${size.customers} customers and ${size.seconds} s each`);
  for (const row of [head, ...rows]) say(row.map((cell) => cell.padStart(11)).join(''));
  const isComplete = results.length === seeds.length;
  if (!isComplete) say('Interrupted: what is missing was not played to its end.');
  say(total === 0 ? 'No violation.' : `${total} violations; repeat one with: npm run drill -- chaos --seed <seed>`);
  process.exitCode = total === 0 && isComplete ? 0 : 1;
}

const results: SeedResult[] = [];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    printTable(results);
    process.exit(1);
  });
}
const photos = await customerPhotos();
for (const seed of seeds) {
  const result = await runSeed(seed, size, photos);
  results.push(result);
  for (const { what, found } of result.violations) say(`  ✗ ${what}: ${found.join(', ')}`);
  for (const story of result.stories) say(story.replaceAll(/^/gm, '  '));
}
printTable(results);
