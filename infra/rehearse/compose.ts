import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { ROOT } from '../testing/files.ts';
import type { SmallDisks } from './disks.ts';
import type { Ports } from './environment.ts';
import { type Ended, run, tryRun } from './run.ts';

export const PROJECT = 'trueseason-rehearsal';

/** The rehearsed system: `docker compose` on this repository with rehearsal settings. */
export interface Stage {
  readonly ports: Ports;
  readonly urls: { readonly web: string; readonly ops: string; readonly standIns: string };
  readonly settings: NodeJS.Dict<string>;
  /** Volumes that can be filled; undefined for a foreign engine. */
  readonly disks: SmallDisks | undefined;
  compose(...args: string[]): Promise<string>;
  /** With one more compose file. */
  composeWith(file: string, ...args: string[]): Promise<string>;
  tryCompose(...args: string[]): Promise<Ended>;
  docker(...args: string[]): Promise<string>;
  tryDocker(...args: string[]): Promise<Ended>;
  /** IDs of a service's running containers. */
  containers(service: string): Promise<string[]>;
}

export function openStage(
  env: NodeJS.ProcessEnv,
  envFiles: readonly string[],
  ports: Ports,
  disks: SmallDisks | undefined,
): Stage {
  // Drop this shell's variables.
  const kept = ['PATH', 'HOME', 'DOCKER_HOST', 'DOCKER_CONFIG', 'DOCKER_CONTEXT', 'DOCKER_CERT_PATH'];
  const clean = Object.fromEntries(kept.map((name) => [name, env[name]]));
  const options = { cwd: ROOT, env: { ...clean, COMPOSE_PROGRESS: 'plain', BUILDKIT_PROGRESS: 'plain' } };
  const baseWith = (...files: string[]) => [
    ...[
      'compose',
      '--project-name',
      PROJECT,
      ...['docker-compose.yml', disks?.composeFile ?? [], files].flat().flatMap((file) => ['--file', file]),
      ...['stand-ins', 'vertex', 'backup'].flatMap((profile) => ['--profile', profile]),
    ],
    ...envFiles.flatMap((file) => ['--env-file', file]),
  ];
  const base = baseWith();
  return {
    ports,
    disks,
    urls: {
      web: `http://localhost:${ports.web}`,
      ops: `http://localhost:${ports.ops}`,
      standIns: `http://localhost:${ports.standIns}`,
    },
    settings: Object.assign({}, ...envFiles.map((file) => parseEnv(readFileSync(file, 'utf8')))),
    compose: (...args) => run('docker', [...base, ...args], options),
    composeWith: (file, ...args) => run('docker', [...baseWith(file), ...args], options),
    tryCompose: (...args) => tryRun('docker', [...base, ...args], options),
    docker: (...args) => run('docker', args, options),
    tryDocker: (...args) => tryRun('docker', args, options),
    containers: async (service) =>
      (await run('docker', [...base, 'ps', '--quiet', service], options)).split('\n').filter(Boolean),
  };
}

/** Queries the rehearsed Postgres: one row per line, without headings. */
export const query = (stage: Stage, sql: string): Promise<string> =>
  stage.compose('exec', '--no-TTY', 'postgres', 'psql', '-U', 'trueseason', '-d', 'trueseason', '-Atc', sql);

/** Changes the behavior of the provider stand-ins. */
export const controlProviders = (stage: Stage, patch: object): Promise<Response> =>
  fetch(`${stage.urls.standIns}/_control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(patch),
  });
