import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Observation } from '@trueseason/drills/report';
import { refusal, type Start, start } from './starts.ts';
import type { Step } from './steps.ts';

type Refusal = Partial<Start> & { readonly remedy: RegExp; readonly dotEnv?: string };

const NOBODY = 65_534;
const setpriv = (uid: number) => ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups'];
/** A number that no system gives to a user. */
const NO_USER = 54_321;
const ONLY_IPV6 = 'ip link set lo up && ip addr del 127.0.0.1/8 dev lo && exec npm start';

/** What a start looks at before it refuses its folder. */
function folderOf(copy: string, path: string): string {
  for (const part of ['package.json', '.env.example', '.node-version', 'scripts'])
    cpSync(join(copy, part), join(path, part), { recursive: true });
  return path;
}

function given(path: string, uid: number): string {
  mkdirSync(path, { recursive: true });
  execFileSync('chown', ['--recursive', String(uid), path]);
  return path;
}

/** What refuses, with a word of the remedy. */
function refusals(copy: string, scratch: string): Record<string, Refusal> {
  const file = join(scratch, 'a-file');
  const locked = join(scratch, 'locked');
  writeFileSync(file, '');
  mkdirSync(locked, { mode: 0o555 });
  const isRoot = process.getuid?.() === 0;
  return {
    // npm makes its cache there before it runs anything, where it can.
    'no temporary folder': { env: { TMPDIR: join(file, 'none') }, remedy: /unset TMPDIR/ },
    'a file for data': { env: { DATA_DIR: file }, remedy: /set DATA_DIR/ },
    'a port that is none': { env: { PORT: 'tcp://10.0.0.1:80' }, remedy: /PORT must be/ },
    'one port for two': { env: { PORT: '24999', OPS_PORT: '24999' }, remedy: /OPS_PORT=\d+ npm start/ },
    'an odd path': { cwd: folderOf(copy, join(scratch, 'co$t "x"')), remedy: /move or rename/ },
    'a backslash in the path': { cwd: folderOf(copy, join(scratch, 'a\\b')), remedy: /move or rename/ },
    'a live key': { dotEnv: 'STRIPE_SECRET_KEY=sk_live_other', remedy: /LIVE_SETTINGS=1/ },
    'an address of another machine': { dotEnv: 'HOST=203.0.113.9', remedy: /HOST=.*set 127/ },
    'a missing setting': {
      dotEnv: 'STRIPE_SECRET_KEY=sk_test_x',
      remedy: /^\.env: STRIPE_PUBLISHABLE_KEY: is required.*\.env\.example/,
    },
    'a wrong setting': { dotEnv: 'PUBLIC_URL=nonsense', remedy: /^\.env: PUBLIC_URL: / },
    ...(isRoot && {
      "another user's copy": {
        env: { HOME: scratch },
        command: [...setpriv(NOBODY), 'npm', 'start'],
        remedy: /copy it to a folder of your own/,
      },
      "another user's data": { env: { DATA_DIR: given(join(scratch, 'of another'), NOBODY) }, remedy: /set DATA_DIR/ },
      'a user without a name': {
        cwd: given(folderOf(copy, join(scratch, 'of nobody')), NO_USER),
        env: { HOME: scratch },
        command: [...setpriv(NO_USER), 'npm', 'start'],
        remedy: /\/etc\/passwd/,
      },
      'no IPv4 on loopback': { command: ['unshare', '--net', 'sh', '-c', ONLY_IPV6], remedy: /enable IPv4/ },
    }),
    ...(!isRoot && { 'a locked folder': { env: { DATA_DIR: join(locked, 'data') }, remedy: /set DATA_DIR/ } }),
  };
}

async function refused(
  { remedy, dotEnv, ...options }: Refusal,
  defaults: Pick<Start, 'cwd' | 'dataDir'>,
): Promise<Observation[]> {
  const settings = join(defaults.cwd, '.env');
  if (dotEnv && existsSync(settings)) throw new Error(`${settings} is there already`);
  try {
    if (dotEnv) writeFileSync(settings, dotEnv);
    return refusal(await start({ ...defaults, ...options }), remedy);
  } finally {
    if (dotEnv) rmSync(settings);
  }
}

export async function refuseEach(step: Step, copy: string, scratch: string): Promise<void> {
  const defaults = { cwd: copy, dataDir: join(scratch, 'data') };
  for (const [name, options] of Object.entries(refusals(copy, scratch)))
    await step(`refuses ${name}`, () => refused(options, defaults));
}
