import type { Db } from '@trueseason/db';
import type { Links } from '@trueseason/links';
import type { ObjectStore } from '@trueseason/storage';
import type { AdminSessions } from './admin/admin-sessions.ts';
import type { GatewayConfig } from './config.ts';
import type { BrowserSessions } from './http/browser-session.ts';
import type { Challenge } from './limits/challenge.ts';
import type { Limiter } from './limits/limiter.ts';
import type { MailEvents } from './mail-events.ts';
import type { Reconsider } from './orders/reconsider.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import type { PhotoChecker } from './uploads/check-photo.ts';

/** What routes work with. */
export interface GatewayDeps {
  readonly config: GatewayConfig;
  readonly db: Db;
  readonly store: ObjectStore;
  readonly payments: PaymentProvider;
  readonly mailEvents: MailEvents;
  readonly links: Links;
  readonly sessions: BrowserSessions;
  readonly adminSessions: AdminSessions;
  readonly photoChecker: PhotoChecker;
  readonly reconsider: Reconsider;
  readonly limiter: Limiter;
  /** Absent where none is configured. */
  readonly challenge: Challenge | undefined;
}
