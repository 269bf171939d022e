import type { Db } from '@trueseason/db';
import { createLinks } from '@trueseason/links';
import type { Logger } from '@trueseason/runtime';
import type { ObjectStore } from '@trueseason/storage';
import { createAdminSessions } from './admin/admin-sessions.ts';
import type { GatewayConfig } from './config.ts';
import type { GatewayDeps } from './deps.ts';
import { createBrowserSessions } from './http/browser-session.ts';
import { createChallenge } from './limits/challenge.ts';
import type { Limiter } from './limits/limiter.ts';
import { createMailEvents } from './mail-events.ts';
import { createReconsider } from './orders/reconsider.ts';
import { createPaymentProvider } from './payments/payment-provider.ts';
import { createPhotoChecker } from './uploads/check-photo.ts';

/** What is opened and closed outside. */
export interface Opened {
  readonly db: Db;
  readonly store: ObjectStore;
  readonly limiter: Limiter;
  readonly logger: Logger;
}

/** Puts together what routes work with. */
export function createDeps(config: GatewayConfig, { db, store, limiter, logger }: Opened): GatewayDeps {
  const secure = config.PUBLIC_URL.startsWith('https:');
  const { CHALLENGE_URL: url, CHALLENGE_SECRET: secret, CHALLENGE_SITE_KEY: siteKey } = config;
  return {
    config,
    db,
    store,
    limiter,
    challenge:
      url && secret && siteKey
        ? createChallenge({ url, secret, widget: { scriptUrl: config.CHALLENGE_SCRIPT_URL, siteKey }, logger })
        : undefined,
    payments: createPaymentProvider({
      secretKey: config.STRIPE_SECRET_KEY,
      webhookSecret: config.STRIPE_WEBHOOK_SECRET,
      apiUrl: config.STRIPE_API_URL,
    }),
    mailEvents: createMailEvents(config.SENDGRID_WEBHOOK_PUBLIC_KEY),
    photoChecker: createPhotoChecker(config.ANALYSIS_URL),
    reconsider: createReconsider(config.ANALYSIS_URL),
    links: createLinks(config.LINK_SECRET, config.LINK_SECRET_PREVIOUS),
    sessions: createBrowserSessions(db, { secure }),
    adminSessions: createAdminSessions(db, { passwordHash: config.ADMIN_PASSWORD_HASH, secure }),
  };
}
