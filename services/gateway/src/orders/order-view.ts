import {
  type AnalysisResult,
  doDiffer,
  isCompleted,
  type LockedResult,
  nextStep,
  type OrderProgress,
  orderStatus,
  type PublicOrder,
  paymentStatus,
  type SharedResult,
} from '@trueseason/contracts';
import { findLatestPayment, findReport, findResultsMail, type OrderRow } from '@trueseason/db';
import type { AnalysisPreview } from '@trueseason/keys';
import { exchangesLeft, roomForPhotos } from '@trueseason/orders';
import { decoyPalette, isSeasonName, normalizeResult, seasonProfile } from '@trueseason/seasons';
import type { GatewayDeps } from '../deps.ts';
import { freeFinding } from './free-finding.ts';

/*
 * The one place that decides what of an order leaves the server. The result is read only for a
 * completed order, so a locked one cannot leak it; of a locked one there is a preview.
 */

type ViewDeps = Pick<GatewayDeps, 'db' | 'measurements'>;

/** The result of a completed order, and null for any other. */
export async function openResult(
  { measurements }: Pick<GatewayDeps, 'measurements'>,
  order: OrderRow,
): Promise<AnalysisResult | null> {
  return isCompleted(order) ? measurements.findResult(order.id) : null;
}

/** The same three lists for everybody: they tell nothing about anyone. */
const DECOYS = decoyPalette();

const locked = ({ differ, repeated, morePhotosFor, contrasts }: AnalysisPreview): LockedResult => ({
  ...DECOYS,
  photosDiffer: differ,
  repeated,
  morePhotosFor,
  finding: freeFinding(contrasts),
});

export async function viewProgress(deps: ViewDeps, order: OrderRow): Promise<OrderProgress> {
  return {
    id: order.id,
    status: orderStatus(order),
    nextStep: nextStep(order),
    result: await openResult(deps, order),
    failure: order.progress === 'failed' ? order.failure : null,
  };
}

export async function viewOrder(deps: ViewDeps, order: OrderRow): Promise<PublicOrder> {
  const { db, measurements } = deps;
  const [payment, report, mail, result, preview, room] = await Promise.all([
    findLatestPayment(db, order.id),
    findReport(db, order.id),
    findResultsMail(db, order.id),
    openResult(deps, order),
    isCompleted(order) ? null : measurements.findPreview(order.id),
    roomForPhotos(db, order),
  ]);
  return {
    id: order.id,
    status: orderStatus(order),
    nextStep: nextStep(order),
    paymentStatus: paymentStatus(order),
    amount: order.amount_cents,
    createdAt: order.created_at.toISOString(),
    paymentIntentId: payment?.intent_id ?? null,
    email: order.email,
    emailSent: mail?.state === 'sent',
    reportReady: report?.state === 'ready',
    analysisResult: result ?? (preview && locked(preview)),
    roomForPhotos: room,
    photoExchanges: await exchangesLeft(db, order, doDiffer(result?.evidence?.photos ?? [])),
    failure: order.progress === 'failed' ? order.failure : null,
  };
}

/**
 * What of a completed order may be seen by whoever has its link; null for any other. The texts are those of the
 * season: the result's own description may begin with what was seen in the person, or measured on them.
 */
export async function viewShared(deps: ViewDeps, order: OrderRow): Promise<SharedResult | null> {
  const result = await openResult(deps, order);
  if (!result) return null;
  const { season, overview } = normalizeResult(result);
  return {
    season,
    overview: {
      description: isSeasonName(season) ? seasonProfile(season).words.description.join(' ') : '',
      signatureColors: overview.signatureColors,
    },
  };
}
