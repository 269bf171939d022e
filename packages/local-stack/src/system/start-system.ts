import { chmodSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ControlPanel } from '@trueseason/stand-ins';
import type { Postgres, Redis } from '@trueseason/testing/servers';
import { freePort, reservePorts, sendSignal } from '@trueseason/testing/servers';
import { lockData } from './data-lock.ts';
import { startEmbedded } from './embedded.ts';
import { provided, serviceEnvironment } from './environment.ts';
import { logSink } from './log-sink.ts';
import type { ManagedProcess } from './managed-process.ts';
import { type Ports, requireFreePorts, requireOwnAnswers } from './ports.ts';
import { outsideProviders } from './providers.ts';
import { localSecrets, secretsFile } from './secrets.ts';
import { manageServices, migrate, type ServiceName, WEB_DIR, type WireServices } from './services.ts';
import type { SupervisedServer } from './supervised-server.ts';

/** Long enough to give back a job, short enough for a person at a terminal. */
const PATIENCE_MS = 10_000;

export interface SystemOptions {
  /** Holds all persistent data. */
  dataDir: string;
  /** Free ports by default. */
  ports?: Ports;
  /** The caller's settings: DATABASE_URL, REDIS_URL, S3_BUCKET, STRIPE_SECRET_KEY … replace embedded servers. */
  env?: NodeJS.ProcessEnv;
  /** Overrides settings of single services, for tests between them and their dependencies. */
  wire?: WireServices;
  /** Receives a line per warning; default none. */
  show?: (line: string) => void;
  /** The gateway, which serves the web app, starts after this. */
  webBuilt?: Promise<unknown>;
  /** Aborts a start. */
  signal?: AbortSignal;
}

export type PartName = ServiceName | 'postgres' | 'redis';

export interface System {
  urls: { web: string; ops: string; standIns: string | undefined };
  freePromoCode: string;
  /** Names of what the caller's settings use in place of what would start here. */
  providers: string[];
  /** Whether a browser is available for reports. */
  drawsReports: boolean;
  /** File with the passwords of the dashboards. */
  secretsFile: string;
  /** The services' environment: DATABASE_URL, REDIS_URL, STORAGE_DIR, OPS_PASSWORD … */
  env: Record<string, string>;
  processes: Record<ServiceName, ManagedProcess>;
  /** Undefined if provided by the caller. */
  postgres: SupervisedServer<Postgres> | undefined;
  redis: SupervisedServer<Redis> | undefined;
  /** The controls of the provider stand-ins. */
  controls: ControlPanel | undefined;
  /** Sends a signal (default SIGKILL) and waits for the end; the part is then restarted. */
  kill(part: PartName, signal?: NodeJS.Signals): Promise<void>;
  /** Freezes a part and its children, with open connections, until `resume`. */
  pause(part: PartName): void;
  resume(part: PartName): void;
  /** Stops everything in order: services, stand-ins, Redis, Postgres. */
  close(): Promise<void>;
  /** Kills every process; Postgres recovers at the next start. */
  abandon(): void;
}

export async function ephemeralPorts(): Promise<Ports> {
  const [web, ops, standIns] = await Promise.all([freePort(), freePort(), freePort()]);
  return { web, ops, standIns };
}

/** Starts the whole product from its build; resolves when every service is ready. */
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
    // As root, Postgres runs as another user, who needs access to this folder.
    if (process.getuid?.() === 0) chmodSync(dataDir, statSync(dataDir).mode | 0o011);
    await requireFreePorts(ports);
    // The gateway listens last: no other part may get its port before.
    reservePorts(Object.values(ports));
    const unlock = lockData(dataDir);
    closers.push(async () => unlock());
    const secrets = localSecrets(dataDir);
    const gatewayUrl = `http://localhost:${ports.web}`;
    const { postgres, redis, standIns } = await startEmbedded(
      provided(env),
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
    // Services must not create it: during a disk outage they would create an empty one.
    if (serviceEnv.STORAGE_DIR) mkdirSync(serviceEnv.STORAGE_DIR, { recursive: true, mode: 0o700 });
    await migrate(serviceEnv, dataDir, Boolean(postgres));
    closers.push(keepEnvironment(join(dataDir, 'running.json'), serviceEnv));
    signal?.throwIfAborted();

    const processes = await manageServices(serviceEnv, logSink(join(dataDir, 'logs'), show), show, options.wire);
    const managedProcesses = Object.values(processes);
    closers.push(async () => void (await Promise.all(managedProcesses.map((one) => one.stop(PATIENCE_MS)))));
    const states = await unlessAborted(startAll(processes, options.webBuilt), signal);
    await requireOwnAnswers(ports, env);

    return {
      urls: { web: gatewayUrl, ops: `http://localhost:${ports.ops}`, standIns: standIns?.url },
      freePromoCode,
      providers: outsideProviders(env).map(({ name }) => name),
      drawsReports: !states.includes('no browser'),
      secretsFile: secretsFile(dataDir),
      env: serviceEnv,
      processes,
      postgres,
      redis,
      controls: standIns?.controls,
      ...faultsOf({ ...processes, postgres, redis }),
      close,
      abandon() {
        for (const managed of managedProcesses) managed.killNow();
        redis?.killNow();
        postgres?.killNow();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Resolves to the states of all when they are ready. */
async function startAll({ gateway, ...others }: Record<ServiceName, ManagedProcess>, webBuilt?: Promise<unknown>) {
  const workers = Object.values(others);
  for (const worker of workers) worker.start();
  await webBuilt;
  gateway.start();
  return Promise.all([gateway, ...workers].map((one) => one.ready()));
}

/** Where commands such as `npm run shop -- operator` find this system; gone once it stops. */
function keepEnvironment(file: string, env: Record<string, string>): () => Promise<void> {
  writeFileSync(file, JSON.stringify(env), { mode: 0o600 });
  return async () => rmSync(file, { force: true });
}

type Part = ManagedProcess | SupervisedServer<Postgres> | SupervisedServer<Redis>;

/** Fault injection for tests and drills; only for parts started here. */
function faultsOf(parts: Record<PartName, Part | undefined>): Pick<System, 'kill' | 'pause' | 'resume'> {
  const partOf = (part: PartName) => {
    const startedPart = parts[part];
    if (!startedPart) throw new Error(`${part} was not started here`);
    return startedPart;
  };
  const signalGroup = (part: PartName, signal: NodeJS.Signals) => {
    const { pid } = partOf(part);
    if (pid) sendSignal(-pid, signal);
  };
  return {
    async kill(part, how) {
      await partOf(part).kill(how);
    },
    pause: (part) => signalGroup(part, 'SIGSTOP'),
    resume: (part) => signalGroup(part, 'SIGCONT'),
  };
}

async function inTurn(closers: (() => Promise<void>)[]): Promise<void> {
  for (const closer of closers) await closer();
}

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, aborted]);
}
