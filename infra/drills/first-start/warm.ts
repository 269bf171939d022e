import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buy, type Photos } from '@trueseason/drills/customers';
import { createReport, type Observation } from '@trueseason/drills/report';
import { createBrowser, createCustomer } from '@trueseason/testing';
import { customerPhotos } from '@trueseason/testing/portraits';
import { refuseEach } from './refusals.ts';
import { type Shell, shells } from './shells.ts';
import { rated, SELLS_S, start } from './starts.ts';
import { resumableSteps } from './steps.ts';
import { inStrangePlaces, startTwice } from './two-starts.ts';

/*
 * Starts a copy that is set up in generated shells, one after another, and where it has to refuse: each sells within a
 * minute, or refuses in one line within five seconds, and leaves nothing. Steps that were as expected are listed
 * in <folder>/done, and are skipped the next time.
 *
 * node warm.ts <copy> <folder> [--count 60] [--seed 1]
 */
const options = { count: { type: 'string' }, seed: { type: 'string' } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const [copy = '', folder = ''] = positionals;
const count = Number(values.count ?? 60);
/** A whole purchase takes a minute of both cores. */
const BUYS_EVERY = 20;
/** The package managers' own. */
const OWN = /^\.npm(rc)?$|^\.cache$|^\.local$|^\.config$|^node-compile-cache$/;

const report = createReport();
const step = resumableSteps(report, join(folder, 'done'));
const scratch = join(folder, 'scratch');
const dataDir = join(scratch, 'data');
const photos: Photos = await customerPhotos();

/** What a start left outside of the copy and its data. */
const leftFiles = (home: string, temporary: string): string[] =>
  [...readdirSync(home), ...readdirSync(temporary)].filter((name) => !OWN.test(name));

async function inShell({ variables, npmrc, tmpdir: name }: Shell, at: number): Promise<Observation[]> {
  const home = join(scratch, `home-${at}`);
  const temporary = join(scratch, `tmp-${at}`, name);
  mkdirSync(home);
  mkdirSync(temporary, { recursive: true });
  if (npmrc) writeFileSync(join(home, '.npmrc'), npmrc);
  const outcome = await start({
    cwd: copy,
    dataDir,
    env: { HOME: home, TMPDIR: temporary, ...variables },
    sells: async (web, standIns) => {
      if (at % BUYS_EVERY === 0) await buy({ web, standIns }, photos, `shell${at}@example.com`);
      else await createCustomer(createBrowser(web), standIns).upload(photos);
    },
  });
  const files = leftFiles(home, temporary);
  rmSync(home, { recursive: true });
  rmSync(join(scratch, `tmp-${at}`), { recursive: true });
  const sells = outcome.isReady && !outcome.lines.some((line) => line.startsWith('It does not sell'));
  const value = [npmrc, name.slice(0, 12), ...Object.entries(variables).map(([key, one]) => `${key}=${one}`)].join(' ');
  return [
    { what: 'in', value, ok: sells },
    ...rated(outcome, SELLS_S),
    { what: 'left', value: files.join(', ') || 'nothing', ok: files.length === 0 },
    ...(sells ? [] : [{ what: 'said', value: outcome.output, ok: false }]),
  ];
}

rmSync(scratch, { recursive: true, force: true });
mkdirSync(scratch, { recursive: true });
try {
  for (const [at, shell] of shells(count, Number(values.seed ?? 1)).shells.entries())
    await step(`shell ${at}`, () => inShell(shell, at));
  await refuseEach(step, copy, scratch);
  await inStrangePlaces(step, copy, scratch);
  await startTwice(step, copy, folder, photos);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
process.exitCode = report.finish() ? 0 : 1;
