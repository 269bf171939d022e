import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '../free-port.ts';
import type { Postgres } from '../postgres/start.ts';
import type { Redis } from '../redis/start.ts';
import type { ControlPanel } from '../stand-ins/controls.ts';
import { lockData } from './data-lock.ts';
import { startEmbedded } from './embedded.ts';
import { brought, serviceEnvironment } from './environment.ts';
import type { KeptServer } from './kept-server.ts';
import { logSink } from './log-sink.ts';
import type { ManagedProcess } from './managed-process.ts';
import { ephemeralPorts, type Ports, requireFreePorts } from './ports.ts';
import { localSecrets, secretsFile } from './secrets.ts';
import { manageServices, migrate, type ServiceName, WEB_DIR } from './services.ts';

/** Long enough for a service to give back its job, short enough for a person who waits at a terminal. */
const PATIENCE_MS = 10_000;

export interface SystemOptions {
  /** Everything that outlives the system is kept here. */
  dataDir: string;
  /** Free ones when left out. */
  ports?: Ports;
  /** The caller's settings: DATABASE_URL, REDIS_URL, S3_BUCKET, STRIPE_SECRET_KEY … replace what is embedded. */
  env?: NodeJS.ProcessEnv;
  /** Hears one line for each warning; silent when left out. */
  show?: (line: string) => void;
  /** Gives up a start that is under way. */
  signal?: AbortSignal;
}

export interface System {
  urls: { web: string; ops: string; standIns: string | undefined };
  freePromoCode: string;
  /** Holds the passwords of the dashboards. */
  secretsFile: string;
  /** What the services run with: DATABASE_URL, REDIS_URL, STORAGE_DIR, OPS_PASSWORD … */
  env: Record<string, string>;
  processes: Record<ServiceName, ManagedProcess>;
  /** Undefined where the caller brought one. */
  postgres: KeptServer<Postgres> | undefined;
  redis: KeptServer<Redis> | undefined;
  /** The knobs of the provider stand-ins. */
  controls: ControlPanel | undefined;
  /** Sends a signal (SIGKILL unless said) and waits for the end; what was killed is started again by itself. */
  kill(part: ServiceName | 'postgres' | 'redis', signal?: NodeJS.Signals): Promise<void>;
  /** Stops everything in order: services, stand-ins, Redis, Postgres. */
  close(): Promise<void>;
  /** Ends every process at once; Postgres recovers at the next start. */
  abandon(): void;
}

/** Starts the whole product from its built output, and resolves once every service is ready. */
export async function startSystem(options: SystemOptions): Promise<System> {
  const { env = {}, show = () => {}, signal } = options;
  const dataDir = resolve(options.dataDir);
  const ports = options.ports ?? (await ephemeralPorts());
  const closers: (() => Promise<void>)[] = [];
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= inTurn(closers.reverse());
    return closing;
  };
  try {
    mkdirSync(dataDir, { recursive: true });
    // As root, Postgres runs as another user, who has to pass through (a temporary folder is closed to all others).
    if (process.getuid?.() === 0) chmodSync(dataDir, statSync(dataDir).mode | 0o011);
    await requireFreePorts(ports);
    closers.push(await lockData(dataDir));
    const secrets = localSecrets(dataDir);
    const gatewayUrl = `http://localhost:${ports.web}`;
    const { postgres, redis, standIns } = await startEmbedded(
      brought(env),
      { dataDir, standInsPort: ports.standIns, gatewayUrl, webhookSecret: secrets.stripeWebhookSecret },
      show,
      closers,
    );
    signal?.throwIfAborted();
    const freePromoCode = env.FREE_PROMO_CODE || 'FREE100';
    const serviceEnv = serviceEnvironment(env, {
      ports,
      dataDir,
      secrets,
      freePromoCode,
      webDir: WEB_DIR,
      checkPort: await freePort(),
      databaseUrl: postgres?.server.url,
      redisUrl: redis?.server.url,
      standIns,
    });
    await migrate(serviceEnv);
    signal?.throwIfAborted();

    const processes = await manageServices(serviceEnv, logSink(join(dataDir, 'logs'), show), show);
    const all = Object.values(processes);
    closers.push(async () => void (await Promise.all(all.map((one) => one.stop(PATIENCE_MS)))));
    for (const one of all) one.start();
    await unlessAborted(Promise.all(all.map((one) => one.ready())), signal);

    return {
      urls: { web: gatewayUrl, ops: `http://localhost:${ports.ops}`, standIns: standIns?.url },
      freePromoCode,
      secretsFile: secretsFile(dataDir),
      env: serviceEnv,
      processes,
      postgres,
      redis,
      controls: standIns?.controls,
      async kill(part, how) {
        const target = { ...processes, postgres, redis }[part];
        if (!target) throw new Error(`${part} was not started here`);
        await target.kill(how);
      },
      close,
      abandon() {
        for (const one of all) one.killNow();
        redis?.killNow();
        postgres?.killNow();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function inTurn(closers: (() => Promise<void>)[]): Promise<void> {
  for (const closer of closers) await closer();
}

function unlessAborted(work: Promise<unknown>, signal: AbortSignal | undefined): Promise<unknown> {
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, aborted]);
}
