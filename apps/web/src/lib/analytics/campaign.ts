import { readSessionJson, writeSession, writeSessionJson } from '../browser/session.ts';

export const CAMPAIGN_KEYS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
export type CampaignKey = (typeof CAMPAIGN_KEYS)[number];
export type Campaign = Partial<Record<CampaignKey, string>> & { readonly timestamp: number };

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const LONGEST = 120;

/** Keeps the campaign of a landing address. Returns it when the address named one. */
export function rememberCampaign(search: string, now = Date.now()): Campaign | null {
  const query = new URLSearchParams(search);
  const found: Campaign = { timestamp: now };
  for (const key of CAMPAIGN_KEYS) {
    const value = query.get(key);
    if (value) found[key] = value.slice(0, LONGEST);
  }
  if (Object.keys(found).length === 1) return null;
  writeSessionJson('campaign', found);
  return found;
}

/** The campaign of this visit, forgotten after 30 days. */
export function currentCampaign(now = Date.now()): Campaign | null {
  const campaign = readSessionJson<Campaign>('campaign');
  if (!campaign) return null;
  if (now - campaign.timestamp <= KEPT_MS) return campaign;
  writeSession('campaign', null);
  return null;
}
