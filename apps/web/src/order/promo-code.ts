import { isGiftCode } from '@trueseason/contracts';
import { purchaseRecord, readLocal, recordPurchase, writeLocal } from '../lib/browser/storage.ts';

/** Storage key: a gift's code stays on this device until used, so that the recipient never sees a bill. */
const GIFT_CODE_KEY = 'giftCode';

const storedGiftCode = (): string | null => readLocal(GIFT_CODE_KEY);

/** The code of this visit, or the gift waiting on this device. */
export const currentPromoCode = (): string | null => purchaseRecord().code ?? storedGiftCode();

/** `null` forgets a used or invalid code, even a gift's. */
export function storePromoCode(code: string | null): void {
  const previousCode = currentPromoCode();
  recordPurchase({ code: code ?? undefined });
  // With blocked storage, the gift lasts as long as the visit.
  if (code !== null && isGiftCode(code)) writeLocal(GIFT_CODE_KEY, code);
  else if (code === null && previousCode === storedGiftCode()) writeLocal(GIFT_CODE_KEY, null);
}

/** Whether a gift covers this visitor's price, so that none is shown. */
export const isCovered = (): boolean => isGiftCode(currentPromoCode() ?? '');

/** Replaces the price for visitors who pay nothing. */
export const coverageText = (): string | null => (isCovered() ? 'Paid for by your gift. You pay nothing.' : null);
