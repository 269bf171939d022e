import { isGiftCode } from '@trueseason/contracts';
import { readSession, writeSession } from '../browser/session.ts';

/** Under it the device keeps a gift until it is used: no other tab and no other day asks its receiver for money. */
const GIFT = 'giftCode';

function keptGift(): string | null {
  try {
    return localStorage.getItem(GIFT);
  } catch {
    return null;
  }
}

/** The code that this visit pays with, or the gift that waits on this device. */
export const currentPromoCode = (): string | null => readSession('promoCode') ?? keptGift();

/** `null` forgets the code, a gift included: it was used, or opens nothing. */
export function keepPromoCode(code: string | null): void {
  const before = currentPromoCode();
  writeSession('promoCode', code);
  try {
    if (code !== null && isGiftCode(code)) localStorage.setItem(GIFT, code);
    else if (code === null && before === keptGift()) localStorage.removeItem(GIFT);
  } catch {
    // Blocked storage: the gift lasts as long as the visit.
  }
}

/** Whether nothing is to be paid by whoever sits here: a price would be untrue. */
export const hasGift = (): boolean => isGiftCode(currentPromoCode() ?? '');
