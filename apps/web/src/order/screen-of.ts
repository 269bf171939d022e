import type { NextStep, OrderStatus } from '@trueseason/contracts';
import { readSession } from '../lib/browser/session.ts';
import { paths } from '../lib/navigation/paths.ts';

export interface OrderState {
  readonly status: OrderStatus;
  readonly nextStep: NextStep;
  readonly isGift?: boolean;
}

export type KnownOrder = OrderState & { readonly id: number | string };

/** The screens an order can belong to; `start` and `startGift` begin a new one. */
export type OrderScreen =
  | 'photos'
  | 'checkout'
  | 'preview'
  | 'progress'
  | 'results'
  | 'gift'
  | 'help'
  | 'start'
  | 'startGift';

/** The one screen where an order in this state goes on. Every other screen leads or links there. */
export function screenOf({ status, nextStep, isGift = false }: OrderState): OrderScreen {
  switch (nextStep) {
    case 'photos':
      return 'photos';
    case 'payment':
      return status === 'analyzed' ? 'preview' : 'checkout';
    case 'analysis':
      return 'progress';
    case 'result':
      return 'results';
    case 'gift':
      return 'gift';
    case 'dispute':
      return 'help';
    case 'new_order':
      return isGift ? 'startGift' : 'start';
  }
}

const PATHS: Readonly<Record<OrderScreen, (id: number | string) => string>> = {
  photos: paths.uploadFor,
  // Paying first needs the photos, which are in the tab where they were chosen.
  checkout: () => (readSession('uploadedFiles') ? paths.checkout : paths.upload),
  preview: paths.resultsPreview,
  progress: paths.processing,
  results: paths.results,
  gift: paths.giftCard,
  help: () => paths.help,
  start: () => paths.upload,
  startGift: () => paths.gift,
};

/** The address of an order's screen. */
export const pathOf = (order: KnownOrder): string => PATHS[screenOf(order)](order.id);
