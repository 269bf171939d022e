import { isGiftCode, isRemeasureCode } from '@trueseason/contracts';
import { purchaseRecord, readLocal, recordPurchase, writeLocal } from '../lib/browser/storage.ts';

/** Storage key: a gift's code stays on this device until used, so that nobody is asked to pay later. */
const GIFT = 'giftCode';

const keptGift = (): string | null => readLocal(GIFT);

/** A re-measure never replaces a waiting gift, since its owner finds the re-measure with the result. */
const isKept = (code: string): boolean => isGiftCode(code) || (isRemeasureCode(code) && !isGiftCode(keptGift() ?? ''));

/** The code of this visit, or the gift waiting on this device. */
export const currentPromoCode = (): string | null => purchaseRecord().code ?? keptGift();

/** `null` forgets a used or invalid code, even a gift's. */
export function keepPromoCode(code: string | null): void {
  const before = currentPromoCode();
  recordPurchase({ code: code ?? undefined });
  // With blocked storage, the gift lasts as long as the visit.
  if (code !== null && isKept(code)) writeLocal(GIFT, code);
  else if (code === null && before === keptGift()) writeLocal(GIFT, null);
}

/** What covers this visitor's price, so that none is shown. */
export function paidBy(): 'gift' | 'remeasure' | null {
  const code = currentPromoCode() ?? '';
  if (isGiftCode(code)) return 'gift';
  return isRemeasureCode(code) ? 'remeasure' : null;
}

const PAID_BY = { gift: 'Paid for by your gift.', remeasure: 'Your free yearly re-measure.' } as const;

/** Replaces the price for visitors who pay nothing. */
export function nothingToPay(): string | null {
  const given = paidBy();
  return given && `${PAID_BY[given]} You pay nothing.`;
}
