import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// Import for type augmentation: declarations omit what these two add to Fastify's types.
import type {} from '@fastify/cookie';
import { API, ROUTES } from '@trueseason/contracts';
import { createLogger, createRegistry, type Logger, type Registry } from '@trueseason/platform/runtime';
import type { Links } from '@trueseason/shop/access';
import type { Database } from '@trueseason/shop/database';
import type { KeyService } from '@trueseason/shop/encryption';
import { createSealing, openKeyService } from '@trueseason/shop/flows';
import { createFileStore, type ObjectStore } from '@trueseason/shop/storage';
import { type StandIns, startStandIns } from '@trueseason/stand-ins';
import { type Browser, createBrowser, type TestDatabase, testDatabase } from '@trueseason/testing';
import { freePort } from '@trueseason/testing/servers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '../app.ts';
import { readGatewayConfig } from '../config.ts';
import { createDeps, type GatewayDeps } from '../deps.ts';
import { toProblem } from '../http/handle-errors.ts';
import type {} from '../limits/enforce-limits.ts';
import { createLimiter, type Limiter } from '../limits/limiter.ts';
import type { MemoryBudget } from '../limits/memory-budget.ts';
import { problemsOf } from '../openapi/problems-of.ts';
import type { PaymentProvider } from '../payment/payment-provider.ts';

export const WEBHOOK_SECRET = 'whsec_test_secret_of_the_stand_in';
export const MASTER_KEY = '0123456789abcdef'.repeat(4);
export const LINK_SECRET = 'a-link-secret-of-more-than-32-characters';

export interface TestGateway {
  readonly url: string;
  readonly database: TestDatabase;
  readonly store: ObjectStore;
  readonly keyService: KeyService;
  /** Directory of the file store. */
  readonly storeDirectory: string;
  readonly standIns: StandIns;
  readonly payments: PaymentProvider;
  readonly links: Links;
  readonly deps: GatewayDeps;
  readonly registry: Registry;
  /** A browser with separate cookies. */
  newBrowser(): Browser;
  close(): Promise<void>;
}

export interface TestGatewayOptions {
  readonly logger?: Logger;
  readonly limiter?: Limiter;
  readonly memoryBudget?: MemoryBudget;
  /** Wraps the gateway's store. */
  readonly wrapStore?: (store: ObjectStore) => ObjectStore;
  /** A second database handle; the caller closes it. */
  readonly openDb?: (url: string) => Promise<Database>;
}

/** Collects errors that a call's contract does not list. */
function watchRefusals(app: FastifyInstance): Set<string> {
  const unnamed = new Set<string>();
  app.addHook('onError', async (request, _reply, error) => {
    const { call } = request.routeOptions.config;
    if (call && !problemsOf(ROUTES[call], API[call]).includes(toProblem(error).code)) {
      unnamed.add(`${call}: ${toProblem(error).code}`);
    }
  });
  return unnamed;
}

/** A gateway on a real port with a real database, a file store and the payment stand-in. */
export async function startTestGateway(
  env: Record<string, string> = {},
  options: TestGatewayOptions = {},
): Promise<TestGateway> {
  const directory = await mkdtemp(join(tmpdir(), 'gateway-'));
  const storeDirectory = join(directory, 'objects');
  await mkdir(storeDirectory);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const database = await testDatabase();
  const standIns = await startStandIns({ port: 0, dataDir: directory, gatewayUrl: url, webhookSecret: WEBHOOK_SECRET });
  const config = readGatewayConfig({
    DATABASE_URL: database.url,
    REDIS_URL: 'redis://127.0.0.1:1',
    PUBLIC_URL: url,
    LINK_SECRET,
    MASTER_KEY,
    STRIPE_SECRET_KEY: 'sk_test_standin',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: standIns.url,
    STRIPE_JS_URL: `${standIns.url}/v3/`,
    SENDGRID_WEBHOOK_PUBLIC_KEY: standIns.sendgridPublicKey,
    STORAGE_DIR: storeDirectory,
    // Most tests skip consent, which has separate tests.
    PHOTO_CONSENT: 'noted',
    // All tests share one address.
    RATE_LIMIT_SCALE: '1000',
    ...env,
  });
  const logger = options.logger ?? createLogger('gateway', 'silent');
  const files = createFileStore(storeDirectory);
  const db = (await options.openDb?.(database.url)) ?? database.db;
  const keyService = openKeyService(config);
  const { store, measurements } = createSealing(keyService, db, options.wrapStore?.(files) ?? files);
  const limiter = options.limiter ?? createLimiter();
  const deps = createDeps(config, { db, store, measurements, limiter, memoryBudget: options.memoryBudget, logger });
  const registry = createRegistry('gateway');
  const app = await buildApp(deps, logger, registry);
  const unnamed = watchRefusals(app);
  await app.listen({ host: '127.0.0.1', port });
  return {
    url,
    database,
    store,
    keyService,
    storeDirectory,
    standIns,
    payments: deps.payments,
    links: deps.links,
    deps,
    registry,
    newBrowser: () => createBrowser(url),
    close: async () => {
      await app.close();
      await standIns.close();
      await database.close();
      await rm(directory, { recursive: true, force: true });
      if (unnamed.size > 0) throw new Error(`Errors missing from the contract: ${[...unnamed].join(', ')}`);
    },
  };
}

/** A gateway for the tests of a file or a `describe`, which may use it from their first hook on. */
export function useGateway(...how: Parameters<typeof startTestGateway>): TestGateway {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway(...how);
  });
  afterAll(() => gateway.close());
  return new Proxy({} as TestGateway, { get: (_, name: keyof TestGateway) => gateway[name] });
}
