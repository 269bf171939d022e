import type { AnalyticsEvent } from '@trueseason/contracts';
import { readSessionJson, writeSession, writeSessionJson } from '../browser/session.ts';

/** An event that the visitor agreed to and the provider has not been seen to send. */
export interface KeptEvent {
  readonly id: string;
  readonly event: AnalyticsEvent;
}

/** A provider that never comes is blocked: what it misses must not fill the visit's storage. */
const MOST = 100;

/** What an earlier page of this visit was left with, oldest first. */
export const keptEvents = (): readonly KeptEvent[] => readSessionJson<KeptEvent[]>('unsentEvents') ?? [];

const store = (kept: readonly KeptEvent[]): void =>
  kept.length > 0 ? writeSessionJson('unsentEvents', kept) : writeSession('unsentEvents', null);

/** Survives that the page is left before the provider's script has come, by redirect too. */
export function keepEvent(event: AnalyticsEvent): KeptEvent {
  const kept = { id: `${Date.now()}-${Math.random().toString(36).slice(2, 10)}`, event };
  store([...keptEvents(), kept].slice(-MOST));
  return kept;
}

export const forgetEvent = (id: string): void => store(keptEvents().filter((kept) => kept.id !== id));

export const forgetEvents = (): void => store([]);
