import { type Answers, NO_ANSWERS, sameAnswers } from '@trueseason/contracts';
import { ApiError } from '../../lib/api.ts';
import { uploadKey } from '../../lib/order-key.ts';
import { photosAreUploaded } from '../../lib/photo-store.ts';
import { tellAnswers } from '../../lib/questions.ts';
import { currentOrderId, writeSession } from '../../lib/session.ts';
import { sendable } from '../../lib/shrink-photo/sendable-photo.ts';
import { photoForm, uploadForm } from '../../lib/upload-form.ts';

/**
 * Sends the photos: to the order whose photos could not be measured when there is one, else to a new order.
 * Gives the order's id and makes it the current order. `told` is what photos cannot show.
 */
export async function placeOrder(
  chosen: readonly File[],
  told: Answers,
  replacing: boolean,
  onProgress: (sent: number) => void,
  challengeToken?: string,
): Promise<number> {
  const photos = await Promise.all(chosen.map(sendable));
  const failed = replacing ? currentOrderId() : null;
  const id =
    (failed && (await replacePhotos(failed, photos, onProgress))) ||
    (await createOrder(photos, onProgress, challengeToken));
  writeSession('currentOrderId', String(id));
  uploadKey.forget();
  photosAreUploaded();
  if (!sameAnswers(told, NO_ANSWERS)) await tellAnswers(id, told);
  return id;
}

async function createOrder(
  photos: readonly File[],
  onProgress: (sent: number) => void,
  challengeToken: string | undefined,
): Promise<number> {
  const headers = {
    'idempotency-key': uploadKey.of(photos),
    ...(challengeToken && { 'x-challenge-token': challengeToken }),
  };
  const answer = await uploadForm<{ id: number }>('createGuestOrder', {}, photoForm(photos), onProgress, headers);
  return answer.id;
}

/** Null when the order takes no new photos; then a new order is the way. */
async function replacePhotos(
  orderId: number,
  photos: readonly File[],
  onProgress: (sent: number) => void,
): Promise<number | null> {
  try {
    await uploadForm('putOrderPhotos', { orderId }, photoForm(photos), onProgress);
    return orderId;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 409)) return null;
    throw error;
  }
}
