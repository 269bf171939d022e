import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, call, callPath, serverMessage } from './api.ts';

const answer = (body: string, init: ResponseInit) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, init)),
  );

afterEach(() => vi.unstubAllGlobals());

describe('call', () => {
  it('fills and escapes the path', () => {
    expect(callPath('getOrder', { orderId: 7_000_000_001 })).toBe('/api/orders/7000000001');
    expect(callPath('getOrderStatus', { id: 'a/b' })).toBe('/api/orders/a%2Fb/status');
  });

  it('sends cookies, and a JSON content type only with a body', async () => {
    answer('{"discount":10}', { status: 200 });
    await call('validatePromo', { body: { code: 'FIRST10' } });
    await call('adminOrders');
    const [[, withBody], [, without]] = vi.mocked(fetch).mock.calls as [[string, RequestInit], [string, RequestInit]];
    expect(withBody).toMatchObject({
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: '{"code":"FIRST10"}',
    });
    expect(without.headers).toBeUndefined();
  });

  it('throws "{status}: {response text}" with the problem at hand', async () => {
    answer('{"code":"invalid_promo","message":"No such code."}', { status: 400 });
    const error = await call('validatePromo', { body: { code: 'X' } }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect((error as Error).message).toBe('400: {"code":"invalid_promo","message":"No such code."}');
    expect(serverMessage(error)).toBe('No such code.');
  });

  it('uses the status text when the body is empty', async () => {
    answer('', { status: 502, statusText: 'Bad Gateway' });
    await expect(call('adminOrders')).rejects.toThrow('502: Bad Gateway');
  });
});
