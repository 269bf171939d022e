import {
  type AdminOrder,
  type AdminOrderDetails,
  type AdminPromo,
  type AuditEntry,
  adminStatus,
  OPERATOR_ACTIONS,
  type OperatorRole,
} from '@trueseason/contracts';
import type { AuditRow } from '@trueseason/shop/audit';
import {
  type AdminOrderRow,
  helpfulActions,
  isInProgress,
  listAdminOrders,
  operatorNextStep,
  readOrderFacts,
  readTimeline,
  refundablePayment,
  timelineEntryOf,
} from '@trueseason/shop/back-office';
import { findGiftUse, type GiftUse } from '@trueseason/shop/flows';
import { type GiftDetails, giftState } from '@trueseason/shop/gift';
import { refundedCents } from '@trueseason/shop/payment';
import type { PromoRow } from '@trueseason/shop/promo';
import type { GatewayDeps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';

const iso = (date: Date | null) => date?.toISOString() ?? null;

export const viewAdminOrder = (order: AdminOrderRow): AdminOrder => ({
  id: order.id,
  amount: order.amount_cents,
  currency: order.currency,
  status: adminStatus(order),
  images: order.has_photos,
  emailSent: order.results_mailed,
  payment: order.payment,
  refundFailed: order.refund_failed,
  maskedEmail: order.email?.replace(/^(.).*(?=@)/, '$1…') ?? null,
  mailOutcome: order.mail_outcome,
  createdAt: order.created_at.toISOString(),
  pdfPath: order.report_key,
});

export const viewAudit = ({ at, actor, action, order_id, detail, reason }: AuditRow): AuditEntry => ({
  at: at.toISOString(),
  actor,
  orderId: order_id,
  what: timelineEntryOf({ at, kind: 'audit', by: actor, detail: { of: action, detail, reason } }).what,
});

export const viewPromo = (promo: PromoRow): AdminPromo => ({
  code: promo.code,
  percent: promo.percent,
  expiresAt: iso(promo.expires_at),
  maxUses: promo.max_uses,
  uses: promo.uses,
});

/** Shows only the end of the code, since the whole code redeems the gift. */
const viewGift = (gift: GiftDetails, use: GiftUse | undefined): AdminOrderDetails['gift'] => ({
  state: giftState(gift),
  codeEnd: gift.code?.slice(-4) ?? null,
  used: use ? { orderId: use.order_id, at: use.redeemed_at.toISOString(), email: use.email } : null,
  deliverOn: gift.deliver_on,
  expiresAt: iso(gift.expires_at),
});

/**
 * Everything an operator needs to know about one order.
 * @param roles of the operator, which limit the possible actions
 * @throws order_not_found
 */
export async function viewAdminDetails(
  { db, measurements, payments: provider }: Pick<GatewayDeps, 'db' | 'measurements' | 'payments'>,
  orderId: number,
  roles: readonly OperatorRole[],
): Promise<AdminOrderDetails> {
  const [[order], orderFacts, result, timeline] = await Promise.all([
    listAdminOrders(db, { id: orderId, limit: 1, offset: 0 }),
    readOrderFacts(db, orderId),
    measurements.findResult(orderId),
    readTimeline(db, orderId),
  ]);
  if (!order || !orderFacts) throw new ProblemError('order_not_found');
  const { photos, payments, report, gift, related = [] } = orderFacts;
  const disputedPayment = order.payment === 'disputed' && payments.find(({ state }) => state === 'succeeded');
  const refundable = refundablePayment(payments);
  // The provider may be down.
  const dispute = disputedPayment ? await provider.findDispute(disputedPayment.intent_id).catch(() => null) : null;
  const facts = { ...orderFacts, bankDecides: order.payment === 'disputed' && !dispute?.refundable };
  const actions = helpfulActions(facts).filter((action) =>
    OPERATOR_ACTIONS[action].roles.some((role) => roles.includes(role)),
  );
  return {
    ...viewAdminOrder(order),
    progress: order.progress,
    email: order.email,
    promoCode: order.promo_code,
    photos,
    payments: payments.map((payment) => ({
      intentId: payment.intent_id,
      state: payment.state,
      amount: payment.amount_cents,
      currency: payment.currency,
      refunded: refundedCents(payment),
      refundFailedAt: iso(payment.refund_failed_at),
      fraudWarning: payment.fraud_warning,
      review: payment.review,
    })),
    refundable: refundable ? refundable.amount_cents - refundable.refunded_cents : 0,
    refundCurrency: refundable?.currency ?? order.currency,
    letterDays: orderFacts.letterDays ?? null,
    alsoPaid: orderFacts.secondPayment?.other ?? null,
    related: related.map((other) => ({
      id: other.id,
      createdAt: other.created_at.toISOString(),
      amount: other.amount_cents,
      currency: other.currency,
      status: adminStatus(other),
      payment: other.payment,
      sign: other.sign,
    })),
    disputeUrl: dispute?.url ?? null,
    report: report ?? null,
    gift: gift ? viewGift(gift, await findGiftUse(db, gift)) : null,
    season: result?.season ?? null,
    confidence: result?.evidence?.confidence ?? null,
    moving: isInProgress(facts),
    next: operatorNextStep(facts, roles.includes('support') ? [...actions, 'correct-address'] : actions),
    actions,
    timeline,
  };
}
