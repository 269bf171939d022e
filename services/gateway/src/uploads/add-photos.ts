import { addedPhotos, NO_ANSWERS, PHOTO_POSITIONS } from '@trueseason/contracts';
import { listPhotos, type NewPhoto, type OrderRow, type PhotoRow } from '@trueseason/db';
import type { Measurements } from '@trueseason/keys';
import { addPhotos, roomForPhotos } from '@trueseason/orders';
import type { FastifyRequest } from 'fastify';
import type { PhotoConsents } from '../consent/photo-consents.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { Measure } from '../orders/measure.ts';
import { recordOrDiscard, type UploadDeps } from './discard-upload.ts';
import { receivePhotos } from './receive-photos.ts';
import { noPlace } from './refuse-photos.ts';

export interface AddPhotosDeps extends UploadDeps {
  readonly measure: Measure;
  readonly measurements: Measurements;
  readonly consents: PhotoConsents;
}

/**
 * Adds the photos of a request to those of an analyzed order and works its result out from all of them. When anything
 * goes wrong the order stays as it was, and nothing of the upload stays.
 * @throws ProblemError photos_already_attached where the order takes no more, photo_repeated, photos_unmeasured, unavailable
 */
export async function bringMorePhotos(deps: AddPhotosDeps, request: FastifyRequest, order: OrderRow): Promise<void> {
  if ((await roomForPhotos(deps.db, order)) === 0) throw new ProblemError('photos_already_attached');
  const held = await listPhotos(deps.db, order.id);
  const positions = PHOTO_POSITIONS.slice(held.length);
  const photos = await receivePhotos(deps, request, order.id, { files: addedPhotos, positions, least: 1 });
  await recordOrDiscard(deps, request, { orderId: order.id, photos }, async () =>
    take(deps, { order, held, photos, consentId: await deps.consents.current(request) }),
  );
}

interface Brought {
  readonly order: OrderRow;
  readonly held: readonly PhotoRow[];
  readonly photos: readonly NewPhoto[];
  readonly consentId: string | null;
}

async function take(deps: AddPhotosDeps, { order, held, photos, consentId }: Brought): Promise<void> {
  const known = new Set(held.map(({ sha256 }) => sha256));
  for (const { sha256 } of photos) {
    if (known.has(sha256)) throw new ProblemError('photo_repeated');
    known.add(sha256);
  }
  const analysis = await deps.measurements.findAnalysis(order.id);
  const secondOpinion = analysis?.result.evidence.secondOpinion ?? null;
  const more = { photos, consentId, ...(await measureSealed(deps, order, [...held, ...photos], secondOpinion)) };
  if (!(await addPhotos(deps.db, order.id, more))) throw await noPlace(deps.db, order.id);
}

/** Measures an order's photos together, with its answers. @throws ProblemError photos_unmeasured, unavailable */
export async function measureSealed(
  { measure, measurements }: Pick<AddPhotosDeps, 'measure' | 'measurements'>,
  { id, answers: told }: OrderRow,
  photos: readonly Pick<PhotoRow, 'object_key'>[],
  secondOpinion: Parameters<Measure>[0]['secondOpinion'],
) {
  const answers = told ?? NO_ANSWERS;
  const outcome = await measure({ keys: photos.map(({ object_key }) => object_key), secondOpinion, answers });
  if (!outcome.ok) throw new ProblemError('photos_unmeasured');
  const { result, engineVersion, readings, outlines } = outcome;
  return { ...(await measurements.seal(id, { result, readings, outlines })), engineVersion, answers };
}
