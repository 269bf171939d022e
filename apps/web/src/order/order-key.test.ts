// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { checkoutKey, uploadKey } from './order-key.ts';

const photo = (name: string, lastModified = 1): File => new File(['x'], name, { lastModified });
const photos = [photo('a.jpg'), photo('b.jpg'), photo('c.jpg')];

beforeEach(() => {
  sessionStorage.clear();
  uploadKey.forget();
});

it('is one key for one choice of photos, also after a reload', async () => {
  const key = uploadKey.of(photos);
  expect(key).toMatch(/^[\w-]{32,64}$/);
  expect(uploadKey.of(photos)).toBe(key);
  vi.resetModules();
  const reloaded = await import('./order-key.ts');
  expect(reloaded.uploadKey.of(photos)).toBe(key);
});

it('is another one for other photos', () => {
  const key = uploadKey.of(photos);
  expect(uploadKey.of(photos.toSpliced(1, 1, photo('b.jpg', 2)))).not.toBe(key);
  expect(uploadKey.of(photos.toReversed())).not.toBe(key);
});

it('is another one once the order stands', () => {
  const key = uploadKey.of(photos);
  uploadKey.forget();
  expect(uploadKey.of(photos)).not.toBe(key);
});

it('stays the same where storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(null);
  const key = uploadKey.of(photos);
  expect(uploadKey.of(photos)).toBe(key);
  vi.restoreAllMocks();
});

it('is another one for another call', () => {
  expect(checkoutKey.of(photos)).not.toBe(uploadKey.of(photos));
});
