import { beforeEach, describe, expect, it, vi } from 'vitest';

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
    const { decideAnalytics, track, trackStep } = await fresh();
    track('photo_upload', { photos: 3 });
    trackStep('payment_initiated', { amount: 29 });
    expect(window.dataLayer).toBeUndefined();
    decideAnalytics('granted');
    expect(window.dataLayer).toEqual([
      { event: 'photo_upload', photos: 3 },
      { event: 'funnel_step', step: 'payment_initiated', amount: 29 },
    ]);
    track('purchase', { value: 29 });
    expect(window.dataLayer).toHaveLength(3);
  });

  it('drops them on refusal and stays silent afterwards', async () => {
    const { decideAnalytics, track } = await fresh();
    track('photo_upload');
    decideAnalytics('refused');
    track('photo_upload');
    expect(window.dataLayer).toBeUndefined();
  });

  it('adds the campaign of the visit', async () => {
    sessionStorage.setItem('campaign', JSON.stringify({ utm_source: 'reddit', timestamp: Date.now() }));
    const { decideAnalytics, track } = await fresh();
    decideAnalytics('granted');
    track('page_view', { path: '/' });
    expect(window.dataLayer).toEqual([{ event: 'page_view', utm_source: 'reddit', path: '/' }]);
  });
});
