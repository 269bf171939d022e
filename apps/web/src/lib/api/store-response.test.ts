import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { storeResponse } from './store-response.ts';

it('is not replaced by a fetch that began before it', async () => {
  const client = new QueryClient();
  const queryKey = ['order', '7'];
  const fetch = Promise.withResolvers<string>();
  const poll = client.fetchQuery({ queryKey, queryFn: ({ signal }) => (signal.aborted ? '' : fetch.promise) });
  poll.catch(() => undefined);
  await storeResponse(client, queryKey, 'new');
  fetch.resolve('old');
  await poll.catch(() => undefined);
  expect(client.getQueryData(queryKey)).toBe('new');
});
