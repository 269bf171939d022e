import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { orderKey } from '../order/order.ts';
import { loadHairMap, photoLinksQuery } from './photo-links.ts';

const answered = (status: number) => {
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
  return loadHairMap({ url: '/api/photos/1' });
};
afterEach(() => vi.unstubAllGlobals());

it('distinguishes a photo without hair from a map that is unavailable', async () => {
  expect(await answered(204)).toBeNull();
  expect(await answered(404)).toBeNull();
  for (const status of [429, 401, 503]) await expect(answered(status)).rejects.toThrow(`${status}`);
});

it('reads the links again once the order has changed', async () => {
  const client = new QueryClient();
  const links = photoLinksQuery('4711');
  const fetched = vi.fn(async () =>
    Response.json([{ position: 1, url: '/api/photos/1', outlines: null, lines: null }]),
  );
  vi.stubGlobal('fetch', fetched);
  const end = new QueryObserver(client, links).subscribe(() => undefined);
  await client.fetchQuery(links);
  await client.fetchQuery(links);
  expect(fetched).toHaveBeenCalledTimes(1);
  await client.invalidateQueries({ queryKey: orderKey(4711), refetchType: 'none' });
  await client.fetchQuery(links);
  expect(fetched).toHaveBeenCalledTimes(2);
  end();
});
