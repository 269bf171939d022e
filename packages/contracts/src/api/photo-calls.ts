import { z } from 'zod';
import { photoPositionSchema, photoVerdictSchema } from '../photo.ts';
import { photoMarkSchema } from '../photo-outline.ts';
import { call, done, orderIdParams } from './call.ts';

/** Photos of an order: brought, judged, shown, deleted. */
export const PHOTO_CALLS = {
  putOrderPhotos: call({
    method: 'PUT',
    path: '/api/orders/:orderId/photos',
    summary: 'Attach photo1, photo2 and photo3 to an order that has none yet, or that asked for new ones.',
    params: orderIdParams,
    sends: 'multipart',
    answer: done,
  }),
  checkPhoto: call({
    method: 'POST',
    path: '/api/photos/check',
    summary: 'A quick verdict on one photo, right after it was chosen. Nothing is kept.',
    sends: 'multipart',
    answer: photoVerdictSchema.omit({ position: true }),
  }),
  getPhotoLinks: call({
    method: 'GET',
    path: '/api/orders/:orderId/photos',
    summary:
      'Addresses of the photos of an order that are still kept, each good for five minutes; once completed, also where each was measured.',
    params: orderIdParams,
    answer: z.array(
      z.object({
        position: photoPositionSchema,
        url: z.string(),
        /** Null until the order is completed: the colors in it are part of the result. */
        outlines: z.array(photoMarkSchema).nullable(),
      }),
    ),
  }),
  getPhoto: call({
    method: 'GET',
    path: '/api/photos/:token',
    summary: 'A photo, by its short-lived address.',
    params: z.object({ token: z.string().max(1024) }),
    returns: 'image',
  }),
  deletePhotos: call({
    method: 'DELETE',
    path: '/api/orders/:orderId/photos',
    summary: 'Delete the photos of an order now.',
    params: orderIdParams,
    answer: done,
  }),
} as const;
