import { type AnalysisBody, addedPhotos, NO_ANSWERS, PHOTO_POSITIONS } from '@trueseason/contracts';
import {
  type BrowserConsent,
  type Db,
  findOrder,
  listPhotos,
  type NewPhoto,
  type OrderRow,
  type PhotoRow,
} from '@trueseason/db';
import type { Measurements, OpenedAnalysis } from '@trueseason/keys';
import { attachMorePhotos, roomForPhotos } from '@trueseason/orders';
import type { FastifyRequest } from 'fastify';
import type { PhotoConsents } from '../consent/photo-consents.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { AskAnalysis } from '../orders/ask-analysis.ts';
import { recordOrDiscard, type UploadDeps } from './discard-upload.ts';
import { receivePhotos } from './receive-photos.ts';
import { noPlace } from './refuse-photos.ts';

export interface MeasureDeps extends UploadDeps {
  readonly askAnalysis: AskAnalysis;
  readonly measurements: Measurements;
  readonly consents: PhotoConsents;
}

/**
 * Adds a request's photos to an analyzed order and recalculates its result from all of them. On error the order is
 * unchanged and the upload is removed.
 * @throws ProblemError photos_already_attached if the order takes no more, photo_repeated, photos_unmeasured,
 * unavailable
 */
export async function uploadMorePhotos(deps: MeasureDeps, request: FastifyRequest, order: OrderRow): Promise<void> {
  await requireRoom(deps.db, order.id);
  // Read before the photos, so that a concurrent change is a new revision.
  const before = await deps.measurements.findAnalysis(order.id);
  const held = await listPhotos(deps.db, order.id);
  if (!before) throw new ProblemError('photos_already_attached');
  const positions = PHOTO_POSITIONS.slice(held.length);
  const photos = await receivePhotos(deps, request, order.id, { files: addedPhotos, positions, least: 1 });
  await recordOrDiscard(deps, request, { orderId: order.id, photos }, () =>
    take(deps, { order, before, held, photos, consent: deps.consents.of(request) }),
  );
}

export interface Uploaded {
  readonly order: OrderRow;
  readonly before: OpenedAnalysis;
  readonly held: readonly PhotoRow[];
  readonly photos: readonly NewPhoto[];
  readonly consent: BrowserConsent | null;
}

async function take(deps: MeasureDeps, { order, before, held, photos, consent }: Uploaded): Promise<void> {
  const known = new Set(held.map(({ sha256 }) => sha256));
  for (const { sha256 } of photos) {
    if (known.has(sha256)) throw new ProblemError('photo_repeated');
    known.add(sha256);
  }
  const kept = { secondOpinion: before.result.evidence.secondOpinion, seasonBefore: before.result.season };
  const measured = await measureSealed(deps, order, [...held, ...photos], kept).catch(async (error) => {
    await requireRoom(deps.db, order.id);
    throw error;
  });
  const more = { photos, consent, revision: before.revision, ...measured };
  if (!(await attachMorePhotos(deps.db, order.id, more))) throw await noPlace(deps.db, order.id);
}

/** Also covers orders deleted during the upload. */
async function requireRoom(db: Db, orderId: number): Promise<void> {
  const order = await findOrder(db, orderId);
  if (!order || (await roomForPhotos(db, order)) === 0) throw await noPlace(db, orderId);
}

/**
 * Measures an order's photos together, with its answers and what is kept of an earlier result.
 * @throws ProblemError photos_unmeasured, unavailable
 */
export async function measureSealed(
  { askAnalysis, measurements }: Pick<MeasureDeps, 'askAnalysis' | 'measurements'>,
  { id, answers: stored }: OrderRow,
  photos: readonly Pick<PhotoRow, 'object_key'>[],
  kept: Pick<AnalysisBody<'measure'>, 'secondOpinion' | 'seasonBefore'>,
) {
  const answers = stored ?? NO_ANSWERS;
  const keys = photos.map(({ object_key }) => object_key);
  const outcome = await askAnalysis('measure', { keys, ...kept, answers });
  if (!outcome.ok) throw new ProblemError('photos_unmeasured');
  const { result, engineVersion, readings, outlines } = outcome;
  return { ...(await measurements.seal(id, { result, readings, outlines })), engineVersion, answers };
}
