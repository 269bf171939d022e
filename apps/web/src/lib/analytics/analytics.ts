import {
  hasLocal,
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

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const LONGEST_VALUE = 120;

/** Stores and returns the campaign of a landing URL, if it names one. */
export function rememberCampaign(search: string, now = Date.now()): Campaign | null {
  const query = new URLSearchParams(search);
  const found: Campaign = { timestamp: now };
  for (const key of CAMPAIGN_KEYS) {
    const value = query.get(key);
    if (value) found[key] = value.slice(0, LONGEST_VALUE);
  }
  if (Object.keys(found).length === 1) return null;
  writeSessionJson('campaign', found);
  return found;
}

/** This visit's campaign, for 30 days. */
export function currentCampaign(now = Date.now()): Campaign | null {
  const campaign = readSessionJson<Campaign>('campaign');
  if (!campaign) return null;
  if (now - campaign.timestamp <= KEPT_MS) return campaign;
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
const LONGEST_QUEUE = 100;
/** After this, the provider reports an event as done even if a tag hangs. */
const SENT_WITHIN_MS = 2_000;

interface Reported {
  readonly event: AnalyticsEvent;
  /** Key of an event that is reported once per visit. */
  readonly once: string | undefined;
}
let waiting: Reported[] = [];

export function analyticsConsent(): Consent | null {
  // Without storage, we would ask on every page.
  if (!hasLocal()) return 'refused';
  const value = readLocal(CONSENT_KEY);
  return value === 'granted' || value === 'refused' ? value : null;
}

/** Sends earlier events on consent; drops them on refusal. */
export function decideAnalytics(consent: Consent): void {
  writeLocal(CONSENT_KEY, consent);
  const held = waiting;
  waiting = [];
  if (consent === 'granted') held.forEach(deliver);
  else keep([]);
  decided.set(consent);
}

const decided = createStore<Consent | null>(null);
export const onConsent = decided.subscribe;

/** An event with consent that the provider has not confirmed: the visitor may leave before its script loads. */
interface KeptEvent {
  readonly id: string;
  readonly event: AnalyticsEvent;
}
const kept = (): readonly KeptEvent[] => readSessionJson<KeptEvent[]>('unsentEvents') ?? [];
const keep = (events: readonly KeptEvent[]): void =>
  events.length > 0
    ? writeSessionJson('unsentEvents', events.slice(-LONGEST_QUEUE))
    : writeSession('unsentEvents', null);

/** The provider's queue, starting with unsent events of earlier pages. */
function layer(): unknown[] {
  if (window.dataLayer) return window.dataLayer;
  const opened: unknown[] = [];
  window.dataLayer = opened;
  for (const event of kept()) send(opened, event);
  // Fetched only with consent; without a provider, nothing is kept.
  void import('./provider.ts').then(({ loadAnalyticsProvider }) => loadAnalyticsProvider(() => keep([])));
  return opened;
}

function send(queue: unknown[], { id, event }: KeptEvent): void {
  // The container calls back once the event is sent; until then, another page may have to send it.
  const done = {
    eventCallback: () => keep(kept().filter((other) => other.id !== id)),
    eventTimeout: SENT_WITHIN_MS,
  };
  queue.push({ event: event.name, ...event.params, ...done });
}

const reported = (): readonly string[] => readSessionJson<string[]>('reported') ?? [];

function deliver({ event, once }: Reported): void {
  const queue = layer();
  const own = { id: `${Date.now()}-${Math.random().toString(36).slice(2, 10)}`, event };
  keep([...kept(), own]);
  send(queue, own);
  if (once !== undefined) writeSessionJson('reported', [...reported(), once]);
}

/**
 * Reports an event with this visit's campaign; it waits in memory until the visitor decides.
 * @param once key of an event to report only the first time
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

let hasLanded = false;

/** Reports a page without order numbers, and the campaign on the first one. */
export function trackPage(pathname: string, search: string): void {
  if (!hasLanded && rememberCampaign(search)) track('utm_landing');
  hasLanded = true;
  track('page_view', { path: pathname.replace(/\d{6,}|pi_\w+|gift-[\w-]+/gi, ':id') });
}
