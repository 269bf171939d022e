import { type BoughtOrder, nextStep, orderStatus } from '@trueseason/contracts';
import {
  type BoughtKind,
  findBoughtOrder,
  findLockedOrder,
  listCheckoutSessions,
  listOrdersUnderPayment,
  type OrderRow,
} from '@trueseason/db';
import type { FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';
import { settleCheckout, settleLiveIntent } from './settle.ts';

const view = (order: OrderRow, pending: boolean): BoughtOrder => ({
  id: order.id,
  status: orderStatus(order),
  nextStep: nextStep(order),
  pending,
});

/** Asks the provider what became of an order that can be paid. Whether its bank has not decided yet. */
async function settleNow(deps: GatewayDeps, orderId: number): Promise<boolean> {
  for (const page of await listCheckoutSessions(deps.db, orderId)) await settleCheckout(deps, page, orderId);
  return settleLiveIntent(deps, orderId);
}

export interface Wanted {
  /** A gift is no reason not to buy an analysis, nor the other way round. */
  readonly of?: BoughtKind;
  /** A bought order that the customer knows of: only later ones count. */
  readonly besides?: number | undefined;
}

/**
 * The order that this browser bought last, also where the page that it was paid on is closed: a new tab knows of none.
 * Who is here before the webhook is known to the provider.
 */
export async function findBought(
  deps: GatewayDeps,
  request: FastifyRequest,
  { of = 'analysis', besides }: Wanted = {},
): Promise<BoughtOrder | null> {
  const session = deps.sessions.tokenHash(request);
  if (!session) return null;
  const known = await findBoughtOrder(deps.db, session, of, besides);
  if (known) return view(known, false);
  for (const order of await listOrdersUnderPayment(deps.db, session, of, besides)) {
    if (await settleNow(deps, order.id)) return view(order, true);
  }
  const settled = await findBoughtOrder(deps.db, session, of, besides);
  return settled ? view(settled, false) : null;
}

/** The order that this browser has measured and not paid, for who has closed its preview: no address is known to write to. */
export async function findLocked(
  { db, sessions }: Pick<GatewayDeps, 'db' | 'sessions'>,
  request: FastifyRequest,
): Promise<number | undefined> {
  const session = sessions.tokenHash(request);
  return session ? (await findLockedOrder(db, session))?.id : undefined;
}

/** Nobody who has paid gets another bill unless they ask for it. @throws bought_already */
export async function refuseSecondBill(
  deps: GatewayDeps,
  request: FastifyRequest,
  besides: number | undefined,
): Promise<void> {
  if (await findBought(deps, request, { besides })) throw new ProblemError('bought_already');
}
