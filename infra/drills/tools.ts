import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { provideDebian } from './bases/debian.ts';
import { run, tryRun } from './run.ts';

/** Environment for `docker compose` and BuildKit: existing, or Debian's plug-ins in `cache`. */
export async function provideTools(env: NodeJS.ProcessEnv, cache: string): Promise<NodeJS.ProcessEnv> {
  const works = async (given: NodeJS.ProcessEnv) => {
    const tools = ['compose', 'buildx'].map((tool) => tryRun('docker', [tool, 'version'], { env: given }));
    return (await Promise.all(tools)).every(({ code }) => code === 0);
  };
  if (await works(env)) return env;
  const config = join(cache, 'docker-config');
  const withTools = { ...env, DOCKER_CONFIG: config };
  if (existsSync(config) && (await works(withTools))) return withTools;
  await provideDebian(env, 'testing', join(cache, 'build'));
  const context = join(cache, 'build', 'context-tools');
  mkdirSync(context, { recursive: true });
  cpSync(join(import.meta.dirname, 'bases/tools.Dockerfile'), join(context, 'Dockerfile'));
  await run('docker', ['build', '--tag', 'drills/tools', context], { env: { ...env, DOCKER_BUILDKIT: '0' } });
  mkdirSync(join(config, 'cli-plugins'), { recursive: true });
  const id = await run('docker', ['create', 'drills/tools', 'true'], { env });
  await run('docker', ['cp', `${id}:/usr/libexec/docker/cli-plugins/.`, join(config, 'cli-plugins')], { env });
  await run('docker', ['rm', id], { env });
  if (!(await works(withTools))) throw new Error('docker compose does not run; install its plug-in');
  return withTools;
}
