import { globSync, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import type { Observation } from '@trueseason/drills/report';
import { createBrowser } from '@trueseason/testing';
import { run } from '../run.ts';
import { rated, SELLS_S, type Start, start } from './starts.ts';
import type { Step } from './steps.ts';

/** What people have, and what they get today; npm 12 and later run no install script that is not listed. */
const NPMS = ['10', '11', '12', 'latest'];

const load = (npm: string) => createRequire(join(npm, 'package.json'));
const versionOf = (npm: string): string => load(npm)('./package.json').version;

/** Whether an npm says that it supports a Node, by its own semver. */
const supports = (npm: string, node: string): boolean =>
  load(npm)('semver').satisfies(node, load(npm)('./package.json').engines.node);

/** Installs each npm once, whatever its names. */
async function provideNpms(folder: string, env: NodeJS.ProcessEnv): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  await run('npm', ['install', '--prefix', folder, '--force', ...NPMS.map((tag) => `npm-${tag}@npm:npm@${tag}`)], {
    env,
  });
  const npms = new Map<string, string>();
  for (const tag of NPMS) {
    const npm = join(folder, 'node_modules', `npm-${tag}`);
    npms.set(versionOf(npm), npm);
  }
  return [...npms.values()];
}

/** Reinstalls toolchain and packages in set-up copies, starts and stops, by each npm under each Node that it supports. */
export async function startWithEachNpm(
  step: Step,
  copies: Readonly<Record<string, string>>,
  nodes: string,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const npms = await provideNpms(join(nodes, '../npms'), env);
  const paths = globSync('*/bin/node', { cwd: join(nodes, 'node_modules') }).sort();
  for (const node of paths.map((path) => join(nodes, 'node_modules', path))) {
    const version = await run(node, ['--version']);
    const PATH = [dirname(node), env.PATH].join(delimiter);
    for (const npm of npms.filter((one) => supports(one, version)))
      for (const [name, cwd] of Object.entries(copies))
        await step(`npm ${versionOf(npm)}, Node ${version}, ${name}`, () =>
          reinstalled({
            cwd,
            dataDir: join(nodes, '../data'),
            command: [node, join(npm, 'bin/npm-cli.js'), 'start'],
            env: { ...env, PATH },
          }),
        );
  }
}

async function reinstalled(options: Start): Promise<Observation[]> {
  const { cwd } = options;
  rmSync(join(cwd, '.toolchain/node_modules'), { recursive: true, force: true });
  rmSync(join(cwd, 'node_modules/.trueseason-installed'), { force: true });
  let status = 0;
  const outcome = await start({
    ...options,
    sells: async (web) => {
      ({ status } = await createBrowser(web).call('GET', '/api/config'));
    },
  });
  const output = outcome.isReady ? `ready, answers ${status}` : outcome.output;
  return [{ what: 'installs and starts', value: output, ok: status === 200 }, ...rated(outcome, SELLS_S)];
}
