import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@trueseason/shop/database';
import { redoWorkOf } from '@trueseason/shop/flows';
import { countEventsToRedo, redoEventsOf } from '@trueseason/shop/payment';
import type { ObjectStore } from '@trueseason/shop/storage';

/** Older events are not listed by the provider, and photos of older results are deleted. */
const MOST_DAYS = 29;
/** The gateways read the provider's list once a minute, and one that has died holds it for another. */
const PATIENCE_MS = 180_000;
const LOOK_MS = 1_000;

/** Has what an undone release handled handled again, and waits for the payments. @throws if the provider is away */
export async function redoRelease(
  deps: { readonly db: Database; readonly store: ObjectStore },
  release: string,
  say: (line: string) => void,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const since = new Date(Date.now() - MOST_DAYS * 86_400_000);
  const events = await redoEventsOf(deps.db, release, since);
  const { result, report, mail, left } = await redoWorkOf(deps, release, since);
  say(
    `Handled by ${release}, handled again: ${events} payment events, ${result} results, ${report} reports, ${mail} mails`,
  );
  if (left.length > 0) say(`Results that cannot be measured again, for a person: ${left.join(', ')}`);
  const deadline = Date.now() + patienceMs;
  while ((await countEventsToRedo(deps.db)) > 0) {
    if (Date.now() > deadline) throw new Error('payment events wait for the provider; the gateways go on');
    await sleep(LOOK_MS);
  }
}
