import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ROOT } from '../testing/files.ts';
import { hasCommands } from '../testing/has-commands.ts';

const it = test.runIf(hasCommands('cut', 'date', 'du', 'grep', 'head', 'sed', 'seq', 'sleep', 'tr'));

const KB = 1024;
/** Of a disk of 100 MB, on which the database and its trial lie: `df` answers from what its folder holds. */
const DISK_KB = 100 * KB;

/** Programs that note how they were called and answer like those of the image, with the settings of a test. */
const PROGRAMS = {
  df: `used=$(du -sk "$DISK" | cut -f1)
    echo 'Filesystem 1024-blocks Used Available Capacity Mounted on'
    echo "disk ${DISK_KB} $used $((${DISK_KB} - used)) 0% /"`,
  pgbackrest: `case "$*" in
    info) echo "        full backup: $(date -u +%Y%m%d)-010203F"; echo "        incr backup: newest" ;;
    *restore) cd "$DISK/trial/data" && for part in $(seq "$RESTORED_MB"); do head -c 1048576 /dev/zero >part-$part; sleep "$PACE"; done ;;
    *verify) printf 'stanza: trueseason\\nstatus: %s\\n' "$VERIFIED" ;;
    esac`,
  psql: `[ ! -e "$DISK/postgres-away" ] || exit 2
    echo 7`,
  pg_ctl: 'exit 0',
};

let disk: string;
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'backup-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  disk = join(folder, 'disk');
  for (const name of ['disk/postgres', 'disk/trial', 'bin']) mkdirSync(join(folder, name), { recursive: true });
  for (const [name, answer] of Object.entries(PROGRAMS)) {
    const note = name === 'df' ? '' : `echo "${name} $*" >>"$CALLS"\n`;
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${note}${answer}\n`);
    chmodSync(join(folder, 'bin', name), 0o755);
  }
});

const fill = (file: string, megabytes: number) =>
  execFileSync('sh', ['-c', `head -c ${megabytes * KB * KB} /dev/zero >'${join(disk, file)}'`]);
const left = () => readdirSync(join(disk, 'trial'));

/** Runs `backup.sh forever` until `isDone`. @returns calls of programs, and its words */
async function run(isDone: (calls: string) => boolean, settings: Record<string, string> = {}) {
  const folder = join(disk, '..');
  const calls = join(folder, 'calls');
  writeFileSync(calls, '');
  const env = {
    ...{ PATH: `${join(folder, 'bin')}:${process.env.PATH}`, DISK: disk, CALLS: calls, TRIAL_DIR: join(disk, 'trial') },
    ...{ PGBACKREST_REPO1_S3_BUCKET: 'elsewhere', PGBACKREST_PG1_PATH: join(disk, 'postgres') },
    ...{ RESTORED_MB: '1', PACE: '0', VERIFIED: 'ok', ...settings },
  };
  const child = spawn('sh', [join(ROOT, 'infra/docker/backup.sh'), 'forever'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      words += chunk;
    });
  const ended = once(child, 'exit');
  try {
    await vi.waitFor(() => expect(isDone(readFileSync(calls, 'utf8'))).toBe(true), { timeout: 15_000, interval: 20 });
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
  return { calls: readFileSync(calls, 'utf8'), words };
}
const isNoted = (calls: string) => calls.includes('set taken_at');

it('restores a copy beside the database, reads from it, and leaves nothing', async () => {
  fill('postgres/base', 20);
  const { calls, words } = await run(isNoted);
  expect(words).toContain('restored to try it: 7 orders');
  expect(calls).toContain('set tried_at = now()');
  expect(calls).not.toContain('verify');
  expect(left()).toEqual([]);
});

it('verifies a copy in the bucket where a restore would fill the disk, and says so', async () => {
  // 85 % of the disk are used.
  fill('postgres/base', 45);
  fill('photos', 40);
  const { calls, words } = await run(isNoted);
  expect(words).toMatch(/no room to restore the copy here \(4[56] MB/);
  expect(calls).toContain('pgbackrest --set=newest --output=text --verbose verify');
  expect(calls).not.toMatch(/ restore$|tried_at/m);
});

it('does not count a copy that the bucket cannot read', async () => {
  fill('postgres/base', 45);
  fill('photos', 40);
  const { calls } = await run((seen) => seen.includes('verify'), { VERIFIED: 'error' });
  expect(calls).not.toContain('set taken_at');
});

it('gives up a trial whose room others take meanwhile', async () => {
  fill('postgres/base', 20);
  const running = run(
    (calls) => existsSync(join(disk, 'photos')) && calls.includes(' restore\n') && left().length === 0,
    {
      RESTORED_MB: '60',
      PACE: '0.2',
    },
  );
  await vi.waitFor(() => expect(existsSync(join(disk, 'trial/data/part-2'))).toBe(true), { timeout: 10_000 });
  fill('photos', 72);
  const { calls, words } = await running;
  expect(words).toContain('the disk gets full');
  expect(calls).not.toMatch(/tried_at|taken_at = /);
});

it('frees what a trial left, also while Postgres is away', async () => {
  mkdirSync(join(disk, 'trial/data'));
  fill('trial/data/base', 50);
  writeFileSync(join(disk, 'postgres-away'), '');
  const { calls } = await run((seen) => seen.includes('psql'));
  expect(left()).toEqual([]);
  expect(calls).not.toMatch(/^pgbackrest/m);
});
