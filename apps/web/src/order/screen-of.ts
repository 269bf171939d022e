import type { AnalysisFailure, NextStep, OrderStatus } from '@trueseason/contracts';
import { photoMetadata } from '../lib/browser/photo-metadata.ts';
import { paths } from '../lib/navigation/paths.ts';

export interface OrderState {
  readonly status: OrderStatus;
  readonly nextStep: NextStep;
  readonly isGift?: boolean;
  /** Paid on the provider's own page, before there are photos. */
  readonly isHosted?: boolean;
  readonly refunded?: boolean;
  /** The bank returned the refund. */
  readonly refundFailed?: boolean;
  /** Why its analysis failed. */
  readonly failure?: AnalysisFailure | null;
}

export type KnownOrder = OrderState & { readonly id: number | string };

/** The screens of an order and their paths; `start` and `startGift` begin a new one. */
const PATHS = {
  photos: paths.uploadFor,
  // Checkout needs the photos, which are only in the tab where they were chosen.
  checkout: () => (photoMetadata().length > 0 ? paths.checkout : paths.upload),
  hostedPayment: () => paths.payment,
  preview: paths.resultsPreview,
  progress: paths.processing,
  results: paths.results,
  gift: paths.giftCard,
  help: () => paths.help,
  start: () => paths.upload,
  startGift: () => paths.gift,
} as const satisfies Readonly<Record<string, (id: number | string) => string>>;
export type OrderScreen = keyof typeof PATHS;

const SCREENS: Readonly<Record<NextStep, OrderScreen>> = {
  photos: 'photos',
  payment: 'checkout',
  analysis: 'progress',
  result: 'results',
  gift: 'gift',
  dispute: 'help',
  new_order: 'start',
};

/** The one screen where an order in this state continues; all others lead or link there. */
export function screenOf({ status, nextStep, isGift = false, isHosted = false }: OrderState): OrderScreen {
  if (nextStep === 'payment' && status === 'analyzed') return 'preview';
  if (nextStep === 'payment' && isHosted) return 'hostedPayment';
  return nextStep === 'new_order' && isGift ? 'startGift' : SCREENS[nextStep];
}

export const pathOf = (order: KnownOrder): string => PATHS[screenOf(order)](order.id);
