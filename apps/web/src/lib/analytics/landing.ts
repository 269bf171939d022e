import { track } from './analytics.ts';
import { rememberCampaign } from './campaign.ts';

let landed = false;

/** Reports a page without the numbers that name an order, and on the first one the campaign that led here. */
export function trackPage(pathname: string, search: string): void {
  if (!landed) {
    landed = true;
    if (rememberCampaign(search)) track('utm_landing');
  }
  track('page_view', { path: pathname.replace(/\d{6,}|pi_\w+|gift-[\w-]+/gi, ':id') });
}
