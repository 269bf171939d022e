// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { currentCampaign, rememberCampaign } from './analytics.ts';

async function fresh(): Promise<typeof import('./analytics.ts')> {
  vi.resetModules();
  return import('./analytics.ts');
}

describe('analytics', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    delete window.dataLayer;
  });

  it('holds events until consent, then delivers them in order', async () => {
    const { setAnalyticsConsent, track, trackStep } = await fresh();
    track('photo_upload', { photos: 3 });
    trackStep('payment_initiated', { amount: 29 });
    expect(window.dataLayer).toBeUndefined();
    setAnalyticsConsent('granted');
    expect(window.dataLayer).toMatchObject([
      { event: 'photo_upload', photos: 3 },
      { event: 'funnel_step', step: 'payment_initiated', amount: 29 },
    ]);
    track('purchase', { value: 29 });
    expect(window.dataLayer).toHaveLength(3);
  });

  it('drops them on refusal and stays silent afterwards', async () => {
    const { setAnalyticsConsent, track } = await fresh();
    track('photo_upload');
    setAnalyticsConsent('refused');
    track('photo_upload');
    expect(window.dataLayer).toBeUndefined();
  });

  /** Another page of the same visit. */
  async function nextPage(): Promise<typeof import('./analytics.ts')> {
    delete window.dataLayer;
    return fresh();
  }
  const sent = () => (window.dataLayer ?? []) as { event: string; eventCallback(): void }[];
  const names = () => sent().map(({ event }) => event);
  const callBack = () => {
    for (const entry of sent()) entry.eventCallback();
  };

  it('leaves to the next page what the provider did not say it has sent', async () => {
    const { setAnalyticsConsent, trackStep } = await fresh();
    setAnalyticsConsent('granted');
    trackStep('payment_initiated');
    const next = await nextPage();
    next.track('page_view');
    expect(names()).toEqual(['funnel_step', 'page_view']);
    callBack();
    const last = await nextPage();
    last.track('page_view');
    expect(names()).toEqual(['page_view']);
  });

  it('keeps nothing for later before a yes, and forgets what it kept at a no', async () => {
    const { setAnalyticsConsent, track } = await fresh();
    track('photo_upload');
    expect(sessionStorage).toHaveLength(0);
    setAnalyticsConsent('granted');
    expect(sessionStorage).toHaveLength(1);
    setAnalyticsConsent('refused');
    expect(sessionStorage).toHaveLength(0);
  });

  it('reports what comes once a single time, also to those who agree on a later page', async () => {
    const { track } = await fresh();
    track('purchase', {}, 'purchase 1');
    const { setAnalyticsConsent, track: trackLater } = await nextPage();
    trackLater('purchase', {}, 'purchase 1');
    trackLater('purchase', {}, 'purchase 1');
    setAnalyticsConsent('granted');
    trackLater('purchase', {}, 'purchase 1');
    expect(names()).toEqual(['purchase']);
  });
});

const DAY_MS = 24 * 60 * 60 * 1000;

describe('campaign', () => {
  beforeEach(() => sessionStorage.clear());

  it('keeps what the landing address names for 30 days', () => {
    rememberCampaign('?utm_source=reddit&utm_medium=cpc&ref=x', 0);
    expect(currentCampaign(30 * DAY_MS)).toEqual({ utm_source: 'reddit', utm_medium: 'cpc', timestamp: 0 });
    expect(currentCampaign(30 * DAY_MS + 1)).toBeNull();
    expect(sessionStorage.getItem('campaign')).toBeNull();
  });

  it('keeps an earlier campaign when an address names none', () => {
    rememberCampaign('?utm_source=reddit', 5);
    expect(rememberCampaign('?page=2', 9)).toBeNull();
    expect(currentCampaign(10)?.utm_source).toBe('reddit');
  });
});
