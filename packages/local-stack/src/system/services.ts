import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { exitOf, freePort } from '@trueseason/testing/servers';
import type { LogSink } from './log-sink.ts';
import { ManagedProcess } from './managed-process.ts';

/** The root of the repository. */
export const ROOT: string = resolve(import.meta.dirname, '../../../..');

/** The built main module of each process. */
const SERVICES = {
  gateway: '@trueseason/gateway/main',
  analysis: '@trueseason/analysis/main',
  pdf: '@trueseason/pdf/main',
  mailer: '@trueseason/mailer/main',
  ops: '@trueseason/ops/main',
} as const;
const MIGRATE = '@trueseason/shop/migrate-cli';

const { resolve: resolveExport } = createRequire(import.meta.url);

/** File of another workspace's export. @throws if it is not built */
function built(specifier: string): string {
  try {
    return resolveExport(specifier);
  } catch (error) {
    throw new Error(`Not built: ${specifier}. Run npm run build`, { cause: error });
  }
}

/** The folder of the built web app. */
export const WEB_DIR: string = join(ROOT, 'apps/web/dist');

export type ServiceName = keyof typeof SERVICES;

/** Overrides a service's settings, to route connections through a proxy. */
export type WireServices = (service: ServiceName, env: Record<string, string>) => Promise<Record<string, string>>;

export async function manageServices(
  env: Record<string, string>,
  logs: LogSink,
  show: (line: string) => void,
  wire: WireServices = () => Promise.resolve({}),
): Promise<Record<ServiceName, ManagedProcess>> {
  const names = Object.keys(SERVICES) as ServiceName[];
  const planned = await Promise.all(
    names.map(async (name) => ({
      name,
      main: built(SERVICES[name]),
      healthPort: await freePort(),
      own: await wire(name, env),
    })),
  );
  // Ops shows the readiness of the others.
  const fleet = planned.map(({ name, healthPort }) => `${name}=http://127.0.0.1:${healthPort}`).join(',');
  const managed = planned.map(({ name, main, healthPort, own }) => {
    const serviceEnv = { OPS_SERVICES: fleet, ...env, ...own, HEALTH_PORT: String(healthPort) };
    const plan = { name, main, healthPort, env: serviceEnv };
    return [name, new ManagedProcess(plan, logs, show)] as const;
  });
  return Object.fromEntries(managed) as Record<ServiceName, ManagedProcess>;
}

/** The migration's exit code for a different schema. */
const OTHER_SCHEMA = 65;

/** Migrates the database; rejects with a line that says why not. `isOwn`: it is the one in `dataDir`. */
export async function migrate(env: Record<string, string>, dataDir: string, isOwn: boolean): Promise<void> {
  const child = spawn(process.execPath, [built(MIGRATE)], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const [exit, said] = await Promise.all([exitOf(child), text(child.stderr)]);
  if (exit.code === 0) return;
  if (exit.code === OTHER_SCHEMA && isOwn)
    throw new Error(`${dataDir} holds data of a different version. Delete it and start again.`);
  const why = lineOf(said) || `it ended with ${exit.signal ?? exit.code}`;
  throw new Error(`The database could not be migrated: ${why}${isOwn ? '' : ' (DATABASE_URL)'}`);
}

/** What a program said last: without the source around an uncaught error, or its stack. */
function lineOf(said: string): string {
  const lines = said.trim().split('\n');
  const error = lines.findLast((line) => /^(\w+ )*\w*Error\b.*: /.test(line)) ?? lines.at(-1) ?? '';
  return error.trim();
}
