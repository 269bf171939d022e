import { spawnSync } from 'node:child_process';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const CODE = `
  import { getPriority, setPriority } from 'node:os';
  setPriority(Number(process.argv[3]));
  await import(${JSON.stringify(join(import.meta.dirname, 'give-way.ts'))});
  console.log(JSON.stringify({ nice: getPriority() }));
`;

/** As a user who may only give way further. */
function startAt(given: number, wanted: number) {
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const args = ['--input-type=module', '-e', CODE, '-', String(wanted), String(given)];
  return spawnSync(process.execPath, args, { ...nobody, encoding: 'utf8' });
}

/** Of these tests themselves, which `nice npm test` lowers. */
const now = getPriority();

it.each([
  [now, 0, now],
  [now, now + 5, now + 5],
  // What somebody has lowered further stays.
  [now + 7, now + 5, now + 7],
])('started at %i and asked for %i, it runs at %i', (given, wanted, becomes) => {
  const { status, stdout, stderr } = startAt(given, wanted);
  expect(status, stderr).toBe(0);
  expect(stdout.trim()).toBe(JSON.stringify({ nice: becomes }));
});
