import {
  hasLocalStorage,
  readLocal,
  readSessionJson,
  writeLocal,
  writeSession,
  writeSessionJson,
} from '../browser/storage.ts';
import { createStore } from '../browser/store.ts';
import type { AnalyticsEvent, FunnelStep } from './analytics-event.ts';

export const CAMPAIGN_KEYS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
export type CampaignKey = (typeof CAMPAIGN_KEYS)[number];
export type Campaign = Partial<Record<CampaignKey, string>> & { readonly timestamp: number };

const CAMPAIGN_MS = 30 * 24 * 60 * 60 * 1000;
const MAX_VALUE_LENGTH = 120;

/** Stores and returns the campaign of a landing URL, if it names one. */
export function rememberCampaign(search: string, now = Date.now()): Campaign | null {
  const query = new URLSearchParams(search);
  const campaign: Campaign = { timestamp: now };
  for (const key of CAMPAIGN_KEYS) {
    const value = query.get(key);
    if (value) campaign[key] = value.slice(0, MAX_VALUE_LENGTH);
  }
  if (Object.keys(campaign).length === 1) return null;
  writeSessionJson('campaign', campaign);
  return campaign;
}

/** This visit's campaign, for 30 days. */
export function currentCampaign(now = Date.now()): Campaign | null {
  const campaign = readSessionJson<Campaign>('campaign');
  if (!campaign) return null;
  if (now - campaign.timestamp <= CAMPAIGN_MS) return campaign;
  writeSession('campaign', null);
  return null;
}

type Params = AnalyticsEvent['params'];
type Consent = 'granted' | 'refused';

declare global {
  interface Window {
    /** The queue of the analytics provider's script. */
    dataLayer?: unknown[];
  }
}

const CONSENT_KEY = 'analyticsConsent';
/** Keeps events from filling memory or storage if the provider is blocked. */
const MAX_QUEUE_LENGTH = 100;
/** After this, the provider reports an event as done even if a tag hangs. */
const SEND_TIMEOUT_MS = 2_000;

interface TrackedEvent {
  readonly event: AnalyticsEvent;
  /** Key of an event that is reported once per visit. */
  readonly once: string | undefined;
}
let queuedEvents: TrackedEvent[] = [];

export function analyticsConsent(): Consent | null {
  // Without storage, we would ask on every page.
  if (!hasLocalStorage()) return 'refused';
  const value = readLocal(CONSENT_KEY);
  return value === 'granted' || value === 'refused' ? value : null;
}

/** Sends earlier events on consent; drops them on refusal. */
export function setAnalyticsConsent(consent: Consent): void {
  writeLocal(CONSENT_KEY, consent);
  const earlierEvents = queuedEvents;
  queuedEvents = [];
  if (consent === 'granted') earlierEvents.forEach(deliver);
  else storeUnsent([]);
  consentStore.set(consent);
}

const consentStore = createStore<Consent | null>(null);
export const onConsent = consentStore.subscribe;

/** An event with consent that the provider has not confirmed: the visitor may leave before its script loads. */
interface UnsentEvent {
  readonly id: string;
  readonly event: AnalyticsEvent;
}
const unsentEvents = (): readonly UnsentEvent[] => readSessionJson<UnsentEvent[]>('unsentEvents') ?? [];
const storeUnsent = (events: readonly UnsentEvent[]): void =>
  events.length > 0
    ? writeSessionJson('unsentEvents', events.slice(-MAX_QUEUE_LENGTH))
    : writeSession('unsentEvents', null);

/** The provider's queue, starting with unsent events of earlier pages. */
function providerQueue(): unknown[] {
  if (window.dataLayer) return window.dataLayer;
  const queue: unknown[] = [];
  window.dataLayer = queue;
  for (const event of unsentEvents()) send(queue, event);
  // Fetched only with consent; without a provider, nothing is kept.
  void import('./provider.ts').then(({ loadAnalyticsProvider }) => loadAnalyticsProvider(() => storeUnsent([])));
  return queue;
}

function send(queue: unknown[], { id, event }: UnsentEvent): void {
  // The container calls back once the event is sent; until then, another page may have to send it.
  const done = {
    eventCallback: () => storeUnsent(unsentEvents().filter((other) => other.id !== id)),
    eventTimeout: SEND_TIMEOUT_MS,
  };
  queue.push({ event: event.name, ...event.params, ...done });
}

const reportedKeys = (): readonly string[] => readSessionJson<string[]>('reported') ?? [];

function deliver({ event, once }: TrackedEvent): void {
  const queue = providerQueue();
  const unsentEvent = { id: `${Date.now()}-${Math.random().toString(36).slice(2, 10)}`, event };
  storeUnsent([...unsentEvents(), unsentEvent]);
  send(queue, unsentEvent);
  if (once !== undefined) writeSessionJson('reported', [...reportedKeys(), once]);
}

/**
 * Reports an event with this visit's campaign; it waits in memory until the visitor decides.
 * @param once key of an event to report only the first time
 */
export function track(name: AnalyticsEvent['name'], params: Params = {}, once?: string): void {
  const consent = analyticsConsent();
  if (consent === 'refused') return;
  if (once !== undefined && (reportedKeys().includes(once) || queuedEvents.some((queued) => queued.once === once)))
    return;
  const { timestamp: _, ...campaign } = currentCampaign() ?? { timestamp: 0 };
  const event: AnalyticsEvent = { name, params: { ...campaign, ...params } };
  if (consent === 'granted') deliver({ event, once });
  else if (queuedEvents.length < MAX_QUEUE_LENGTH) queuedEvents.push({ event, once });
}

export const trackStep = (step: FunnelStep, params: Params = {}, once?: string): void =>
  track('funnel_step', { step, ...params }, once);

let hasTrackedPage = false;

/** Reports a page without order numbers, and the campaign on the first one. */
export function trackPage(pathname: string, search: string): void {
  if (!hasTrackedPage && rememberCampaign(search)) track('utm_landing');
  hasTrackedPage = true;
  track('page_view', { path: pathname.replace(/\d{6,}|pi_\w+|gift-[\w-]+/gi, ':id') });
}
