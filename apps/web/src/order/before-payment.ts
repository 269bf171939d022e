import type { BoughtOrder, HeldResult, UnpaidOrder } from '@trueseason/contracts';

/** Whether the server wants the customer to see first what this browser has. */
export const needsTelling = (problem: string | undefined): boolean =>
  problem === 'bought_already' || problem === 'measured_already';

/** Where something is paid, or is about to be. */
export type PayScreen = 'upload' | 'checkout' | 'payment' | 'unlock' | 'gift';

/** What the server knows of this browser, and what the device knows of its photos. */
export interface Known {
  readonly bought: BoughtOrder | null;
  readonly unpaid: UnpaidOrder | null;
  /** A delivered result, however long ago. */
  readonly kept: HeldResult | null;
  /** The gift on this device. */
  readonly coverage: 'works' | 'ended' | null;
  /** Numbers of chosen photos that cannot be measured. */
  readonly toReplace: readonly number[];
  /** The order of a gift that this browser bought lately. */
  readonly boughtGift?: number | null;
}

/** What a customer reads and is offered before a payment. */
export type Before =
  | { readonly kind: 'bought'; readonly order: BoughtOrder }
  | { readonly kind: 'unpaid'; readonly order: UnpaidOrder }
  | { readonly kind: 'kept'; readonly result: HeldResult }
  | { readonly kind: 'coverage_ended' | 'covered' }
  | { readonly kind: 'bought_gift'; readonly orderId: number }
  | { readonly kind: 'unmeasurable'; readonly photos: readonly number[] };

/** Whether a payment lies elsewhere that an unlock does not use: for an order without photos, or at the bank. */
const isIdle = ({ nextStep, pending }: BoughtOrder): boolean => pending || nextStep === 'photos';

/**
 * What comes before a payment on a screen; null if nothing does.
 * @param orderId the locked order of an unlock
 */
export function beforePayment(screen: PayScreen, known: Known, orderId?: number): Before | null {
  const { bought, unpaid, kept, coverage, toReplace, boughtGift } = known;
  // A gift is not a second analysis, takes no code and needs no photos.
  if (screen === 'gift') return boughtGift ? { kind: 'bought_gift', orderId: boughtGift } : null;
  const isUnlock = screen === 'unlock';
  // A gift pays for a new order.
  const told = isUnlock || coverage === 'works' ? null : kept;
  if (bought && bought.id !== told?.id && (!isUnlock || (bought.id !== orderId && isIdle(bought))))
    return { kind: 'bought', order: bought };
  if (unpaid && !isUnlock) return { kind: 'unpaid', order: unpaid };
  if (told) return { kind: 'kept', result: told };
  if (coverage === 'ended') return { kind: 'coverage_ended' };
  // The provider's page takes no codes.
  if (coverage === 'works' && screen === 'payment') return { kind: 'covered' };
  const sellsPhotos = screen === 'checkout' || screen === 'payment';
  return sellsPhotos && toReplace.length > 0 ? { kind: 'unmeasurable', photos: toReplace } : null;
}
