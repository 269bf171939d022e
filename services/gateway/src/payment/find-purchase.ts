import { type BoughtOrder, nextStep, orderStatus, type UnpaidOrder } from '@trueseason/contracts';
import { findBoughtOrder, findUnpaidOrder, listOrdersUnderPayment, type PurchaseKind } from '@trueseason/shop/flows';
import type { OrderRow } from '@trueseason/shop/order';
import { listCheckoutSessions } from '@trueseason/shop/payment';
import type { FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';
import { settleHostedOrder, settleLiveIntent } from './settle-intent.ts';

const viewBoughtOrder = (order: OrderRow, pending: boolean): BoughtOrder => ({
  id: order.id,
  status: orderStatus(order),
  nextStep: nextStep(order),
  pending,
});

/** Asks the provider about a payable order. Returns whether the bank is still deciding. */
async function refreshOpenPayments(deps: GatewayDeps, orderId: number): Promise<boolean> {
  for (const page of await listCheckoutSessions(deps.db, orderId)) await settleHostedOrder(deps, page, orderId);
  return settleLiveIntent(deps, orderId);
}

export interface PurchaseQuery {
  /** Gifts and analyses do not count as duplicates of each other. */
  readonly of?: PurchaseKind;
  /** A bought order that the customer knows of, so only later ones count. */
  readonly additionalTo?: number | undefined;
}

/** The order this browser last bought, for new tabs. Asks the provider if the webhook has not arrived. */
export async function findPurchase(
  deps: GatewayDeps,
  request: FastifyRequest,
  { of = 'analysis', additionalTo }: PurchaseQuery = {},
): Promise<BoughtOrder | null> {
  const session = deps.sessions.tokenHash(request);
  if (!session) return null;
  const boughtOrder = await findBoughtOrder(deps.db, session, of, additionalTo);
  if (boughtOrder) return viewBoughtOrder(boughtOrder, false);
  for (const order of await listOrdersUnderPayment(deps.db, session, of, additionalTo)) {
    if (await refreshOpenPayments(deps, order.id)) return viewBoughtOrder(order, true);
  }
  const settledOrder = await findBoughtOrder(deps.db, session, of, additionalTo);
  return settledOrder ? viewBoughtOrder(settledOrder, false) : null;
}

/** This browser's unpaid order, for customers who went back during the analysis or closed the preview. */
export async function findUnpaidPurchase(
  { db, sessions }: Pick<GatewayDeps, 'db' | 'sessions'>,
  request: FastifyRequest,
): Promise<UnpaidOrder | undefined> {
  const session = sessions.tokenHash(request);
  const order = session ? await findUnpaidOrder(db, session) : undefined;
  return order && { id: order.id, status: orderStatus(order), nextStep: nextStep(order) };
}

/** Refuses a second bill unless the customer asks for another order. @throws bought_already */
export async function refuseSecondPurchase(
  deps: GatewayDeps,
  request: FastifyRequest,
  additionalTo: number | undefined,
): Promise<void> {
  if (await findPurchase(deps, request, { additionalTo })) throw new ProblemError('bought_already');
}
