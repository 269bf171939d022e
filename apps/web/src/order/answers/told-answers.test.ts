// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  forgetTold,
  giveToldToOrder,
  hasTold,
  sendTold,
  sendToldOfPhotos,
  takeToldFromOrder,
  tell,
  toldAnswers,
} from './told-answers.ts';

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
  tell(null, { eyes: 'blue' });
  tell(null, { hairDyed: true });
  await sendToldOfPhotos(id);
  giveToldToOrder(id);
  expect(toldAnswers(null)).toEqual({});
  expect(toldAnswers(id)).toEqual({ eyes: 'blue', hairDyed: true });
  // The order has them.
  await sendTold(id);
  expect(sent()).toEqual([[pathOf(id), { eyes: 'blue', hairDyed: true }]]);
});

it('sends an order what did not reach it before it was bought', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  tell(null, { eyes: 'blue' });
  fetched.mockImplementationOnce(async () => new Response(null, { status: 503 }));
  await sendToldOfPhotos(id);
  giveToldToOrder(id);
  forgetTold(id);
  expect(hasTold(id)).toBe(true);
  await sendTold(id);
  forgetTold(id);
  expect(hasTold(id)).toBe(false);
});

it('gives answers of photos that could not be measured to the order that follows', () => {
  tell(id, { eyes: 'blue', makeup: true });
  takeToldFromOrder(id);
  tell(null, { makeup: null });
  giveToldToOrder(id + 1);
  expect(hasTold(id)).toBe(false);
  expect(toldAnswers(id + 1)).toEqual({ eyes: 'blue', makeup: null });
});

it('gives nobody what was told of another order', async () => {
  tell(id, { eyes: 'blue' });
  giveToldToOrder(id + 1);
  await sendToldOfPhotos(id + 1);
  expect(hasTold(id + 1)).toBe(false);
  expect(sent()).toEqual([]);
});
