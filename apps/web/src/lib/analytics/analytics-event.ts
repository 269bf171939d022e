export const FUNNEL_STEPS = [
  'upload_page_view',
  'checkout_page_view',
  'results_page_view',
  'payment_intent_created',
  'payment_completed',
  'photos_uploaded',
  'payment_initiated',
] as const;

export const ANALYTICS_EVENTS = [
  'page_view',
  'funnel_step',
  'purchase',
  'begin_checkout',
  'photo_upload',
  'analysis_complete',
  'results_viewed',
  'utm_landing',
  'ad_landing',
] as const;

export interface AnalyticsEvent {
  readonly name: (typeof ANALYTICS_EVENTS)[number];
  readonly params: Readonly<Record<string, string | number | boolean>>;
}
export type FunnelStep = (typeof FUNNEL_STEPS)[number];
