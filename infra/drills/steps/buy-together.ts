import { setTimeout as sleep } from 'node:timers/promises';
import { type Bought, buy, MAILBOXES, type Photos } from '@trueseason/drills/customers';
import type { Stage } from '../compose.ts';

/** The longest outage here lasts until its alert has come. */
const PATIENCE_MS = 900_000;

/** Several customers, shortly after each other; they retry after outages. */
export const buyTogether = (
  { urls }: Stage,
  photos: Photos,
  name: string,
  count: number,
  apartMs: number,
): Promise<Bought[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      await sleep(index * apartMs);
      return buy(urls, photos, `${name}-${index}@${MAILBOXES}`, PATIENCE_MS);
    }),
  );
