import {
  isCompleted,
  nextStep,
  type PHOTO_ROUTES,
  type PhotoLine,
  type PhotoMark,
  type PhotoSize,
  photoPath,
} from '@trueseason/contracts';
import { leaveOutPhoto } from '@trueseason/shop/flows';
import { findOrder } from '@trueseason/shop/order';
import { findPhoto, hasPhotos, listPhotos, type PhotoRow } from '@trueseason/shop/photos';
import { ObjectNotFoundError, type ObjectStore, objectKeys } from '@trueseason/shop/storage';
import type { FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { recordErasure } from '../erasure/erasure-markers.ts';
import type { PhotoConsentCall } from '../http/calls-elsewhere.ts';
import { clearBrowserCache } from '../http/clear-browser-cache.ts';
import type { HandlersOf } from '../http/handler.ts';
import { ProblemError } from '../http/problem-error.ts';
import { createStrangersMails } from '../limits/strangers.ts';
import { viewOrder } from '../view/order-view.ts';
import { uploadMorePhotos, uploadReplacementPhotos } from './change-photos.ts';
import { checkPhoto } from './check-photo.ts';
import { removePhotos } from './remove-photos.ts';
import { uploadPhotos } from './upload-photos.ts';

const SMALL = { keyOf: objectKeys.smallPhoto, mediaType: 'image/jpeg' } as const;
const PHONE = { keyOf: objectKeys.phonePhoto, mediaType: 'image/webp' } as const;
/** Where the sizes of a photo are, best first; one may be missing, of a photo that was not measured or long ago. */
const SIZES = { small: [SMALL], phone: [PHONE, SMALL] } as const satisfies Record<PhotoSize, readonly unknown[]>;

/** The photo in that size if there is one, or else the original. @throws ObjectNotFoundError */
async function readPhoto(store: ObjectStore, photo: PhotoRow, size: PhotoSize | undefined) {
  for (const { keyOf, mediaType } of size ? SIZES[size] : []) {
    const thumbnail = await store.get(keyOf(photo.object_key)).catch(nullIfNotFound);
    if (thumbnail) return { ...thumbnail, mediaType };
  }
  return { ...(await store.get(photo.object_key)), mediaType: photo.media_type };
}

/**
 * The hair mask, computed on first request and stored. Null without a head or until the order is completed.
 * @throws ProblemError unavailable
 */
async function readHair(
  { db, store, mapHair }: Pick<GatewayDeps, 'db' | 'store' | 'mapHair'>,
  orderId: number,
  { object_key: photoKey }: PhotoRow,
  request: FastifyRequest,
) {
  const order = await findOrder(db, orderId);
  if (!order || !isCompleted(order)) return null;
  const key = objectKeys.hairMap(photoKey);
  const storedMap = await store.get(key).catch(nullIfNotFound);
  if (!storedMap) {
    // Waiting for a worker must not block others behind the same address.
    request.releaseSlot?.();
    await mapHair(orderId, photoKey);
  }
  const hairMap = storedMap ?? (await store.get(key));
  if (hairMap.bytes > 0) return { ...hairMap, mediaType: 'image/webp' };
  hairMap.body.destroy();
  return null;
}

/** Outlines of measured regions; regions that are not clearly visible are not measured. */
const outlinesOf = (marks: readonly PhotoMark[]): PhotoLine[] =>
  marks.flatMap((mark) => ('hex' in mark && mark.hex === null ? [] : [{ feature: mark.feature, lines: mark.lines }]));

function nullIfNotFound(error: unknown): null {
  if (error instanceof ObjectNotFoundError) return null;
  throw error;
}

/** Cached only by this browser, and revalidated so that only owners see it. */
const CACHE_CONTROL = 'private, no-cache';

export function photoHandlers(deps: GatewayDeps): HandlersOf<Omit<typeof PHOTO_ROUTES, PhotoConsentCall>> {
  const { db, store, measurements, askAnalysis } = deps;
  const mails = createStrangersMails(deps);
  return {
    putOrderPhotos: async ({ order, request }) => uploadPhotos(deps, request, order),

    addPhotos: async ({ order, request }) => {
      await uploadMorePhotos(deps, request, order);
      request.log.info({ orderId: order.id }, 'photos were added');
      return viewOrder(deps, (await findOrder(db, order.id)) ?? order);
    },

    exchangePhotos: async ({ order, request }) => {
      await uploadReplacementPhotos(deps, request, order);
      request.log.info({ orderId: order.id }, 'photos were exchanged');
      return viewOrder(deps, (await findOrder(db, order.id)) ?? order);
    },

    checkPhoto: async ({ request }) => checkPhoto(askAnalysis, request),

    getPhotoLinks: async ({ order }) => {
      const photos = await listPhotos(db, order.id);
      const outlinesByPhoto = await measurements.openOutlines(order.id, photos);
      return photos.map(({ position, sha256 }, i) => {
        const outlines = outlinesByPhoto[i] ?? null;
        return {
          position,
          url: photoPath(order.id, sha256),
          // Outline colors are part of the result.
          outlines: isCompleted(order) ? outlines : null,
          lines: nextStep(order) === 'payment' ? outlines && outlinesOf(outlines) : null,
        };
      });
    },

    getPhoto: async ({ order, params, query, request, reply }) => {
      const photo = await findPhoto(db, order.id, params.photo);
      if (!photo) throw new ProblemError('not_found');
      const etag = `"${[params.photo, ...Object.values(query)].join('-')}"`;
      const headers = { 'cache-control': CACHE_CONTROL, etag };
      if (request.headers['if-none-match'] === etag) return reply.code(304).headers(headers).send();
      try {
        const picture =
          query.show === 'hair'
            ? await readHair(deps, order.id, photo, request)
            : await readPhoto(store, photo, query.size);
        if (!picture) return reply.code(204).send();
        const { body, bytes, mediaType } = picture;
        return reply
          .type(mediaType)
          .headers(headers)
          .header('content-length', bytes)
          .header('content-disposition', 'inline')
          .send(body);
      } catch (error) {
        throw error instanceof ObjectNotFoundError ? new ProblemError('not_found') : error;
      }
    },

    leaveOutPhoto: async ({ order, params, request }) => {
      const outcome = await leaveOutPhoto(db, order.id, params.photo);
      if (outcome !== 'left_out') throw new ProblemError(outcome);
      request.log.info({ orderId: order.id }, 'a photo was left out');
      return viewOrder(deps, (await findOrder(db, order.id)) ?? order);
    },

    deletePhotos: async ({ order, operator, request, reply }) => {
      // Beyond these the photos go without a receipt.
      const receipt = operator !== null || (await mails.mayMail(request, order));
      if (await hasPhotos(db, order.id)) await recordErasure(deps, 'photos', order.id);
      await removePhotos(deps, order.id, { receipt });
      request.log.info({ orderId: order.id }, 'photos were deleted on request');
      clearBrowserCache(reply);
      return { success: true };
    },
  };
}
