import type { AnalyticsEvent, FunnelStep } from '@trueseason/contracts';
import { currentCampaign } from './campaign.ts';

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
let waiting: AnalyticsEvent[] = [];
const listeners = new Set<() => void>();

export function analyticsConsent(): Consent | null {
  try {
    const value = localStorage.getItem(CONSENT_KEY);
    return value === 'granted' || value === 'refused' ? value : null;
  } catch {
    return 'refused';
  }
}

/** Events so far are sent on consent and dropped on refusal. */
export function decideAnalytics(consent: Consent): void {
  try {
    localStorage.setItem(CONSENT_KEY, consent);
  } catch {
    // Without storage the answer holds for this page only.
  }
  const held = waiting;
  waiting = [];
  if (consent === 'granted') held.forEach(deliver);
  for (const listener of listeners) listener();
}

export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function deliver(event: AnalyticsEvent): void {
  if (!window.dataLayer) {
    window.dataLayer = [];
    // Its code is fetched by those who agreed alone.
    void import('./provider.ts').then(({ loadAnalyticsProvider }) => loadAnalyticsProvider());
  }
  window.dataLayer.push({ event: event.name, ...event.params });
}

/** Reports an event with the campaign of this visit; held in memory until the visitor has decided. */
export function track(name: AnalyticsEvent['name'], params: Params = {}): void {
  const { timestamp: _, ...campaign } = currentCampaign() ?? { timestamp: 0 };
  const event: AnalyticsEvent = { name, params: { ...campaign, ...params } };
  const consent = analyticsConsent();
  if (consent === 'granted') deliver(event);
  else if (consent === null && waiting.length < LONGEST_QUEUE) waiting.push(event);
}

export const trackStep = (step: FunnelStep, params: Params = {}): void => track('funnel_step', { step, ...params });
