import { PROBLEMS, ROUTES } from '@trueseason/contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, call, reasonOf, resolveRoute, serverMessage, UNREACHABLE } from './api.ts';

// @vitest-environment jsdom

const response = (body: string, init: ResponseInit) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, init)),
  );

afterEach(() => vi.unstubAllGlobals());

describe('call', () => {
  it('fills and escapes the path', () => {
    expect(resolveRoute(ROUTES.getOrder, { orderId: 7_000_000_001 })).toEqual({
      method: 'GET',
      url: '/api/orders/7000000001',
    });
    expect(resolveRoute(ROUTES.getOrderStatus, { id: 'a/b' }).url).toBe('/api/orders/a%2Fb/status');
  });

  it('sends cookies, and a JSON content type only with a body', async () => {
    response('{"discount":10}', { status: 200 });
    await call('validatePromo', { body: { code: 'FIRST10' } });
    await call('adminOrders');
    const [[, withBody], [, without]] = vi.mocked(fetch).mock.calls as [[string, RequestInit], [string, RequestInit]];
    expect(withBody).toMatchObject({
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: '{"code":"FIRST10"}',
    });
    expect(without.headers).toEqual({});
  });

  it('sends the age of a request with its first changing call', async () => {
    response('{"discount":10}', { status: 200 });
    document.body.click();
    await call('adminOrders');
    await call('validatePromo', { body: { code: 'FIRST10' } });
    await call('validatePromo', { body: { code: 'FIRST10' } });
    const sent = vi.mocked(fetch).mock.calls.map(([, init]) => new Headers(init?.headers).get('x-since-click'));
    expect(sent).toEqual([null, expect.stringMatching(/^\d+$/), null]);
  });

  it('throws "{status}: {response text}" with the problem at hand', async () => {
    response('{"code":"invalid_promo","message":"No such code."}', { status: 400 });
    const error = await call('validatePromo', { body: { code: 'X' } }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect((error as Error).message).toBe('400: {"code":"invalid_promo","message":"No such code."}');
    expect(serverMessage(error)).toBe('No such code.');
  });

  it('uses the status text when the body is empty', async () => {
    response('', { status: 502, statusText: 'Bad Gateway' });
    await expect(call('adminOrders')).rejects.toThrow('502: Bad Gateway');
  });
});

/** Never run: each line that is refused at compile time is refused for the reason that it names. */
export function refusedByTheCompiler(form: FormData) {
  // @ts-expect-error a parameter that its path does not have
  call('getOrder', { params: { id: 1 } });
  // @ts-expect-error a change without what is changed
  call('updateEmail', { params: { orderId: 1 } });
  // @ts-expect-error a body that breaks the contract
  call('updateEmail', { params: { orderId: 1 }, body: { email: 5 } });
  // @ts-expect-error a form where none is taken
  call('markFree', { params: { orderId: 1 }, form });
  // @ts-expect-error a query that nobody reads
  call('adminOrders', { query: { color: 'red' } });
  return [call('adminSummary'), call('adminOrders', { query: { page: 2 } }), call('checkPhoto', { form })];
}

it.each([
  [
    'the server’s words',
    new ApiError(429, '', JSON.stringify({ code: 'too_many_requests', ...PROBLEMS.too_many_requests })),
    PROBLEMS.too_many_requests.message,
  ],
  ['a network that is gone', new TypeError('Failed to fetch'), UNREACHABLE],
  ['a proxy’s page', new ApiError(502, 'Bad Gateway', '<html>'), undefined],
  ['anything else', new Error('x'), undefined],
])('%s', (_, error, words) => expect(reasonOf(error)).toBe(words));
