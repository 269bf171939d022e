import type { ExportedMeasurements } from '@trueseason/shop/flows';
import { listPhotos } from '@trueseason/shop/photos';
import type { GatewayDeps } from '../deps.ts';

/** All measurements of an order, for its owner. */
export async function openAllMeasurements(
  { db, measurements }: Pick<GatewayDeps, 'db' | 'measurements'>,
  orderId: number,
): Promise<ExportedMeasurements> {
  const [analysis, proposal, photos] = await Promise.all([
    measurements.findAnalysis(orderId),
    measurements.findProposal(orderId),
    listPhotos(db, orderId),
  ]);
  const outlines = await measurements.openOutlines(orderId, photos);
  return {
    result: analysis?.result ?? null,
    firstResult: analysis?.firstResult ?? null,
    readings: analysis?.readings ?? null,
    proposal,
    outlines: new Map(photos.map(({ position }, i) => [position, outlines[i] ?? null])),
  };
}
