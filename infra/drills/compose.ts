import { readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '../testing/files.ts';
import type { SmallDisks } from './disks.ts';
import type { Environment, Ports } from './environment.ts';
import { type Ended, run, tryRun } from './run.ts';

export const PROJECT = 'trueseason-drills';

/** The product in containers: `docker compose` on this repository with separate settings. */
export interface Stage {
  readonly ports: Ports;
  readonly urls: { readonly web: string; readonly ops: string; readonly standIns: string };
  /** As they are now: `set` changes them like an edit of `.env`. */
  readonly settings: NodeJS.Dict<string>;
  set(settings: Readonly<Record<string, string>>): void;
  /** Where files of the drills lie. */
  readonly folder: string;
  /** Volumes that can be filled; undefined if the engine is elsewhere. */
  readonly disks: SmallDisks | undefined;
  /** Runs a command of a document as it stands there. */
  shell(command: string): Promise<string>;
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
  { folder, envFiles, composeFile, set }: Environment,
  ports: Ports,
  disks: SmallDisks | undefined,
): Stage {
  // Drop this shell's variables.
  const passedVariables = ['PATH', 'HOME', 'DOCKER_HOST', 'DOCKER_CONFIG', 'DOCKER_CONTEXT', 'DOCKER_CERT_PATH'];
  const passedEnv = Object.fromEntries(passedVariables.map((name) => [name, env[name]]));
  // So that the commands of the documents work as they stand.
  const composeFiles = ['docker-compose.yml', composeFile, ...(disks ? [disks.composeFile] : [])];
  const optionsWith = (...files: string[]) => ({
    cwd: ROOT,
    env: {
      ...passedEnv,
      COMPOSE_PROJECT_NAME: PROJECT,
      COMPOSE_FILE: [...composeFiles, ...files].join(delimiter),
      COMPOSE_ENV_FILES: envFiles.join(),
      COMPOSE_PROFILES: 'stand-ins,tls,vertex,monitoring',
      COMPOSE_PROGRESS: 'plain',
      BUILDKIT_PROGRESS: 'plain',
    },
  });
  const options = optionsWith();
  const compose = (...args: string[]) => run('docker', ['compose', ...args], options);
  return {
    ports,
    set,
    folder,
    disks,
    urls: {
      web: `http://localhost:${ports.front}`,
      ops: `http://localhost:${ports.ops}`,
      standIns: `http://localhost:${ports.standIns}`,
    },
    get settings() {
      return Object.assign({}, ...envFiles.map((file) => parseEnv(readFileSync(file, 'utf8'))));
    },
    shell: (command) => run('sh', ['-euc', command], options),
    compose,
    composeWith: (file, ...args) => run('docker', ['compose', ...args], optionsWith(file)),
    tryCompose: (...args) => tryRun('docker', ['compose', ...args], options),
    docker: (...args) => run('docker', args, options),
    tryDocker: (...args) => tryRun('docker', args, options),
    containers: async (service) => (await compose('ps', '--quiet', service)).split('\n').filter(Boolean),
  };
}

/** Queries its Postgres: one row per line, without headings. */
export const query = (stage: Stage, sql: string): Promise<string> =>
  stage.compose('exec', '--no-TTY', 'postgres', 'psql', '-U', 'trueseason', '-d', 'trueseason', '-Atc', sql);
