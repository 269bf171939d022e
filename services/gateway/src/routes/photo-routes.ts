import { API, isCompleted } from '@trueseason/contracts';
import { findOrder, findPhoto, listPhotos, type OrderRow } from '@trueseason/db';
import { recordPhotosDeleted, takesPhotos } from '@trueseason/orders';
import { ObjectNotFoundError, objectKeys } from '@trueseason/storage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { bind } from '../http/bind.ts';
import { ProblemError } from '../http/problem-error.ts';
import { keepPhotos } from '../uploads/keep-photos.ts';
import { receivePhotos } from '../uploads/receive-photos.ts';
import { requireOrder } from './order-routes.ts';

/** Stores the photos of a request and attaches them to an order that takes photos. */
export async function bringPhotos(
  deps: GatewayDeps,
  request: FastifyRequest,
  order: OrderRow,
): Promise<{ success: true }> {
  if (!takesPhotos(order)) throw new ProblemError('photos_already_attached');
  const photos = await receivePhotos(deps, request, order.id);
  if (!(await keepPhotos(deps, request, order.id, photos))) throw new ProblemError('photos_already_attached');
  return { success: true };
}

export function photoRoutes(app: FastifyInstance, deps: GatewayDeps): void {
  const { db, store, links, photoChecker } = deps;

  bind(app, API.putOrderPhotos, async ({ params, request }) =>
    bringPhotos(deps, request, await requireOrder(deps, request, () => findOrder(db, params.orderId))),
  );

  bind(app, API.checkPhoto, async ({ request }) => photoChecker.check(request));

  bind(app, API.getPhotoLinks, async ({ params, request }) => {
    const order = await requireOrder(deps, request, () => findOrder(db, params.orderId));
    const photos = await listPhotos(db, order.id);
    return Promise.all(
      photos.map(async ({ position, outlines }) => ({
        position,
        url: `/api/photos/${await links.signPhoto(order.id, position)}`,
        // Their colors are a part of the result.
        outlines: isCompleted(order) ? outlines : null,
      })),
    );
  });

  bind(app, API.getPhoto, async ({ params, reply }) => {
    const named = await links.verifyPhoto(params.token);
    const photo = named && (await findPhoto(db, named.orderId, named.position));
    if (!photo) throw new ProblemError('not_found');
    try {
      const { body, bytes } = await store.get(photo.object_key);
      return reply
        .type(photo.media_type)
        .header('content-length', bytes)
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'inline')
        .send(body);
    } catch (error) {
      throw error instanceof ObjectNotFoundError ? new ProblemError('not_found') : error;
    }
  });

  bind(app, API.deletePhotos, async ({ params, request }) => {
    const order = await requireOrder(deps, request, () => findOrder(db, params.orderId));
    await store.deletePrefix(objectKeys.photos(order.id));
    await recordPhotosDeleted(db, order.id, { receipt: true });
    request.log.info({ orderId: order.id }, 'photos were deleted on request');
    return { success: true as const };
  });
}
