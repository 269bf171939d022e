import { beforeEach, expect, it, vi } from 'vitest';
import { forgetUploadKey, uploadKey } from './upload-key.ts';

const photo = (name: string, lastModified = 1): File => new File(['x'], name, { lastModified });
const photos = [photo('a.jpg'), photo('b.jpg'), photo('c.jpg')];

beforeEach(() => {
  sessionStorage.clear();
  forgetUploadKey();
});

it('is one key for one choice of photos, also after a reload', async () => {
  const key = uploadKey(photos);
  expect(key).toMatch(/^[\w-]{32,64}$/);
  expect(uploadKey(photos)).toBe(key);
  vi.resetModules();
  const reloaded = await import('./upload-key.ts');
  expect(reloaded.uploadKey(photos)).toBe(key);
});

it('is another one for other photos', () => {
  const key = uploadKey(photos);
  expect(uploadKey(photos.toSpliced(1, 1, photo('b.jpg', 2)))).not.toBe(key);
  expect(uploadKey(photos.toReversed())).not.toBe(key);
});

it('is another one once the order stands', () => {
  const key = uploadKey(photos);
  forgetUploadKey();
  expect(uploadKey(photos)).not.toBe(key);
});

it('stays the same where storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(null);
  const key = uploadKey(photos);
  expect(uploadKey(photos)).toBe(key);
  vi.restoreAllMocks();
});
