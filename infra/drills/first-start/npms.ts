import { globSync, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import type { Observation } from '@trueseason/drills/report';
import { run, tryRun } from '../run.ts';

/** What people have, and what they get today; npm 12 and later run no install script that is not listed. */
const NPMS = ['10', '11', '12', 'latest'];

/** Whether an npm says that it supports a Node, by its own semver. */
function supports(npm: string, version: string): boolean {
  const load = createRequire(join(npm, 'package.json'));
  return load('semver').satisfies(version, load('./package.json').engines.node);
}

/** Reinstalls toolchain and packages in a set-up copy, by each npm under each Node that it supports. */
export async function withEachNpm(copy: string, nodes: string, env: NodeJS.ProcessEnv): Promise<Observation[]> {
  const npms = join(nodes, '../npms');
  mkdirSync(npms, { recursive: true });
  await run('npm', ['install', '--prefix', npms, '--force', ...NPMS.map((tag) => `npm-${tag}@npm:npm@${tag}`)], {
    env,
  });
  const observations: Observation[] = [];
  for (const path of globSync('*/bin/node', { cwd: join(nodes, 'node_modules') }).sort()) {
    const node = join(nodes, 'node_modules', path);
    const version = await run(node, ['--version']);
    for (const tag of NPMS) {
      const npm = join(npms, 'node_modules', `npm-${tag}`);
      if (!supports(npm, version)) continue;
      rmSync(join(copy, '.toolchain/node_modules'), { recursive: true, force: true });
      rmSync(join(copy, 'node_modules/.trueseason-installed'), { force: true });
      const PATH = [dirname(node), env.PATH].join(delimiter);
      const words = [join(npm, 'bin/npm-cli.js'), 'run', 'build', '--', '--help'];
      const { code, stdout, stderr } = await tryRun(node, words, { cwd: copy, env: { ...env, PATH } });
      const pnpm = await tryRun('node', ['scripts/bootstrap.mjs', 'pnpm', '--version'], {
        cwd: copy,
        env: { ...env, PATH },
      });
      const isDone = code === 0 && stdout.includes('builds changed code') && /^\d+\.\d+\.\d+$/m.test(pnpm.stdout);
      observations.push({
        what: `npm ${tag}, Node ${version}`,
        value: isDone ? 'installs' : `${stdout}${stderr}${pnpm.stderr}`,
        ok: isDone,
      });
    }
  }
  return observations;
}
