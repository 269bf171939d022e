import type { Database } from '@trueseason/shop/database';
import type { ObjectStore } from '@trueseason/shop/storage';
import type { anchorSecretsOf } from '../audit/link-secrets.ts';
import type { GatewayConfig } from '../config.ts';
import type { PaymentProvider } from './payment-provider.ts';

export interface PaymentDeps {
  readonly db: Database;
  readonly payments: PaymentProvider;
  /** Lists deleted orders, for payments that arrive afterwards. */
  readonly store: Pick<ObjectStore, 'list'>;
  readonly config: Parameters<typeof anchorSecretsOf>[0] & Pick<GatewayConfig, 'WITHDRAWAL_COUNTRIES'>;
}
