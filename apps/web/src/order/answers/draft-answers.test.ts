// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  discardSentDraft,
  draftAnswers,
  hasDraft,
  moveDraftToOrder,
  moveDraftToPhotos,
  saveDraft,
  sendDraft,
  sendPhotoDraft,
} from './draft-answers.ts';

const fetched = vi.fn(async (_path: string, _init: RequestInit) => Response.json({}));
const sent = () => fetched.mock.calls.map(([path, { body }]) => [path, JSON.parse(String(body))]);

/** Each test has an order of its own. */
let id = 7_000_000_000;
beforeEach(() => {
  id += 1;
  sessionStorage.clear();
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

const pathOf = (orderId: number) => `/api/orders/${orderId}/answers`;

it('keeps answers with the photos, and moves them to the order that these become', async () => {
  saveDraft(null, { eyes: 'blue' });
  saveDraft(null, { hairDyed: true });
  await sendPhotoDraft(id);
  moveDraftToOrder(id);
  expect(draftAnswers(null)).toEqual({});
  expect(draftAnswers(id)).toEqual({ eyes: 'blue', hairDyed: true });
  // The order has them.
  await sendDraft(id);
  expect(sent()).toEqual([[pathOf(id), { eyes: 'blue', hairDyed: true }]]);
});

it('sends an order what did not reach it before it was bought', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  saveDraft(null, { eyes: 'blue' });
  fetched.mockImplementationOnce(async () => new Response(null, { status: 503 }));
  await sendPhotoDraft(id);
  moveDraftToOrder(id);
  discardSentDraft(id);
  expect(hasDraft(id)).toBe(true);
  await sendDraft(id);
  discardSentDraft(id);
  expect(hasDraft(id)).toBe(false);
});

it('gives answers of photos that could not be measured to the order that follows', () => {
  saveDraft(id, { eyes: 'blue', makeup: true });
  moveDraftToPhotos(id);
  saveDraft(null, { makeup: null });
  moveDraftToOrder(id + 1);
  expect(hasDraft(id)).toBe(false);
  expect(draftAnswers(id + 1)).toEqual({ eyes: 'blue', makeup: null });
});

it('never shows the answers of another order', async () => {
  saveDraft(id, { eyes: 'blue' });
  moveDraftToOrder(id + 1);
  await sendPhotoDraft(id + 1);
  expect(hasDraft(id + 1)).toBe(false);
  expect(sent()).toEqual([]);
});
