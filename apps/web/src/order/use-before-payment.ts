import { useState } from 'react';
import { type Before, beforePayment, type PayScreen } from './before-payment.ts';
import { isCovered, storePromoCode } from './promo-code.ts';
import { usePurchaseContext } from './purchase-context.ts';

/** What comes before a payment on a screen, and how a customer pays anyway. */
export function useBeforePayment(
  screen: PayScreen,
  options: {
    /** Whether to ask the server, which at the checkout has done so already. */
    readonly enabled?: boolean;
    readonly orderId?: number | undefined;
    readonly toReplace?: readonly number[];
  } = {},
) {
  const { enabled = true, orderId, toReplace = [] } = options;
  const context = usePurchaseContext({ enabled });
  const [dismissed, setDismissed] = useState<readonly Before['kind'][]>([]);
  const { bought, unpaid, kept, hasEndedCode } = context;
  const coverage = hasEndedCode ? 'ended' : isCovered() ? 'works' : null;
  const notice = beforePayment(screen, { bought, unpaid, kept, coverage, toReplace }, orderId);
  const shownNotice = notice && !dismissed.includes(notice.kind) ? notice : null;
  return {
    before: shownNotice,
    isAsking: context.isAsking,
    ask: context.ask,
    proceed: (): void => {
      if (!shownNotice) return;
      if (shownNotice.kind === 'coverage_ended') storePromoCode(null);
      // Photos are free to send: the next payment shows it again.
      const isTold = shownNotice.kind === 'bought' || shownNotice.kind === 'kept';
      if (isTold || (shownNotice.kind === 'unpaid' && screen !== 'upload')) context.wantAnother();
      else setDismissed([...dismissed, shownNotice.kind]);
    },
  };
}
