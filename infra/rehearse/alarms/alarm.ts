import { createBrowser, createCustomer } from '@trueseason/test-kit';
import type { Photos } from '@trueseason/workshop/customers';
import type { Seen } from '@trueseason/workshop/report';
import { freeze, type Stage } from '../compose.ts';

/** A fault that lasts until its alert fires, and the runbook's steps. */
export interface Alarm {
  readonly name: string;
  readonly alerts: readonly string[];
  /** Those that look back for hours, so that no rehearsal sees their end. */
  readonly lasting?: readonly string[];
  /** Maximum duration: each waits for its rule's `for`. */
  readonly minutes: number;
  begin(): Promise<unknown>;
  /** Runs while waiting. */
  meanwhile?(over: AbortSignal): Promise<unknown>;
  mend(): Promise<readonly Seen[]>;
}

/** A paid order that waits for its analysis. */
export async function payFirst(stage: Stage, photos: Photos, email: string) {
  const browser = createBrowser(stage.urls.web);
  const customer = createCustomer(browser, stage.urls.standIns);
  const id = await customer.upload(photos);
  await customer.unlock(id, email);
  return { id, browser, customer };
}

/** Repeats something until aborted, ignoring failures. */
export async function repeat(over: AbortSignal, work: () => Promise<unknown>): Promise<void> {
  while (!over.aborted) await work().catch(() => {});
}

/** Pauses a part while something runs, and always resumes it. */
export async function still(stage: Stage, part: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await freeze(stage, part);
    await work();
  } finally {
    await stage.tryCompose('unpause', part);
  }
}
