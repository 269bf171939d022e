import type { SharedResult } from '@trueseason/contracts';
import { findOrder, findSharedOrder, type OrderRow } from '@trueseason/db';
import type { GatewayDeps } from '../deps.ts';
import { viewShared } from './order-view.ts';

type SharingDeps = Pick<GatewayDeps, 'db' | 'links' | 'measurements'>;

const SHARE_ID = /^[\w-]{24}$/;

/** What a share link shows; null when it is invented or was ended, or the order is locked again. */
export async function sharedResult(deps: SharingDeps, token: string): Promise<SharedResult | null> {
  const order = SHARE_ID.test(token) ? await findSharedOrder(deps.db, token) : await orderOfSignedLink(deps, token);
  return order ? viewShared(deps, order) : null;
}

/** Links made before they had ids carry a signed token, and open for as long as they were made for. */
async function orderOfSignedLink({ db, links }: SharingDeps, token: string): Promise<OrderRow | undefined> {
  const signed = await links.verifyShare(token);
  const order = signed ? await findOrder(db, signed.orderId) : undefined;
  return order?.share_version === signed?.version ? order : undefined;
}
