import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Observation } from '@trueseason/drills/report';
import { run, tryRun } from '../run.ts';
import { REFUSES_S, since } from './starts.ts';
import type { Step } from './steps.ts';

/** Package managers by name, as the registry has them, and where their program is; another pnpm becomes the pinned one. */
const MANAGERS = {
  yarn: ['yarn@1', 'bin/yarn.js'],
  'yarn-berry': ['@yarnpkg/cli-dist', 'bin/yarn.js'],
  bun: [`@oven/bun-${process.platform}-${process.arch === 'arm64' ? 'aarch64' : process.arch}`, 'bin/bun'],
} as const;
const TYPED = {
  npm: [['install'], ['ci'], ['install', 'left-pad']],
  yarn: [[], ['start']],
  'yarn-berry': [[], ['start']],
  pnpm: [['install']],
  bun: [['install']],
} as const;
const REMEDY = /type npm start/;

async function commands(
  folder: string,
  installed: string,
  env: NodeJS.ProcessEnv,
): Promise<Record<keyof typeof TYPED, string[]>> {
  mkdirSync(folder, { recursive: true });
  const packages = Object.entries(MANAGERS).map(([name, [spec]]) => `${name}@npm:${spec}`);
  await run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', ...packages], {
    env,
  });
  const program = (name: keyof typeof MANAGERS) => join(folder, 'node_modules', name, MANAGERS[name][1]);
  return {
    npm: ['npm'],
    yarn: ['node', program('yarn')],
    'yarn-berry': ['node', program('yarn-berry')],
    pnpm: [join(installed, '.toolchain/node_modules', `@pnpm/exe.${process.platform}-${process.arch}`, 'pnpm')],
    bun: [program('bun')],
  };
}

/** All but installed packages and empty folders. */
const files = (cwd: string): Promise<string> =>
  run('find', ['.', '-name', '.pnpm', '-prune', '-o', '!', '-type', 'd', '-print'], { cwd });

/** What people type in any project says what to type here, at once, and leaves nothing: in a download, and once installed. */
export async function refuseHabits(
  step: Step,
  places: { readonly download: string; readonly installed: string },
  folder: string,
  env: NodeJS.ProcessEnv,
) {
  // Set by this drill's own start.
  const { BOOTSTRAPPED: _, ...shell } = env;
  await step('habits', async () => {
    const programs = await commands(join(folder, 'managers'), places.installed, shell);
    const observations: Observation[] = [];
    for (const [place, cwd] of Object.entries(places))
      for (const [name, typed] of Object.entries(TYPED))
        for (const words of typed) {
          // Which pnpm itself has installed.
          if (name === 'pnpm' && place === 'installed') continue;
          const [program = '', ...args] = programs[name as keyof typeof TYPED];
          const before = await files(cwd);
          const began = performance.now();
          const { code, stdout, stderr } = await tryRun(program, [...args, ...words], { cwd, env: shell });
          const took = since(began);
          const isLeft = (await files(cwd)) !== before;
          observations.push({
            what: `${[name, ...words].join(' ')}, ${place}`,
            value: `${took.toFixed(1)} s, ${isLeft ? 'files left' : 'nothing left'}: ${/^.*npm start.*$/m.exec(stdout + stderr)?.[0] ?? stdout + stderr}`,
            ok: code !== 0 && took <= REFUSES_S && !isLeft && REMEDY.test(stdout + stderr),
          });
        }
    return observations;
  });
}
