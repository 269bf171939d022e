import { NO_ANSWERS } from '@trueseason/contracts';
import { afterEach, expect, it, vi } from 'vitest';
import { sendAnswers } from './send-answers.ts';

const DYED = { ...NO_ANSWERS, hairDyed: true };
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('does not lose an order whose answers cannot be kept: the results page asks again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => new Response(null, { status: 503 }));
  vi.stubGlobal('fetch', fetched);
  expect(await sendAnswers(4711, DYED)).toBeNull();
  const [path, init] = fetched.mock.calls[0] ?? [];
  expect([path, init?.method, init?.body]).toEqual(['/api/orders/4711/answers', 'PUT', JSON.stringify(DYED)]);
});
