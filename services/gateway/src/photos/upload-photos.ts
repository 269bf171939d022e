import { acceptsPhotos } from '@trueseason/shop/flows';
import type { OrderRow } from '@trueseason/shop/order';
import type { FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { attachUpload } from './attach-upload.ts';
import { receivePhotos } from './receive-photos.ts';
import { noRoomProblem } from './refuse-photos.ts';

/** Stores a request's photos and attaches them to an order that takes photos. */
export async function uploadPhotos(
  deps: Pick<GatewayDeps, 'db' | 'store' | 'consents'>,
  request: FastifyRequest,
  order: OrderRow,
): Promise<{ success: true }> {
  if (!acceptsPhotos(order)) throw await noRoomProblem(deps.db, order.id);
  const photos = await receivePhotos(deps, request, order.id);
  if (!(await attachUpload(deps, request, order.id, photos))) throw await noRoomProblem(deps.db, order.id);
  return { success: true };
}
