import { type Answers, NO_ANSWERS } from '@trueseason/contracts';
import { call } from '../../lib/api/api.ts';
import { createSerialQueue } from '../../lib/browser/serial-queue.ts';
import { readSessionJson, writeSession, writeSessionJson } from '../../lib/browser/storage.ts';

/** Answers given in this tab before the result was shown: for an order, or, with null, for photos without one yet. */
interface Told {
  readonly orderId: number | null;
  readonly answers: Answers;
  /** Whether the order has them. */
  readonly isSent: boolean;
}

const readAll = (): readonly Told[] => readSessionJson<readonly Told[]>('toldAnswers') ?? [];
const find = (orderId: number | null): Told | undefined => readAll().find((told) => told.orderId === orderId);

/** Replaces an order's answers; null removes them. */
function replace(orderId: number | null, told: Told | null): void {
  const all = [...readAll().filter((other) => other.orderId !== orderId), ...(told ? [told] : [])];
  if (all.length > 0) writeSessionJson('toldAnswers', all);
  else writeSession('toldAnswers', null);
}

export const toldAnswers = (orderId: number | null): Answers => find(orderId)?.answers ?? NO_ANSWERS;
export const hasTold = (orderId: number): boolean => find(orderId) !== undefined;

/** Keeps answers across reloads until the server has them. */
export const tell = (orderId: number | null, answers: Answers): void =>
  replace(orderId, { orderId, answers: { ...toldAnswers(orderId), ...answers }, isSent: false });

/** The customer has seen the result with them; what the server lacks stays. */
export function forgetTold(orderId: number): void {
  if (find(orderId)?.isSent) replace(orderId, null);
}

/** One after the other, so that the last answer stays. */
const enqueue = createSerialQueue();

/** Sends what the order lacks. @throws ApiError; TypeError without a network */
export const sendTold = (orderId: number): Promise<void> => enqueue(() => sendToldNow(orderId));

/** The same without waiting for others, for a page that closes. */
export async function sendToldNow(orderId: number): Promise<void> {
  const told = find(orderId);
  if (!told || told.isSent) return;
  await call('putAnswers', { params: { orderId }, body: told.answers, keepalive: true });
  // There may be more answers meanwhile.
  if (JSON.stringify(find(orderId)) === JSON.stringify(told)) replace(orderId, { ...told, isSent: true });
}

const sendingOf = (orderId: number, answers: Answers): string => `${orderId} ${JSON.stringify(answers)}`;
/** What an order was last sent of the photos' answers. */
let lastSent = '';

/** Sends the answers about the photos to an order that may not be bought; they stay with the photos. Never throws. */
export async function sendToldOfPhotos(orderId: number): Promise<void> {
  const answers = toldAnswers(null);
  const sending = sendingOf(orderId, answers);
  if (Object.keys(answers).length === 0 || sending === lastSent) return;
  try {
    await enqueue(() => call('putAnswers', { params: { orderId }, body: answers, keepalive: true }));
    lastSent = sending;
  } catch (error) {
    // Once they are the order's, its next screen sends them again.
    console.error('The answers were not saved:', error);
  }
}

/** The photos have become an order's. */
export function giveToldToOrder(orderId: number): void {
  const answers = toldAnswers(null);
  if (Object.keys(answers).length === 0) return;
  replace(null, null);
  const isSent = lastSent === sendingOf(orderId, answers);
  replace(orderId, { orderId, answers: { ...toldAnswers(orderId), ...answers }, isSent });
}

/** An order has ended, and its photos wait for another one. */
export function takeToldFromOrder(orderId: number): void {
  const answers = toldAnswers(orderId);
  if (Object.keys(answers).length === 0) return;
  replace(orderId, null);
  tell(null, { ...answers, ...toldAnswers(null) });
}
