import { type Answers, NO_ANSWERS } from '@trueseason/contracts';
import { call } from '../../lib/api/api.ts';
import { createSerialQueue } from '../../lib/browser/serial-queue.ts';
import { readSessionJson, writeSession, writeSessionJson } from '../../lib/browser/storage.ts';

/** Answers given in this tab before the result was shown: for an order, or, with null, for photos without one yet. */
interface Draft {
  readonly orderId: number | null;
  readonly answers: Answers;
  /** Whether the order has them. */
  readonly isSent: boolean;
}

const readDrafts = (): readonly Draft[] => readSessionJson<readonly Draft[]>('draftAnswers') ?? [];
const find = (orderId: number | null): Draft | undefined => readDrafts().find((draft) => draft.orderId === orderId);

/** Replaces an order's answers; null removes them. */
function replace(orderId: number | null, draft: Draft | null): void {
  const drafts = [...readDrafts().filter((other) => other.orderId !== orderId), ...(draft ? [draft] : [])];
  if (drafts.length > 0) writeSessionJson('draftAnswers', drafts);
  else writeSession('draftAnswers', null);
}

export const draftAnswers = (orderId: number | null): Answers => find(orderId)?.answers ?? NO_ANSWERS;
export const hasDraft = (orderId: number): boolean => find(orderId) !== undefined;

/** Keeps answers across reloads until the server has them. */
export const saveDraft = (orderId: number | null, answers: Answers): void =>
  replace(orderId, { orderId, answers: { ...draftAnswers(orderId), ...answers }, isSent: false });

/** The customer has seen the result with them; what the server lacks stays. */
export function discardSentDraft(orderId: number): void {
  if (find(orderId)?.isSent) replace(orderId, null);
}

/** One after the other, so that the last answer stays. */
const enqueue = createSerialQueue();

/** Sends what the order lacks. @throws ApiError; TypeError without a network */
export const sendDraft = (orderId: number): Promise<void> => enqueue(() => sendDraftNow(orderId));

/** The same without waiting for others, for a page that closes. */
export async function sendDraftNow(orderId: number): Promise<void> {
  const draft = find(orderId);
  if (!draft || draft.isSent) return;
  await call('putAnswers', { params: { orderId }, body: draft.answers, keepalive: true });
  // There may be more answers meanwhile.
  if (JSON.stringify(find(orderId)) === JSON.stringify(draft)) replace(orderId, { ...draft, isSent: true });
}

const sendingOf = (orderId: number, answers: Answers): string => `${orderId} ${JSON.stringify(answers)}`;
/** What an order was last sent of the photos' answers. */
let lastSent = '';

/** Sends the answers about the photos to an order that may not be bought; they stay with the photos. Never throws. */
export async function sendPhotoDraft(orderId: number): Promise<void> {
  const answers = draftAnswers(null);
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
export function moveDraftToOrder(orderId: number): void {
  const answers = draftAnswers(null);
  if (Object.keys(answers).length === 0) return;
  replace(null, null);
  const isSent = lastSent === sendingOf(orderId, answers);
  replace(orderId, { orderId, answers: { ...draftAnswers(orderId), ...answers }, isSent });
}

/** An order has ended, and its photos wait for another one. */
export function moveDraftToPhotos(orderId: number): void {
  const answers = draftAnswers(orderId);
  if (Object.keys(answers).length === 0) return;
  replace(orderId, null);
  saveDraft(null, { ...answers, ...draftAnswers(null) });
}
