import {
  doDiffer,
  isCompleted,
  type LockedResult,
  nextStep,
  type OrderProgress,
  openQuestions,
  orderStatus,
  type Proposal,
  type PublicOrder,
  paymentStatus,
  type SharedResult,
  type StoredResult,
} from '@trueseason/contracts';
import type { AnalysisPreview } from '@trueseason/shop/analysis';
import type { Database } from '@trueseason/shop/database';
import { countFreePhotoPlaces, countRemainingExchanges, isWithdrawable } from '@trueseason/shop/flows';
import { findDeliveryState } from '@trueseason/shop/mail';
import { findPlaceInLine, type OrderRow } from '@trueseason/shop/order';
import { findLatestPayment, hasFailedRefund } from '@trueseason/shop/payment';
import { findReport } from '@trueseason/shop/report';
import { compareResults } from '@trueseason/style/reading';
import { decoyPalette, isSeasonName, seasonProfile } from '@trueseason/style/seasons';
import type { GatewayDeps } from '../deps.ts';

/*
 * The single place that decides what the server returns of an order. Reads the result only of completed orders, so
 * locked ones cannot leak it; those return a preview.
 */

type ViewDeps = Pick<GatewayDeps, 'db' | 'measurements'>;

/** The result of a completed order; null otherwise. */
export async function findCompletedResult(
  { measurements }: Pick<GatewayDeps, 'measurements'>,
  order: OrderRow,
): Promise<StoredResult | null> {
  return isCompleted(order) ? measurements.findResult(order.id) : null;
}

/** A result that its owner has not taken yet. */
async function viewProposal({ measurements }: ViewDeps, orderId: number, kept: StoredResult): Promise<Proposal | null> {
  const proposal = await measurements.findProposal(orderId);
  return proposal && { round: proposal.round, ...compareResults(kept, proposal.result) };
}

/** The same three fixed palettes for everyone, so they reveal nothing. */
const DECOYS = decoyPalette();

const viewLockedResult = ({
  differ,
  repeated,
  certainty,
  morePhotosFor,
  places,
  finding,
}: AnalysisPreview): LockedResult => ({
  ...DECOYS,
  photosDiffer: differ,
  repeated,
  certainty,
  morePhotosFor,
  places,
  finding,
});

/** The state that every response about an order has. */
export const viewState = async (
  db: Database,
  order: Pick<OrderRow, 'id' | 'flow' | 'progress' | 'payment' | 'completed_at' | 'failure'>,
) => ({
  status: orderStatus(order),
  nextStep: nextStep(order),
  refunded: order.payment === 'refunded',
  refundFailed: order.payment === 'refunded' && (await hasFailedRefund(db, order.id)),
  isGift: order.flow === 'gift',
  failure: order.progress === 'failed' ? order.failure : null,
});

export async function viewProgress(deps: ViewDeps, order: OrderRow): Promise<OrderProgress> {
  return {
    ...(await viewState(deps.db, order)),
    id: order.id,
    paymentStatus: paymentStatus(order),
    line: await findPlaceInLine(deps.db, order),
    result: await findCompletedResult(deps, order),
    openQuestions: openQuestions(order.answers),
    scope: order.answers?.scope ?? null,
  };
}

export async function viewOrder(deps: ViewDeps, order: OrderRow): Promise<PublicOrder> {
  const { db, measurements } = deps;
  const [payment, report, mail, result, preview, room, withdrawable] = await Promise.all([
    findLatestPayment(db, order.id),
    findReport(db, order.id),
    findDeliveryState(db, order.id),
    findCompletedResult(deps, order),
    isCompleted(order) ? null : measurements.findPreview(order.id),
    countFreePhotoPlaces(db, order),
    isWithdrawable(db, order),
  ]);
  return {
    ...(await viewState(db, order)),
    id: order.id,
    paymentStatus: paymentStatus(order),
    amount: order.amount_cents,
    currency: order.currency,
    createdAt: order.created_at.toISOString(),
    paymentIntentId: payment?.intent_id ?? null,
    email: order.email,
    emailSent: mail === 'sent',
    mailTroubled: mail === 'troubled',
    reportReady: report?.state === 'ready',
    analysisResult: result ?? (preview && viewLockedResult(preview)),
    measuring: order.measuring_since !== null,
    proposal: result && (await viewProposal(deps, order.id, result)),
    roomForPhotos: room,
    photoExchanges: await countRemainingExchanges(db, order, doDiffer(result?.evidence?.photos ?? [])),
    withdrawable,
    scope: order.answers?.scope ?? null,
    openQuestions: openQuestions(order.answers),
    failure: order.failure,
  };
}

/**
 * What a share link shows of a completed order; null otherwise. Apart from the statement about certainty, it uses the
 * season's texts only: the result's own description is personal.
 */
export async function viewShared(deps: ViewDeps, order: OrderRow): Promise<SharedResult | null> {
  const result = await findCompletedResult(deps, order);
  if (!result) return null;
  const { season, overview, reading } = result;
  return {
    season,
    certainty: reading?.sections.shared.lines.map(({ text }) => text).join(' ') ?? '',
    overview: {
      description: isSeasonName(season) ? seasonProfile(season).words.description.join(' ') : '',
      signatureColors: overview.signatureColors,
    },
  };
}
