import { z } from 'zod';
import { PHOTO_NAME_DIGITS, PHOTO_SIZES } from '../photos/photo.ts';
import { photoConsentForm } from '../photos/photo-consent.ts';
import type { PHOTO_ROUTES } from '../routes/routes.ts';
import { photoCheckSchema, photoPositionSchema } from '../schemas/fields.ts';
import { publicOrderSchema } from '../schemas/order.ts';
import { photoLineSchema, photoMarkSchema } from '../schemas/photo-outline.ts';
import { anyone, bringer, owner } from './access.ts';
import {
  type CallsOf,
  charged,
  done,
  namedPhotos,
  onePhoto,
  orderIdParams,
  photoProblems,
  repeatedPhotos,
  small,
} from './call.ts';
import { MAILS, megabytesPer, per } from './limit.ts';

const PHOTO_NAME = new RegExp(`^[0-9a-f]{${PHOTO_NAME_DIGITS}}$`);

export const PHOTO_CALLS = {
  giveConsent: {
    summary: 'Record this browser’s consent, before the first photo is sent.',
    effects: ['rows'],
    ...small(anyone),
    body: z.object({
      /** Only the current version is accepted. */
      version: z.string().max(40),
      /** Whether Google may see the photos; null if not asked. */
      secondOpinion: z.boolean().nullable(),
    }),
    response: done,
    problems: ['consent_outdated'],
    limits: [per('address', 120, 10), per('session', 60, 10)],
    example: { body: { version: photoConsentForm({ secondOpinion: false }).version, secondOpinion: null } },
  },
  endConsent: {
    summary: 'Withdraw consent before the order: no more photos are accepted from this browser.',
    effects: [],
    ...small(anyone),
    response: done,
    limits: [per('address', 120, 10)],
  },
  putOrderPhotos: {
    summary: 'Attach photo1, photo2 and photo3 to an order without photos, or one that requested new ones.',
    effects: ['rows', 'objects'],
    ...charged('photos', bringer),
    guards: ['photo_consent'],
    params: orderIdParams,
    files: namedPhotos,
    response: done,
    problems: [...photoProblems, 'photos_already_attached', 'order_closed'],
    limits: [per('address', 60, 10), megabytesPer('address', 1_500, 60), per('session', 20, 60)],
  },
  addPhotos: {
    summary:
      'Add up to three photos, as a repeated field photos, to an analyzed order, as long as it is kept: see `roomForPhotos`. They join what was measured before, also of photos that are deleted. The result follows without a mail: see `measuring`.',
    effects: ['rows', 'objects'],
    ...charged('photos', owner),
    guards: ['photo_consent'],
    params: orderIdParams,
    files: repeatedPhotos,
    response: publicOrderSchema,
    problems: [...photoProblems, 'photos_already_attached', 'order_closed', 'photo_repeated'],
    // Each measures up to three photos: seconds of CPU.
    limits: [per('address', 20, 10), megabytesPer('address', 500, 60), per('session', 10, 60)],
  },
  exchangePhotos: {
    summary:
      'Replace all photos of a completed order that seem to show several people, or that we asked to replace, with photo1, photo2 and photo3: see `photoExchanges`. The result follows, then report and mail: see `measuring`.',
    effects: ['rows', 'objects'],
    ...charged('photos', owner),
    guards: ['photo_consent'],
    params: orderIdParams,
    files: namedPhotos,
    response: publicOrderSchema,
    problems: [...photoProblems, 'photos_already_attached', 'order_closed'],
    limits: [per('address', 20, 10), megabytesPer('address', 500, 60), per('session', 10, 60)],
  },
  checkPhoto: {
    summary: 'A quick verdict on one chosen photo. Nothing is stored.',
    effects: [],
    ...charged('verdicts', anyone),
    guards: ['photo_consent'],
    files: onePhoto,
    response: photoCheckSchema,
    problems: photoProblems,
    // Each takes a worker a third of a second. Three photos, replaced a few times.
    limits: [per('address', 60, 1), per('session', 40, 1)],
    example: { response: { problems: [], warnings: ['glasses'] } },
  },
  getPhotoLinks: {
    summary: 'The stored photos of an order, with outlines of measured regions; once completed, also their colors.',
    effects: [],
    ...small(owner),
    params: orderIdParams,
    response: z.array(
      z.object({
        position: photoPositionSchema,
        url: z.string(),
        /** Null until completed: the colors are part of the result. */
        outlines: z.array(photoMarkSchema).nullable(),
        /** The same outlines without colors, while the result is locked. */
        lines: z.array(photoLineSchema).nullable(),
      }),
    ),
    example: {
      response: [{ position: 1, url: '/api/orders/123456789012/photos/1f3a5c7e9b2d4f60', outlines: null, lines: null }],
    },
  },
  getPhoto: {
    summary:
      'A photo of an order; browsers keep it, and ask each time whether they may still show it. `size=small` returns the thumbnail if available, `size=phone` a smaller one, and `show=hair` the hair mask as a gray picture, computed on first request (204 if there is none, and until the order is completed).',
    effects: ['stored'],
    ...charged('stored', owner),
    params: orderIdParams.extend({ photo: z.string().regex(PHOTO_NAME) }),
    query: z.object({ size: z.enum(PHOTO_SIZES).optional(), show: z.literal('hair').optional() }),
    problems: ['not_found'],
    returns: 'image',
  },
  leaveOutPhoto: {
    summary:
      'Leave a photo out, by its position, also one that is deleted: the result is made again without it, from stored measurements. See `measuring` and `proposal`.',
    effects: ['rows'],
    ...small(owner),
    params: orderIdParams.extend({ photo: z.coerce.number().pipe(photoPositionSchema) }),
    response: publicOrderSchema,
    problems: ['not_found', 'order_closed', 'last_photo'],
    limits: [per('address', 20, 10), per('session', 10, 60)],
  },
  deletePhotos: {
    summary: 'Delete the photos of an order now.',
    effects: ['mails'],
    ...small({ ...owner, operators: { as: 'delete photos', roles: ['support'], stepUp: 'code' } }),
    params: orderIdParams,
    response: done,
    // Sends a receipt.
    limits: MAILS,
  },
} as const satisfies CallsOf<typeof PHOTO_ROUTES>;
