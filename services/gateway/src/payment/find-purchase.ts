import {
  type AnswerOf,
  type Api,
  type BoughtOrder,
  nextStep,
  orderStatus,
  type UnpaidOrder,
} from '@trueseason/contracts';
import {
  findBoughtOrder,
  findKeptOrder,
  findUnpaidOrder,
  findUsableCode,
  listOrdersUnderPayment,
  type PurchaseKind,
} from '@trueseason/shop/flows';
import type { OrderRow } from '@trueseason/shop/order';
import { listCheckoutSessions } from '@trueseason/shop/payment';
import type { FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';
import { mayAskProvider } from '../limits/provider-calls.ts';
import { settleHostedOrder, settleLiveIntent } from './settle-intent.ts';

interface Purchase {
  readonly order: OrderRow;
  /** Whether the bank is still deciding. */
  readonly pending: boolean;
}

const viewOwnOrder = (order: OrderRow): UnpaidOrder => ({
  id: order.id,
  status: orderStatus(order),
  nextStep: nextStep(order),
});
const viewPurchase = ({ order, pending }: Purchase): BoughtOrder => ({
  ...viewOwnOrder(order),
  failure: order.progress === 'failed' ? order.failure : null,
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
): Promise<Purchase | null> {
  const session = deps.sessions.tokenHash(request);
  if (!session) return null;
  const boughtOrder = await findBoughtOrder(deps.db, session, of, additionalTo);
  if (boughtOrder) return { order: boughtOrder, pending: false };
  const mayAsk = await mayAskProvider(deps, request);
  for (const order of mayAsk ? await listOrdersUnderPayment(deps.db, session, of, additionalTo) : []) {
    if (await refreshOpenPayments(deps, order.id)) return { order, pending: true };
  }
  const settledOrder = await findBoughtOrder(deps.db, session, of, additionalTo);
  return settledOrder ? { order: settledOrder, pending: false } : null;
}

/** This browser's unpaid order, for customers who went back during the analysis or closed the preview. */
async function findUnpaidPurchase(
  { db, sessions }: Pick<GatewayDeps, 'db' | 'sessions'>,
  request: FastifyRequest,
  additionalTo: number | undefined,
): Promise<OrderRow | null> {
  const session = sessions.tokenHash(request);
  return (session ? await findUnpaidOrder(db, session, additionalTo) : null) ?? null;
}

/**
 * Refuses a second bill until the customer knows what this browser has already bought or had measured.
 * @throws bought_already, measured_already
 */
export async function refuseSecondPurchase(
  deps: GatewayDeps,
  request: FastifyRequest,
  additionalTo: number | undefined,
): Promise<void> {
  if (await findPurchase(deps, request, { additionalTo })) throw new ProblemError('bought_already');
  if (await findUnpaidPurchase(deps, request, additionalTo)) throw new ProblemError('measured_already');
}

/** This browser's newest delivered result, by name. */
async function findKept(
  { db, measurements }: Pick<GatewayDeps, 'db' | 'measurements'>,
  session: string | null,
  additionalTo: number | undefined,
): Promise<{ readonly order: OrderRow; readonly season: string } | null> {
  const order = session ? await findKeptOrder(db, session, additionalTo) : undefined;
  // A purchase continues while nothing can be decrypted.
  const result = order && (await measurements.findResult(order.id).catch(() => null));
  return order && result ? { order, season: result.season } : null;
}

/** What a customer should know before paying, from the same searches that refuse a second bill. */
export async function findPurchaseContext(
  deps: GatewayDeps,
  request: FastifyRequest,
  { additionalTo, code }: { readonly additionalTo?: number | undefined; readonly code?: string | undefined },
  /** Who may have reserved the code. */
  openedFrom: string | null | undefined,
): Promise<AnswerOf<Api['findPurchaseContext']>> {
  const session = deps.sessions.tokenHash(request);
  // First, because it asks the provider, which may know that an unpaid order is paid.
  const bought = await findPurchase(deps, request, { additionalTo });
  const [unpaid, kept, promo] = await Promise.all([
    findUnpaidPurchase(deps, request, additionalTo),
    findKept(deps, session, additionalTo),
    code ? findUsableCode(deps.db, code, { session, from: openedFrom ?? null }) : null,
  ]);
  const [latest] = [bought?.order, unpaid, kept?.order]
    .filter((order) => order !== null && order !== undefined)
    .sort((a, b) => b.created_at.getTime() - a.created_at.getTime());
  return {
    bought: bought && viewPurchase(bought),
    unpaid: unpaid && viewOwnOrder(unpaid),
    kept: kept && { id: kept.order.id, season: kept.season },
    latest: latest?.id ?? null,
    discount: promo?.percent ?? null,
  };
}
