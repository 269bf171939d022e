// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { currentCampaign, rememberCampaign } from './analytics.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('campaign', () => {
  beforeEach(() => sessionStorage.clear());

  it('keeps what the landing address names for 30 days', () => {
    rememberCampaign('?utm_source=reddit&utm_medium=cpc&ref=x', 0);
    expect(currentCampaign(30 * DAY_MS)).toEqual({ utm_source: 'reddit', utm_medium: 'cpc', timestamp: 0 });
    expect(currentCampaign(30 * DAY_MS + 1)).toBeNull();
    expect(sessionStorage.getItem('campaign')).toBeNull();
  });

  it('leaves an earlier campaign alone when an address names none', () => {
    rememberCampaign('?utm_source=reddit', 5);
    expect(rememberCampaign('?page=2', 9)).toBeNull();
    expect(currentCampaign(10)?.utm_source).toBe('reddit');
  });

  it('survives a storage that holds nonsense', () => {
    sessionStorage.setItem('campaign', '{broken');
    expect(currentCampaign()).toBeNull();
  });
});
