import { isGiftCode, isRemeasureCode } from '@trueseason/contracts';
import { purchaseRecord, readLocal, recordPurchase, writeLocal } from '../lib/browser/storage.ts';

/** Storage key: a gift's code stays on this device until used, so that the recipient never sees a bill. */
const GIFT_CODE_KEY = 'giftCode';

const storedGiftCode = (): string | null => readLocal(GIFT_CODE_KEY);

/** A re-measure never replaces a waiting gift, since its owner finds the re-measure with the result. */
const isStorable = (code: string): boolean =>
  isGiftCode(code) || (isRemeasureCode(code) && !isGiftCode(storedGiftCode() ?? ''));

/** The code of this visit, or the gift waiting on this device. */
export const currentPromoCode = (): string | null => purchaseRecord().code ?? storedGiftCode();

/** `null` forgets a used or invalid code, even a gift's. */
export function storePromoCode(code: string | null): void {
  const previousCode = currentPromoCode();
  recordPurchase({ code: code ?? undefined });
  // With blocked storage, the gift lasts as long as the visit.
  if (code !== null && isStorable(code)) writeLocal(GIFT_CODE_KEY, code);
  else if (code === null && previousCode === storedGiftCode()) writeLocal(GIFT_CODE_KEY, null);
}

/** Whether a code covers the whole price, as its owner was told. */
export const isCoverage = (code: string): boolean => isGiftCode(code) || isRemeasureCode(code);

/** What covers this visitor's price, so that none is shown. */
export function priceCoverage(): 'gift' | 'remeasure' | null {
  const code = currentPromoCode() ?? '';
  if (isGiftCode(code)) return 'gift';
  return isRemeasureCode(code) ? 'remeasure' : null;
}

const COVERAGE_TEXTS = { gift: 'Paid for by your gift.', remeasure: 'Your free yearly re-measure.' } as const;

/** Replaces the price for visitors who pay nothing. */
export function coverageText(): string | null {
  const coverage = priceCoverage();
  return coverage && `${COVERAGE_TEXTS[coverage]} You pay nothing.`;
}
