import type { Db } from '@trueseason/db';
import type { Measurements } from '@trueseason/keys';
import type { Links } from '@trueseason/links';
import type { FirstOperator } from '@trueseason/operators';
import type { Producer } from '@trueseason/queue';
import type { ObjectStore } from '@trueseason/storage';
import type { GatewayConfig } from './config.ts';
import type { PhotoConsents } from './consent/photo-consents.ts';
import type { BrowserSessions } from './http/browser-session.ts';
import type { Challenge } from './limits/challenge.ts';
import type { Limiter } from './limits/limiter.ts';
import type { MailEvents } from './mail-events.ts';
import type { AdminSessions } from './operators/admin-sessions.ts';
import type { Passkeys } from './operators/passkeys.ts';
import type { MapHair } from './orders/map-hair.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import type { PhotoChecker } from './uploads/check-photo.ts';

/** Dependencies of the routes. */
export interface GatewayDeps {
  readonly config: GatewayConfig;
  readonly db: Db;
  readonly store: ObjectStore;
  readonly measurements: Measurements;
  readonly payments: PaymentProvider;
  readonly mailEvents: MailEvents;
  readonly links: Links;
  readonly sessions: BrowserSessions;
  readonly consents: PhotoConsents;
  readonly adminSessions: AdminSessions;
  readonly firstOperator: FirstOperator;
  readonly passkeys: Passkeys;
  readonly photoChecker: PhotoChecker;
  readonly mapHair: MapHair;
  /** Removes the jobs of a deleted order; absent in API-only tests. */
  readonly queue: Pick<Producer, 'forget'> | undefined;
  readonly limiter: Limiter;
  /** Undefined if none is configured. */
  readonly challenge: Challenge | undefined;
}
