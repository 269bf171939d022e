import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { exitOf } from '../child-process.ts';
import { freePort } from '../free-port.ts';
import type { LogSink } from './log-sink.ts';
import { ManagedProcess } from './managed-process.ts';

/** The root of the repository. */
export const ROOT: string = resolve(import.meta.dirname, '../../../..');

/** The built main module of every process of the product, from the root of the repository. */
const SERVICES = {
  gateway: 'services/gateway/dist/main.js',
  analysis: 'services/analysis/dist/main.js',
  pdf: 'services/pdf/dist/main.js',
  mailer: 'services/mailer/dist/main.js',
  ops: 'apps/ops/dist/main.js',
} as const;

export const WEB_DIR: string = join(ROOT, 'apps/web/dist');
const MIGRATE = 'packages/db/dist/migrate-cli.js';

export type ServiceName = keyof typeof SERVICES;

export async function manageServices(
  env: Record<string, string>,
  logs: LogSink,
  show: (line: string) => void,
): Promise<Record<ServiceName, ManagedProcess>> {
  const names = Object.keys(SERVICES) as ServiceName[];
  const missing = names.filter((name) => !existsSync(join(ROOT, SERVICES[name])));
  if (missing.length > 0) throw new Error(`Not built: ${missing.join(', ')}. Run npm run build`);
  const planned = await Promise.all(names.map(async (name) => ({ name, healthPort: await freePort() })));
  // Ops shows how ready the others are.
  const fleet = planned.map(({ name, healthPort }) => `${name}=http://127.0.0.1:${healthPort}`).join(',');
  const managed = planned.map(({ name, healthPort }) => {
    const serviceEnv = { OPS_SERVICES: fleet, ...env, HEALTH_PORT: String(healthPort) };
    const plan = { name, main: join(ROOT, SERVICES[name]), healthPort, env: serviceEnv };
    return [name, new ManagedProcess(plan, logs, show)] as const;
  });
  return Object.fromEntries(managed) as Record<ServiceName, ManagedProcess>;
}

/** Brings the database's schema up to date; rejects with what the migration said. */
export async function migrate(env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [join(ROOT, MIGRATE)], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const [exit, said] = await Promise.all([exitOf(child), text(child.stderr)]);
  if (exit.code !== 0) throw new Error(`The database could not be migrated: ${said.trim() || exit.signal}`);
}
