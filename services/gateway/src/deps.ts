import type { Producer } from '@trueseason/platform/queue';
import type { Logger } from '@trueseason/platform/runtime';
import { createSignedLinks } from '@trueseason/shop/access';
import type { Measurements } from '@trueseason/shop/analysis';
import type { Database } from '@trueseason/shop/database';
import { type ObjectStore, openBackupStore } from '@trueseason/shop/storage';
import { createAnalysisClient } from './analysis/analysis-client.ts';
import { createHairMapper } from './analysis/hair-mapper.ts';
import type { GatewayConfig } from './config.ts';
import { createPhotoConsents } from './consent/photo-consents.ts';
import { createBrowserSessions } from './http/browser-session.ts';
import { createChallenge } from './limits/challenge.ts';
import { createLimitScale } from './limits/limit-scale.ts';
import type { Limiter } from './limits/limiter.ts';
import { createMemoryBudget, type MemoryBudget } from './limits/memory-budget.ts';
import { createMailEventReader } from './mail/mail-events.ts';
import { createAdminSessions } from './operators/admin-sessions.ts';
import { createPasskeys } from './operators/passkeys.ts';
import { openPaymentProvider } from './payment/payment-provider.ts';

/** Connections that the caller opens and closes. */
export interface Connections {
  readonly db: Database;
  readonly store: ObjectStore;
  readonly measurements: Measurements;
  readonly limiter: Limiter;
  readonly memoryBudget?: MemoryBudget | undefined;
  /** Removes the jobs of a deleted order; absent in API-only tests. */
  readonly queue?: Pick<Producer, 'remove'>;
  readonly logger: Logger;
}

/** Builds the dependencies of the routes. */
export function createDeps(
  config: GatewayConfig,
  { db, store, measurements, limiter, memoryBudget, queue, logger }: Connections,
) {
  const secure = config.PUBLIC_URL.startsWith('https:');
  const sessions = createBrowserSessions(db, { secure });
  const { CHALLENGE_URL: url, CHALLENGE_SECRET: secret, CHALLENGE_SITE_KEY: siteKey } = config;
  const askAnalysis = createAnalysisClient(config.ANALYSIS_URL);
  return {
    config,
    db,
    store,
    measurements,
    limiter,
    memoryBudget: memoryBudget ?? createMemoryBudget({ scaleLimit: createLimitScale(config) }),
    queue,
    challenge:
      url && secret && siteKey
        ? createChallenge({ url, secret, widget: { scriptUrl: config.CHALLENGE_SCRIPT_URL, siteKey }, logger })
        : undefined,
    backupStore: openBackupStore(config),
    payments: openPaymentProvider(config),
    mailEvents: createMailEventReader(config.SENDGRID_WEBHOOK_PUBLIC_KEY),
    askAnalysis,
    mapHair: createHairMapper(askAnalysis),
    links: createSignedLinks(config.LINK_SECRET, config.LINK_SECRET_PREVIOUS),
    sessions,
    consents: createPhotoConsents(db, sessions, { secondOpinion: config.SECOND_OPINION === 'google' }),
    adminSessions: createAdminSessions(db, { secret: config.LINK_SECRET, secure }),
    passkeys: createPasskeys(db, config.PUBLIC_URL),
  };
}

export type GatewayDeps = ReturnType<typeof createDeps>;
