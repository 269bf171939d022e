import { useQueryClient } from '@tanstack/react-query';
import type { Evidence } from '@trueseason/contracts';
import { useEffect } from 'react';
import { sortForDraping } from '../drape/sort-photos.ts';
import { loadHairMap, photoLinksKey, photoLinksQuery } from '../photos/photo-links.ts';

/** Asks for the hair mask before the step that needs it: a worker makes it, which may take long while others are served. */
export function usePrefetchHairMap(orderId: string, verdicts: Evidence['photos'], isNear: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isNear) return;
    void client.prefetchQuery({
      queryKey: [...photoLinksKey(orderId), 'hair'],
      queryFn: async () => {
        const [best] = sortForDraping(await client.fetchQuery(photoLinksQuery(orderId)), verdicts);
        if (best) (await loadHairMap(best))?.close();
        return null;
      },
      retry: 8,
      staleTime: Number.POSITIVE_INFINITY,
    });
  }, [client, orderId, verdicts, isNear]);
}
