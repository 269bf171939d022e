import { join } from 'node:path';
import { hashSync } from 'bcryptjs';
import type { Ports } from './ports.ts';
import type { Secrets } from './secrets.ts';

/** External services from the caller's environment; the others are started here. */
export function provided(env: NodeJS.ProcessEnv) {
  return {
    postgres: Boolean(env.DATABASE_URL),
    redis: Boolean(env.REDIS_URL),
    objectStore: Boolean(env.S3_BUCKET || env.STORAGE_DIR),
    stripe: Boolean(env.STRIPE_SECRET_KEY),
    sendgrid: Boolean(env.SENDGRID_API_KEY),
  };
}

export interface Started {
  ports: Ports;
  dataDir: string;
  secrets: Secrets;
  webDir: string;
  freePromoCode: string;
  /** Port of the analysis worker's quick-verdict server. */
  checkPort: number;
  databaseUrl?: string | undefined;
  redisUrl?: string | undefined;
  standIns?: { url: string; sendgridPublicKey: string } | undefined;
}

const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

/** About 50 ms; the local password is long and random. */
const BCRYPT_ROUNDS = 10;

/** The environment of every service: the caller's settings, and what was started. */
export function serviceEnvironment(env: NodeJS.ProcessEnv, started: Started): Record<string, string> {
  const { ports, secrets, standIns } = started;
  const providers = provided(env);
  const defaults: Record<string, string | undefined> = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    PUBLIC_URL: `http://localhost:${ports.web}`,
    OPS_URL: `http://localhost:${ports.ops}`,
    WEB_DIR: started.webDir,
    LINK_SECRET: secrets.linkSecret,
    MASTER_KEY: secrets.masterKey,
    CHECK_PORT: String(started.checkPort),
    ANALYSIS_URL: `http://127.0.0.1:${started.checkPort}`,
    OPS_PASSWORD: secrets.opsPassword,
    // Not for reachable hosts.
    CHROMIUM_NO_SANDBOX: LOOPBACK.includes(env.HOST || 'localhost') ? 'fallback' : undefined,
    // The specified calls work without consent; the web app always asks.
    PHOTO_CONSENT: 'noted',
    SECOND_OPINION: env.VERTEX_PROJECT || env.VERTEX_API_KEY ? 'google' : undefined,
    ADMIN_PASSWORD_HASH: hashSync(secrets.adminPassword, BCRYPT_ROUNDS),
    FREE_PROMO_CODE: started.freePromoCode,
    // Shorter than the supervisor's timeout, so that services stop by themselves.
    SHUTDOWN_TIMEOUT_MS: '8000',
    // Threads block on file flushes: with Node's four, two uploads stall everything.
    UV_THREADPOOL_SIZE: '16',
    // Reuse compiled code when the product is started often, as in tests.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    STORAGE_DIR: providers.objectStore ? undefined : join(started.dataDir, 'objects'),
    DATABASE_URL: started.databaseUrl,
    REDIS_URL: started.redisUrl,
    ...(standIns && !providers.stripe ? stripeDefaults(standIns.url, secrets) : {}),
    ...(standIns && !providers.sendgrid ? sendgridDefaults(standIns) : {}),
  };
  const setVariables = Object.entries(env).filter(([, value]) => value);
  const fixed = { PORT: String(ports.web), OPS_PORT: String(ports.ops) };
  const merged = { ...defaults, ...Object.fromEntries(setVariables), ...fixed };
  return Object.fromEntries(
    Object.entries(merged).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

const stripeDefaults = (url: string, secrets: Secrets) => ({
  STRIPE_SECRET_KEY: 'sk_test_standin',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
  STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
  STRIPE_API_URL: url,
  STRIPE_JS_URL: `${url}/v3/`,
});

const sendgridDefaults = (standIns: { url: string; sendgridPublicKey: string }) => ({
  SENDGRID_API_KEY: 'SG.standin',
  SENDGRID_API_URL: `${standIns.url}/`,
  SENDGRID_WEBHOOK_PUBLIC_KEY: standIns.sendgridPublicKey,
});
