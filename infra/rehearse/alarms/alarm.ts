import { createBrowser, createCustomer } from '@trueseason/test-kit';
import type { Photos } from '@trueseason/workshop/customers';
import type { Seen } from '@trueseason/workshop/report';
import type { Stage } from '../compose.ts';

/** A fault that lasts until its alert fires, and the runbook's steps. */
export interface Alarm {
  readonly name: string;
  readonly alerts: readonly string[];
  /** How long they may take: each waits for its rule's own `for`. */
  readonly minutes: number;
  begin(): Promise<unknown>;
  /** What goes on while they are waited for. */
  meanwhile?(over: AbortSignal): Promise<unknown>;
  mend(): Promise<readonly Seen[]>;
}

/** An order that is paid for and waits for its photos to be measured. */
export async function payFirst(stage: Stage, photos: Photos, email: string) {
  const browser = createBrowser(stage.urls.web);
  const customer = createCustomer(browser, stage.urls.standIns);
  const id = await customer.upload(photos);
  await customer.unlock(id, email);
  return { id, browser, customer };
}

/** Does something again and again until it is over, whatever comes of it. */
export async function repeat(over: AbortSignal, work: () => Promise<unknown>): Promise<void> {
  while (!over.aborted) await work().catch(() => {});
}

/** A part that stands still for a while, and what happens meanwhile. It goes on again in any case. */
export async function still(stage: Stage, part: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await stage.compose('pause', part);
    await work();
  } finally {
    await stage.tryCompose('unpause', part);
  }
}
