import { type Answers, NO_ANSWERS } from '@trueseason/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api.ts';
import { uploadForm } from '../../lib/api/upload-form.ts';
import { uploadOrder } from './upload-order.ts';

vi.mock(import('../../lib/api/upload-form.ts'), async (original) => ({
  ...(await original()),
  uploadForm: vi.fn(async () => ({ id: 7_000_000_001 })) as unknown as typeof uploadForm,
}));

vi.mock(import('../photo-store.ts'), async (original) => ({
  ...(await original()),
  orderPhotos: { keep: vi.fn(), load: vi.fn(), sent: vi.fn(), refused: vi.fn() },
}));

const fetched = vi.fn(async (_path: string, _init: RequestInit) => Response.json({}));
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const photos = [new File(['x'], 'a.jpg')];
const upload = (answers: Answers, orderId: number | null = null) => ({
  chosen: photos,
  answers,
  orderId,
  onProgress: () => {},
});
const DYED = { ...NO_ANSWERS, hairDyed: true };

describe('placing an order', () => {
  it('sends the answers with the order', async () => {
    expect(await uploadOrder(upload(DYED))).toBe(7_000_000_001);
    const [path, init] = fetched.mock.calls[0] ?? [];
    expect([path, init?.method, init?.body]).toEqual(['/api/orders/7000000001/answers', 'PUT', JSON.stringify(DYED)]);
  });

  it('asks nothing of the server when there is nothing to tell', async () => {
    await uploadOrder(upload(NO_ANSWERS));
    expect(fetched).not.toHaveBeenCalled();
  });

  it('does not lose the order when the answers cannot be kept: the results page asks again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    fetched.mockResolvedValueOnce(new Response(null, { status: 503 }));
    expect(await uploadOrder(upload(DYED))).toBe(7_000_000_001);
    expect(vi.mocked(uploadForm)).toHaveBeenCalled();
  });

  it('uploads photos to the paid order that waits for them, and never makes another', async () => {
    const { uploadForm: sent } = vi.mocked({ uploadForm });
    sent.mockClear();
    expect(await uploadOrder(upload(NO_ANSWERS, 4_711_471_147))).toBe(4_711_471_147);
    expect(sent.mock.calls.map(([name, { params }]) => [name, params])).toEqual([
      ['putOrderPhotos', { orderId: 4_711_471_147 }],
    ]);
    sent.mockRejectedValueOnce(new ApiError(409, 'Conflict', ''));
    await expect(uploadOrder(upload(NO_ANSWERS, 4_711_471_147))).rejects.toThrow('409');
    expect(sent.mock.calls.map(([name]) => name)).toEqual(['putOrderPhotos', 'putOrderPhotos']);
  });
});
