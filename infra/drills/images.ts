import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readCompose } from '../testing/compose-file.ts';
import { readDockerfile } from '../testing/dockerfile.ts';
import { listFiles, readText } from '../testing/files.ts';
import { debianReleases } from './bases/debian.ts';
import { run, tryRun } from './run.ts';

const BASES = join(import.meta.dirname, 'bases');
const PULL_MS = 120_000;
/** A label of our replacements: what they were made from. An older cache holds others. */
const LABEL = 'trueseason.drills.recipe';
const RECIPE = readdirSync(BASES)
  .sort()
  .reduce((hash, file) => hash.update(readFileSync(join(BASES, file))), createHash('sha256'))
  .digest('hex');

/** Our replacements of third-party images. */
const STAND_INS: Record<string, string> = {
  node: 'node',
  postgres: 'postgres',
  redis: 'redis',
  caddy: 'caddy',
  'versity/versitygw': 'versitygw',
  'prom/prometheus': 'prometheus',
  'prom/alertmanager': 'alertmanager',
  'prom/blackbox-exporter': 'blackbox',
  'prom/node-exporter': 'node-exporter',
};
/** As the integration tests request them. */
const ALSO: Record<string, readonly string[]> = { postgres: ['postgres:18-alpine'], redis: ['redis:8-alpine'] };

export interface BaseImage {
  readonly tag: string;
  readonly how: 'there' | 'pulled' | 'made' | 'missing';
  /** The registry's digest of this image, for pinning. */
  readonly digest?: string;
}

/** Every base image of ours. */
export function builtUpon(): string[] {
  const bases = listFiles('infra/docker', '.Dockerfile').flatMap((path) => {
    const { stages } = readDockerfile(readText(path));
    const stageNames = stages.map(({ name }) => name);
    return stages.flatMap(({ from }) => (stageNames.includes(from) ? [] : from));
  });
  return [...new Set(bases)];
}

/** Every third-party image in the repository's files: what no service builds. */
export function pinnedImages(env: NodeJS.Dict<string>): string[] {
  const services = Object.values(readCompose(env).services);
  const ours = services.flatMap(({ image, build }) => (build ? image : []));
  const composed = services.map(({ image }) => image).filter((image) => !ours.includes(image));
  return [...new Set([...builtUpon(), ...composed])].sort();
}

const targetOf = (tag: string) => STAND_INS[tag.split(':')[0] ?? ''];

/** Adds the Node and npm archives to the build context. */
async function packNode(context: string, { NODE_VERSION, NPM_VERSION }: Record<string, string>): Promise<void> {
  for (const [name, version] of [
    [`node-linux-${process.arch}`, NODE_VERSION],
    ['npm', NPM_VERSION],
  ]) {
    const [packed = ''] = (await run('npm', ['pack', '--silent', `${name}@${version}`], { cwd: context })).split('\n');
    await run('mv', [packed, `${name === 'npm' ? 'npm' : 'node'}.tgz`], { cwd: context });
  }
}

/** Provides third-party images; `env` is for `docker` and its tools. */
export function createBases(env: NodeJS.ProcessEnv, cache: string) {
  const docker = (args: readonly string[], timeoutMs?: number) =>
    tryRun('docker', args, { env, ...(timeoutMs && { timeoutMs }) });
  let registry: 'unknown' | 'answers' | 'away' = 'unknown';
  const debian = debianReleases(env, join(cache, 'build'));

  /** A pulled one, or one that was made from the files as they are now. */
  const isThere = async (tag: string) => {
    const format = `{{index .Config.Labels "${LABEL}"}} {{len .RepoDigests}}`;
    const { code, stdout } = await docker(['image', 'inspect', '--format', format, tag]);
    const [recipe, digests] = stdout.trimEnd().split(' ');
    return code === 0 && (recipe === RECIPE || (recipe === '' && digests !== '0'));
  };

  /** Builds from the bases' folder, with required archives. */
  async function build(file: string, target: string, tag: string, args: Record<string, string>): Promise<void> {
    const context = join(cache, 'build', `context-${target}`);
    rmSync(context, { recursive: true, force: true });
    cpSync(BASES, context, { recursive: true });
    if (file === 'node.Dockerfile') await packNode(context, args);
    const buildArguments = Object.entries(args).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]);
    const at = file === 'stores.Dockerfile' ? ['--target', target] : [];
    await run(
      'docker',
      [
        'build',
        '--file',
        join(context, file),
        ...at,
        ...buildArguments,
        '--label',
        `${LABEL}=${RECIPE}`,
        '--tag',
        tag,
        context,
      ],
      { env },
    );
    rmSync(context, { recursive: true, force: true });
  }

  async function make(tag: string, target: string): Promise<void> {
    const version = tag.split(':')[1] ?? '';
    if (target === 'node') {
      const [NODE_VERSION = '', RELEASE = ''] = version.split('-');
      await debian(RELEASE);
      await build('node.Dockerfile', target, tag, { RELEASE, NODE_VERSION, NPM_VERSION: '12' });
    } else {
      await debian('testing');
      await build('stores.Dockerfile', target, tag, target === 'versitygw' ? { VERSITYGW_VERSION: version } : {});
    }
  }

  async function pull(tag: string): Promise<boolean> {
    if (registry === 'away' || process.env.DRILL_PULL === 'never') return false;
    const { code, stderr } = await docker(['pull', '--quiet', tag], PULL_MS);
    if (code !== 0 && registry === 'unknown' && !/manifest unknown|not found|denied/.test(stderr)) registry = 'away';
    if (code === 0) registry = 'answers';
    return code === 0;
  }

  async function provide(tag: string): Promise<BaseImage> {
    if (await isThere(tag)) return { tag, how: 'there' };
    if (await pull(tag)) {
      const { stdout } = await docker(['image', 'inspect', '--format', '{{index .RepoDigests 0}}', tag]);
      return { tag, how: 'pulled', digest: stdout.trim() };
    }
    const target = targetOf(tag);
    if (!target) return { tag, how: 'missing' };
    await make(tag, target);
    return { tag, how: 'made' };
  }

  return {
    /** Provides an image under its pinned name: local, pulled, or built. */
    async provide(tag: string): Promise<BaseImage> {
      const image = await provide(tag);
      if (image.how !== 'missing')
        for (const other of ALSO[targetOf(tag) ?? ''] ?? []) await docker(['tag', tag, other]);
      return image;
    },
  };
}

export type Bases = ReturnType<typeof createBases>;
