import { spawnSync } from 'node:child_process';
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

it.each([
  [0, 0, 0, false],
  [0, 5, 5, false],
  [10, 5, 10, true],
])('started at %i and asked for %i, it runs at %i', (given, wanted, becomes, isTold) => {
  const { status, stdout, stderr } = startAt(given, wanted);
  expect(status, stderr).toBe(0);
  const lines = stdout.trim().split('\n');
  expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ nice: becomes });
  expect(lines.some((line) => line.includes('"level":"warn"'))).toBe(isTold);
});
