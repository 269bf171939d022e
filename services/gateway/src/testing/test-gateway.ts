import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLinks, type Links } from '@trueseason/links';
import { freePort, type StandIns, startStandIns } from '@trueseason/local-stack';
import { createLogger } from '@trueseason/runtime';
import { createFileStore, type ObjectStore } from '@trueseason/storage';
import { type Browser, createBrowser, type TestDatabase, testDatabase } from '@trueseason/test-kit';
import { createAdminSessions } from '../admin/admin-sessions.ts';
import { buildApp } from '../app.ts';
import { readGatewayConfig } from '../config.ts';
import { createBrowserSessions } from '../http/browser-session.ts';
import { createMailEvents } from '../mail-events.ts';
import { createPaymentProvider, type PaymentProvider } from '../payments/payment-provider.ts';
import { createPhotoChecker } from '../uploads/check-photo.ts';

const WEBHOOK_SECRET = 'whsec_test_secret_of_the_stand_in';
const LINK_SECRET = 'a-link-secret-of-more-than-32-characters';

export interface TestGateway {
  readonly url: string;
  readonly database: TestDatabase;
  readonly store: ObjectStore;
  readonly standIns: StandIns;
  readonly payments: PaymentProvider;
  readonly links: Links;
  /** A browser of its own, with its own cookies. */
  newBrowser(): Browser;
  close(): Promise<void>;
}

/** A gateway on a real port with a real database, a file store and the payment provider's stand-in. */
export async function startTestGateway(env: Record<string, string> = {}): Promise<TestGateway> {
  const directory = await mkdtemp(join(tmpdir(), 'gateway-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const database = await testDatabase();
  const standIns = await startStandIns({ port: 0, dataDir: directory, gatewayUrl: url, webhookSecret: WEBHOOK_SECRET });
  const config = readGatewayConfig({
    DATABASE_URL: database.url,
    REDIS_URL: 'redis://127.0.0.1:1',
    PUBLIC_URL: url,
    LINK_SECRET,
    STRIPE_SECRET_KEY: 'sk_test_standin',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: standIns.url,
    STRIPE_JS_URL: `${standIns.url}/v3/`,
    SENDGRID_WEBHOOK_PUBLIC_KEY: standIns.sendgridPublicKey,
    STORAGE_DIR: join(directory, 'objects'),
    ...env,
  });
  const { db } = database;
  const store = createFileStore(join(directory, 'objects'));
  const links = createLinks(LINK_SECRET);
  const payments = createPaymentProvider({
    secretKey: config.STRIPE_SECRET_KEY,
    webhookSecret: config.STRIPE_WEBHOOK_SECRET,
    apiUrl: config.STRIPE_API_URL,
  });
  const app = await buildApp(
    {
      config,
      db,
      store,
      payments,
      mailEvents: createMailEvents(config.SENDGRID_WEBHOOK_PUBLIC_KEY),
      links,
      photoChecker: createPhotoChecker(config.ANALYSIS_URL),
      sessions: createBrowserSessions(db, { secure: false }),
      adminSessions: createAdminSessions(db, { passwordHash: config.ADMIN_PASSWORD_HASH, secure: false }),
    },
    createLogger('gateway', 'silent'),
  );
  await app.listen({ host: '127.0.0.1', port });
  return {
    url,
    database,
    store,
    standIns,
    payments,
    links,
    newBrowser: () => createBrowser(url),
    close: async () => {
      await app.close();
      await standIns.close();
      await database.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
