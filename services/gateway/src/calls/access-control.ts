import {
  discountedCents,
  type Holder,
  isCompleted,
  isFree,
  isSettled,
  momentOf,
  type OperatorRights,
  type ProblemCode,
  type StoredResult,
} from '@trueseason/contracts';
import type { Database } from '@trueseason/shop/database';
import { findOrderAccess, findUsableCode } from '@trueseason/shop/flows';
import type { OperatorSession } from '@trueseason/shop/operators';
import { findOrder, type OrderRow } from '@trueseason/shop/order';
import { findCheckoutSession } from '@trueseason/shop/payment';
import type { FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';
import { requireRights } from '../operators/admin-sessions.ts';
import { findOrderIdByReference, NO_ORDER } from '../placing/find-order-id.ts';
import { findCompletedResult } from '../view/order-view.ts';

export interface AccessGrant {
  readonly order?: OrderRow;
  /** Whether to ask about the order's open payment again. */
  readonly isPaymentDue?: boolean;
  readonly result?: StoredResult;
  /** The operator making the call, if it is not the customer. */
  readonly operator?: OperatorSession | null;
}

const ORDER_FINDERS: Readonly<Record<Holder['named'], (db: Database, name: string) => Promise<number | null>>> = {
  id: async (_db, id) => Number(id),
  reference: findOrderIdByReference,
  checkout: findCheckoutSession,
};

type GrantDeps = Pick<GatewayDeps, 'db' | 'measurements'>;

async function grantForState(
  { db, measurements }: GrantDeps,
  order: OrderRow,
  state: Holder['state'],
): Promise<AccessGrant | ProblemCode> {
  if (state === 'any') return { order };
  if (state === 'completed') {
    const result = await findCompletedResult({ measurements }, order);
    return result ? { order, result } : isCompleted(order) ? 'not_ready' : 'payment_incomplete';
  }
  if (isSettled(order)) return { order };
  const promo = order.promo_code ? await findUsableCode(db, order.promo_code, { orderId: order.id }) : undefined;
  return promo && isFree(discountedCents(promo.percent)) ? { order } : 'invalid_promo';
}

/** The single place that authorizes calls. */
export function createAccessControl(deps: GrantDeps & Pick<GatewayDeps, 'sessions' | 'adminSessions'>) {
  const { db, sessions, adminSessions } = deps;
  /** @throws order_not_found, the same for missing and foreign orders */
  async function requireHeldOrder(request: FastifyRequest, id: number | null, readers: Holder['readers']) {
    const { order, level, isPaymentDue } = await findOrderAccess(db, id ?? NO_ORDER, sessions.tokenHash(request));
    if (!order || !level) throw new ProblemError('order_not_found');
    if (level !== 'own' && !readers.includes(momentOf(order))) throw new ProblemError('code_required');
    return { order, isPaymentDue };
  }

  async function requireOrder(access: Holder, request: FastifyRequest, name: string): Promise<AccessGrant> {
    const id = await ORDER_FINDERS[access.named](db, name);
    // The browser that owns the order counts as the customer, even if an operator is signed in.
    const asCustomer = async (): Promise<AccessGrant> => {
      const { order, isPaymentDue } = await requireHeldOrder(request, id, access.readers);
      const grant = await grantForState(deps, order, access.state);
      if (typeof grant === 'string') throw new ProblemError(grant);
      return { ...grant, isPaymentDue, operator: null };
    };
    if (!access.operators) return asCustomer();
    const { operators } = access;
    return asCustomer().catch(async (refusal: unknown) => {
      const session = await adminSessions.find(request);
      if (!session) throw refusal;
      return asOperator(requireRights(session, operators), id);
    });
  }

  async function asOperator(operator: OperatorSession, id: number | null): Promise<AccessGrant> {
    const order = id === null ? undefined : await findOrder(db, id);
    if (!order) throw new ProblemError('order_not_found');
    return { order, operator };
  }

  return {
    /** @throws not_signed_in, not_permitted, step_up_required */
    requireOperator: async (request: FastifyRequest, rights: OperatorRights): Promise<OperatorSession> =>
      requireRights(await adminSessions.find(request), rights),
    /** @throws the errors of the access rule */
    requireOrder,
    /** The order named in a body, if any. @throws order_not_found, code_required */
    requireNamed: async (request: FastifyRequest, body: unknown): Promise<OrderRow | null> => {
      const named = typeof body === 'object' && body !== null && 'orderId' in body ? body.orderId : undefined;
      return named === undefined ? null : (await requireHeldOrder(request, Number(named), [])).order;
    },
  };
}
