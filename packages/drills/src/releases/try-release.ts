import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { type System, startSystem } from '@trueseason/local-stack';
import { exitOf, freePort } from '@trueseason/testing/servers';
import { withClient } from '../with-client.ts';
import type { Release } from './releases.ts';

/** As infra/deploy.sh: what crashes soon after its start is on trial for long enough to do so. */
const TRIAL_MS = 40_000;
const PREFIX = 'trial/';

/** Settings that a release on trial shares with the running one, and its own where they meet. */
function trialSettings(env: Readonly<Record<string, string>>, providersPort: number) {
  const shared = [
    'LINK_SECRET',
    'MASTER_KEY',
    'PUBLIC_URL',
    'REDIS_URL',
    'STORAGE_DIR',
    'OPS_PASSWORD',
    'PHOTO_CONSENT',
    'PRICE_CENTS',
    'CURRENCY',
  ];
  const providers = Object.entries(env).filter(([name]) => /^(STRIPE|SENDGRID)_/.test(name));
  const database = new URL(env.DATABASE_URL ?? '');
  database.pathname = '/trial';
  const url = `http://127.0.0.1:${providersPort}/`;
  return {
    ...Object.fromEntries(providers),
    ...Object.fromEntries(shared.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]]))),
    DATABASE_URL: database.href,
    QUEUE_PREFIX: 'trial',
    // Payments are heard of by webhook alone.
    RECONCILE_INTERVAL_MS: '600000',
    STORAGE_PREFIX: PREFIX,
    STRIPE_API_URL: url,
    SENDGRID_API_URL: url,
  };
}

const inDatabase = ({ DATABASE_URL = '' }: Readonly<Record<string, string>>, ...statements: string[]): Promise<void> =>
  withClient(DATABASE_URL, async (client) => {
    for (const statement of statements) await client.query(statement);
  });

interface Judgment {
  readonly isGood: boolean;
  /** Its last line. */
  readonly said: string;
}

/** Runs a program that judges releases, with a system's settings. */
async function runJudge(env: System['env'], program: string, args: readonly string[]): Promise<Judgment> {
  const child = spawn(process.execPath, [program, ...args], { env: { ...process.env, ...env } });
  const [exit, out, errors] = await Promise.all([exitOf(child), text(child.stdout), text(child.stderr)]);
  return { isGood: exit.code === 0, said: (out + errors).trim().split('\n').at(-1) ?? '' };
}

export const judge = ({ env, processes }: System, ...args: string[]): Promise<Judgment> =>
  runJudge(env, join(processes.gateway.folder, 'release-cli.js'), args);

export interface Verdict {
  readonly isGood: boolean;
  readonly said: string;
  /** Until it was judged, since its processes ran: before, it shows no symptom. Of one that does not start, all of it. */
  readonly sinceStartMs: number;
  readonly tookMs: number;
  /** All that its processes logged. */
  readonly logs: string;
}

async function carry(
  running: System,
  release: Release,
  directory: string,
  trialMs: number,
): Promise<Omit<Verdict, 'tookMs' | 'logs'>> {
  const began = performance.now();
  const port = await freePort();
  const trial = await startSystem({
    dataDir: directory,
    env: { ...trialSettings(running.env, port), ...release.settings.all },
    wire: async (service) => ({ ...release.settings[service] }),
  });
  const started = performance.now();
  const judged = (isGood: boolean, said: string) => ({ isGood, said, sinceStartMs: performance.now() - started });
  try {
    const shop = `http://localhost:${new URL(trial.urls.web).port}`;
    const opened = await runJudge(running.env, join(running.processes.pdf.folder, 'open-pages-cli.js'), [shop]);
    if (!opened.isGood) return judged(false, opened.said);
    const metrics = [running.processes.gateway, running.processes.mailer].flatMap(({ healthUrl }) => [
      '--metrics',
      `${healthUrl}/metrics`,
    ]);
    const trialArgs = ['--shop', shop, '--port', String(port), '--trial-prefix', PREFIX];
    const { isGood, said } = await judge(running, 'order', ...trialArgs, '--running', running.urls.web, ...metrics);
    if (!isGood) return judged(false, said);
    await sleep(Math.max(0, began + trialMs - performance.now()));
    const crashed = Object.values(trial.processes).filter(({ restarts }) => restarts > 0);
    if (crashed.length > 0) return judged(false, `${crashed.map(({ name }) => name)} crashed`);
    return judged(true, said);
  } finally {
    await trial.close();
  }
}

/** A release on trial next to a running one, by processes, as infra/deploy.sh does it by containers. */
export async function tryRelease(running: System, release: Release, trialMs = TRIAL_MS): Promise<Verdict> {
  const directory = await mkdtemp(join(tmpdir(), 'trial-'));
  await inDatabase(running.env, 'drop database if exists trial with (force)', 'create database trial');
  const started = performance.now();
  const verdict = await carry(running, release, directory, trialMs).catch((error: Error) => ({
    isGood: false,
    said: error.message.split('\n')[0] ?? '',
    sinceStartMs: performance.now() - started,
  }));
  const tookMs = performance.now() - started;
  const logs = join(directory, 'logs');
  // None if the schema was not made.
  const names = existsSync(logs) ? readdirSync(logs) : [];
  const all = names.map((name) => readFileSync(join(logs, name), 'utf8')).join('');
  await inDatabase(running.env, 'drop database if exists trial with (force)');
  await rm(directory, { recursive: true, force: true });
  return { ...verdict, tookMs, logs: all };
}
