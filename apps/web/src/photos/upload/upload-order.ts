import { type Answers, NO_ANSWERS, sameAnswers } from '@trueseason/contracts';
import { photoForm, uploadForm } from '../../lib/api/upload-form.ts';
import { writeSession } from '../../lib/browser/session.ts';
import { sendAnswers } from '../../order/answers/send-answers.ts';
import { uploadKey } from '../../order/order-key.ts';
import { orderPhotos } from '../photo-store.ts';
import { sendable } from '../shrink-photo/sendable-photo.ts';

export interface Upload {
  readonly chosen: readonly File[];
  /** What photos cannot show. */
  readonly answers: Answers;
  /** The paid order that waits for these photos; null makes a new one of them. */
  readonly orderId: number | null;
  readonly onProgress: (sent: number) => void;
  readonly challengeToken?: string;
}

/** Sends the photos, gives the order's id and makes it the current order. A paid order is never left for a new one. */
export async function uploadOrder(upload: Upload): Promise<number> {
  const { chosen, answers, orderId, onProgress } = upload;
  const photos = await Promise.all(chosen.map(sendable));
  const id = orderId ?? (await createOrder(photos, upload));
  if (orderId !== null)
    await uploadForm('putOrderPhotos', { params: { orderId }, form: photoForm(photos) }, onProgress);
  writeSession('currentOrderId', String(id));
  uploadKey.forget();
  orderPhotos.sent();
  if (!sameAnswers(answers, NO_ANSWERS)) await sendAnswers(id, answers);
  return id;
}

async function createOrder(photos: readonly File[], { onProgress, challengeToken }: Upload): Promise<number> {
  const headers = {
    'idempotency-key': uploadKey.of(photos),
    ...(challengeToken && { 'x-challenge-token': challengeToken }),
  };
  const answer = await uploadForm('createGuestOrder', { form: photoForm(photos), headers }, onProgress);
  return answer.id;
}
