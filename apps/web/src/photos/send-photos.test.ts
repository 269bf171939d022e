import { afterEach, expect, it, vi } from 'vitest';
import type { SentPhotos, UploadKind, UploadTarget } from './send-photos.ts';

vi.mock('../lib/api/upload-form.ts', () => ({ uploadForm: vi.fn(async () => ({ id: 4711 })) }));
// Another file of this worker may have loaded them without the mock.
vi.resetModules();
const { ApiError } = await import('../lib/api/api.ts');
const { uploadForm } = await import('../lib/api/upload-form.ts');
const { sendPhotos: send } = await import('./send-photos.ts');
const upload = vi.mocked(uploadForm);
afterEach(() => vi.clearAllMocks());

const photos = ['a', 'b', 'c'].map((name) => new File([name], `${name}.jpg`));
const NAMED = ['photo1', 'photo2', 'photo3'];
const REPEATED = ['photos', 'photos', 'photos'];
const JOB = { jobId: '4711' };

it.each<[UploadTarget, UploadKind, call: string, params: object | undefined, fields: readonly string[], SentPhotos]>([
  [null, 'new', 'createGuestOrder', undefined, NAMED, { id: 4711 }],
  [4711, 'new', 'putOrderPhotos', { orderId: 4711 }, NAMED, { id: 4711 }],
  [JOB, 'new', 'putJobPhotos', JOB, REPEATED, { id: '4711' }],
  [4711, 'more', 'addPhotos', { orderId: 4711 }, REPEATED, { id: 4711, order: { id: 4711 } as SentPhotos['order'] }],
  [
    4711,
    'replace',
    'exchangePhotos',
    { orderId: 4711 },
    NAMED,
    { id: 4711, order: { id: 4711 } as SentPhotos['order'] },
  ],
])('sends to %j as %s by %s', async (to, way, call, params, fields, sent) => {
  expect(await send(to, way, photos)).toEqual(sent);
  const [[name, options]] = upload.mock.calls as [Parameters<typeof uploadForm>];
  expect([name, options.params, [...options.form.keys()]]).toEqual([call, params, fields]);
});

it('uses one key for every try to make an order of the same photos, and another afterwards', async () => {
  const keys = () => upload.mock.calls.map(([, { headers }]) => headers?.['idempotency-key']);
  upload.mockRejectedValueOnce(new TypeError('no network'));
  await expect(send(null, 'new', photos)).rejects.toThrow('no network');
  await send(null, 'new', photos, { challengeToken: 'person' });
  await send(null, 'new', photos);
  const [first, again, other] = keys();
  expect([again, other === first]).toEqual([first, false]);
  expect(upload.mock.calls[1]?.[1].headers?.['x-challenge-token']).toBe('person');
});

it('takes photos that arrived by an earlier try for sent, and makes no order of them', async () => {
  const refused = (code: string) => new ApiError(409, 'Conflict', JSON.stringify({ code, message: '' }));
  upload.mockRejectedValueOnce(refused('photos_already_attached'));
  expect(await send(4711, 'new', photos)).toEqual({ id: 4711, hadPhotos: true });
  upload.mockRejectedValueOnce(refused('order_closed'));
  await expect(send(4711, 'new', photos)).rejects.toThrow('order_closed');
  expect(upload.mock.calls.map(([name]) => name)).toEqual(['putOrderPhotos', 'putOrderPhotos']);
});
