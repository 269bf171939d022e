import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Stores a change's response as a query's data, which a fetch that began before the change must not replace. */
export async function storeResponse(client: QueryClient, queryKey: QueryKey, data: unknown): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, data);
}
