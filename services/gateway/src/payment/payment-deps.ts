import type { ObjectStore } from '@trueseason/platform/storage';
import type { Db } from '@trueseason/shop/database';
import type { anchorSecrets } from '../access/link-secrets.ts';
import type { PaymentProvider } from './payment-provider.ts';

export interface PaymentDeps {
  readonly db: Db;
  readonly payments: PaymentProvider;
  /** Lists deleted orders, for payments that arrive afterwards. */
  readonly store: Pick<ObjectStore, 'list'>;
  readonly config: Parameters<typeof anchorSecrets>[0];
}
