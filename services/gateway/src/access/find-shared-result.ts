import type { SharedResult } from '@trueseason/contracts';
import { findSharedOrder } from '@trueseason/shop/access';
import type { GatewayDeps } from '../deps.ts';
import { viewShared } from '../view/order-view.ts';

type SharingDeps = Pick<GatewayDeps, 'db' | 'measurements'>;

const SHARE_ID = /^[\w-]{24}$/;

/** The content of a share link; null if it is unknown or revoked, or the order is locked again. */
export async function findSharedResult(deps: SharingDeps, token: string): Promise<SharedResult | null> {
  const order = SHARE_ID.test(token) ? await findSharedOrder(deps.db, token) : undefined;
  return order ? viewShared(deps, order) : null;
}
