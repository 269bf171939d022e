import { z } from 'zod';
import type { PHOTO_ROUTES } from '../routes.ts';
import { publicOrderSchema } from '../schemas/order.ts';
import { photoPositionSchema, photoVerdictSchema } from '../schemas/photo.ts';
import { photoLineSchema, photoMarkSchema } from '../schemas/photo-outline.ts';
import { anyone, bearer, holder, owner } from './access.ts';

import {
  addedPhotos,
  type CallsOf,
  done,
  namedPhotos,
  onePhoto,
  orderIdParams,
  photoProblems,
  tokenParams,
} from './call.ts';
import { MAILS, megabytesPer, per } from './limit.ts';

export const PHOTO_CALLS = {
  giveConsent: {
    summary: 'Record that this browser agreed to what is shown before the first photo is sent.',
    access: anyone,
    body: z.object({
      /** Of the text that was shown: only the one of now counts. */
      version: z.string().max(40),
      /** Whether Google may see the photos as well; null where that is not asked. */
      secondOpinion: z.boolean().nullable(),
    }),
    answer: done,
    problems: ['consent_outdated'],
    limits: [per('address', 120, 10), per('session', 60, 10)],
    example: { body: { version: '2026-11-20', secondOpinion: null } },
  },
  endConsent: {
    summary: 'Take it back before photos became an order: none is taken from this browser from then on.',
    access: anyone,
    answer: done,
    limits: [per('address', 120, 10)],
  },
  putOrderPhotos: {
    summary: 'Attach photo1, photo2 and photo3 to an order that has none yet, or that asked for new ones.',
    access: holder,
    guards: ['photo consent'],
    params: orderIdParams,
    files: namedPhotos,
    answer: done,
    problems: [...photoProblems, 'photos_already_attached'],
    limits: [per('address', 60, 10), megabytesPer('address', 1_500, 60), per('session', 20, 60)],
    atOnce: { address: 12 },
  },
  addPhotos: {
    summary:
      'Add up to two photos, as a repeated field photos, to those of an analyzed order whose result they can make surer: `roomForPhotos` of the order says how many. The result follows at once, no mail is sent.',
    access: owner,
    guards: ['photo consent'],
    params: orderIdParams,
    files: addedPhotos,
    answer: publicOrderSchema,
    problems: [...photoProblems, 'photos_already_attached', 'photo_repeated', 'photos_unmeasured'],
    // Each measures up to five photos: seconds of a core.
    limits: [per('address', 20, 10), megabytesPer('address', 500, 60), per('session', 10, 60)],
    atOnce: { address: 4 },
  },
  exchangePhotos: {
    summary:
      'Put photo1, photo2 and photo3 in the place of all photos of a completed order whose result says that they differ as the photos of several people do: `photoExchanges` of the order says how often. The result follows at once, its report and mail after it.',
    access: owner,
    guards: ['photo consent'],
    params: orderIdParams,
    files: namedPhotos,
    answer: publicOrderSchema,
    problems: [...photoProblems, 'photos_already_attached', 'photos_unmeasured'],
    limits: [per('address', 20, 10), megabytesPer('address', 500, 60), per('session', 10, 60)],
    atOnce: { address: 4 },
  },
  checkPhoto: {
    summary: 'A quick verdict on one photo, right after it was chosen. Nothing is kept.',
    access: anyone,
    guards: ['photo consent'],
    files: onePhoto,
    answer: photoVerdictSchema.omit({ position: true }),
    problems: photoProblems,
    // Each takes a core of an analysis worker for a third of a second. Three photos, chosen anew a few times.
    limits: [per('address', 60, 1), per('session', 40, 1)],
    atOnce: { address: 6 },
    example: { answer: { problems: [], warnings: ['glasses'] } },
  },
  getPhotoLinks: {
    summary:
      'Addresses of the photos of an order that are still kept, each good for a few minutes, with where each was measured; once completed, also what was measured there.',
    access: owner,
    params: orderIdParams,
    answer: z.array(
      z.object({
        position: photoPositionSchema,
        url: z.string(),
        /** Null until the order is completed: the colors in it are part of the result. */
        outlines: z.array(photoMarkSchema).nullable(),
        /** The same places without a color, while the result waits to be unlocked. */
        lines: z.array(photoLineSchema).nullable(),
      }),
    ),
    example: { answer: [{ position: 1, url: '/api/photos/eyJhbGciOiJIUzI1NiJ9…', outlines: null, lines: null }] },
  },
  getPhoto: {
    summary:
      'A photo, by its short-lived address; `size=small` gives it as screens show it, where that was made, and `show=hair` a gray picture of where its hair is, looked for when it is first asked for (204 where there is none, and until the order is completed).',
    access: bearer,
    params: tokenParams,
    query: z.object({ size: z.literal('small').optional(), show: z.literal('hair').optional() }),
    returns: 'image',
    // That waits for a worker.
    atOnce: { address: 6, asking: 'show' },
  },
  deletePhotos: {
    summary: 'Delete the photos of an order now.',
    access: { ...owner, operators: { as: 'delete photos', roles: ['support'], stepUp: true } },
    params: orderIdParams,
    answer: done,
    // It sends a receipt.
    limits: MAILS,
  },
} as const satisfies CallsOf<typeof PHOTO_ROUTES>;
