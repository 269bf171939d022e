import type { AnalyticsEvent, FunnelStep } from '@trueseason/contracts';
import { hasLocal, readLocal, writeLocal } from '../browser/local.ts';
import { readSessionJson, writeSessionJson } from '../browser/session.ts';
import { currentCampaign } from './campaign.ts';
import { forgetEvent, forgetEvents, type KeptEvent, keepEvent, keptEvents } from './kept-events.ts';

type Params = AnalyticsEvent['params'];
type Consent = 'granted' | 'refused';

declare global {
  interface Window {
    /** Where the analytics provider's script picks events up. */
    dataLayer?: unknown[];
  }
}

const CONSENT_KEY = 'analyticsConsent';
const LONGEST_QUEUE = 100;
/** After this the provider reports an event as done, even if a tag hangs. */
const SENT_WITHIN_MS = 2_000;

interface Reported {
  readonly event: AnalyticsEvent;
  /** What happens once in a visit, however often its screen is shown. */
  readonly once: string | undefined;
}
let waiting: Reported[] = [];
const listeners = new Set<() => void>();

export function analyticsConsent(): Consent | null {
  // A device that keeps no answer is not asked again on every page.
  if (!hasLocal()) return 'refused';
  const value = readLocal(CONSENT_KEY);
  return value === 'granted' || value === 'refused' ? value : null;
}

/** Events so far are sent on consent and dropped on refusal. */
export function decideAnalytics(consent: Consent): void {
  writeLocal(CONSENT_KEY, consent);
  const held = waiting;
  waiting = [];
  if (consent === 'granted') held.forEach(deliver);
  else forgetEvents();
  for (const listener of listeners) listener();
}

export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The provider's queue, begun with what an earlier page of this visit was left with. */
function layer(): unknown[] {
  if (window.dataLayer) return window.dataLayer;
  const opened: unknown[] = [];
  window.dataLayer = opened;
  for (const kept of keptEvents()) send(opened, kept);
  // Its code is fetched by those who agreed alone.
  void import('./provider.ts').then(({ loadAnalyticsProvider }) => loadAnalyticsProvider());
  return opened;
}

function send(queue: unknown[], { id, event }: KeptEvent): void {
  // The container calls back once what it sends for an event is on its way; until then another page may have to send it.
  const done = { eventCallback: () => forgetEvent(id), eventTimeout: SENT_WITHIN_MS };
  queue.push({ event: event.name, ...event.params, ...done });
}

const reported = (): readonly string[] => readSessionJson<string[]>('reported') ?? [];

function deliver({ event, once }: Reported): void {
  const queue = layer();
  send(queue, keepEvent(event));
  if (once !== undefined) writeSessionJson('reported', [...reported(), once]);
}

/**
 * Reports an event with the campaign of this visit; held in memory until the visitor has decided. One that names what it
 * is about with `once` is reported at its first time alone.
 */
export function track(name: AnalyticsEvent['name'], params: Params = {}, once?: string): void {
  const consent = analyticsConsent();
  if (consent === 'refused') return;
  if (once !== undefined && (reported().includes(once) || waiting.some((held) => held.once === once))) return;
  const { timestamp: _, ...campaign } = currentCampaign() ?? { timestamp: 0 };
  const event: AnalyticsEvent = { name, params: { ...campaign, ...params } };
  if (consent === 'granted') deliver({ event, once });
  else if (waiting.length < LONGEST_QUEUE) waiting.push({ event, once });
}

export const trackStep = (step: FunnelStep, params: Params = {}, once?: string): void =>
  track('funnel_step', { step, ...params }, once);
