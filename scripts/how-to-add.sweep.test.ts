import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ADDITIONS, type Addition } from './testing/additions.ts';
import { scratchCopy } from './testing/scratch-copy.ts';

const contributing = readFileSync(join(import.meta.dirname, '../CONTRIBUTING.md'), 'utf8');
const copy = scratchCopy();
afterAll(() => copy.remove());

/** The files that an addition edits, apart from those that hold what is new or its test, and those that a command writes. */
function editedBy({ steps, home, test }: Addition): string[] {
  const edited = new Set<string>();
  const recorder = { ...copy, insert: (path: string) => void edited.add(path), create: () => {} };
  for (const step of steps) step.add(recorder);
  return [...edited].filter((path) => path !== home && path !== test);
}

it.each(ADDITIONS)(
  '$what takes at most two places beside what is new and its test, and CONTRIBUTING.md names them',
  (addition) => {
    const places = editedBy(addition);
    expect(places.length).toBeLessThanOrEqual(2);
    for (const place of [...places, addition.home ?? [], addition.test ?? []].flat())
      expect(contributing).toMatch(named(place));
  },
);

/** The groups of calls and the services are alike; CONTRIBUTING.md may show one name for all. */
const named = (place: string): RegExp =>
  new RegExp(
    place.replace(/order-(calls|routes)/, '(order|<group>)-$1').replace(/^services\/(\w+)\//, 'services/($1|<name>)/'),
  );

// All grow side by side, because a look of the compiler at the whole product takes seconds.
const steps = Math.max(...ADDITIONS.map((addition) => addition.steps.length));
it.each(Array.from({ length: steps }, (_, index) => index))(
  'the compiler complains after step %i about all that is missing',
  async (index) => {
    for (const addition of ADDITIONS) addition.steps[index]?.add(copy);
    const asked = ADDITIONS.flatMap((addition) => addition.steps[index]?.asks ?? []);
    const complaints = await copy.complaints();
    for (const ask of asked) expect(complaints).toContainEqual(expect.stringMatching(ask));
    if (index === steps - 1) expect(complaints).toEqual([]);
  },
  600_000,
);

const tested = ADDITIONS.flatMap(({ what, passes }) => (passes ? [{ what, ...passes }] : []));
it.each(tested)(
  '$what passes the tests that go through all of its kind',
  async ({ tests, named }) => {
    const report = await copy.test(tests);
    for (const test of tests) expect(report).toMatch(new RegExp(`${test}.*${named.source}`));
  },
  600_000,
);
