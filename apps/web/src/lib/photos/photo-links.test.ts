import { afterEach, expect, it, vi } from 'vitest';
import { loadHairMap } from './photo-links.ts';

const answered = (status: number) => {
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
  return loadHairMap({ url: '/api/photos/1' });
};
afterEach(() => vi.unstubAllGlobals());

it('tells a photo without hair from a map that cannot be had just now', async () => {
  expect(await answered(204)).toBeNull();
  expect(await answered(404)).toBeNull();
  for (const status of [429, 401, 503]) await expect(answered(status)).rejects.toThrow(`${status}`);
});
