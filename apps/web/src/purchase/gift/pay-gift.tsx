import { useQueryClient } from '@tanstack/react-query';
import { formatPrice, GIFT_YEARS, type Gift, PRICE_CENTS, WITHDRAWAL_DAYS } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { trackPurchase } from '../../lib/analytics/order-events.ts';
import { call } from '../../lib/api/api.ts';
import { TOASTS } from '../../lib/message-texts.ts';
import { dismissFailure } from '../../lib/messages.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { type Order, orderKey } from '../../order/order.ts';
import { STILL_PENDING } from '../../order/order-state/order-message.ts';
import { Address } from '../../ui/address/address.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { payByCard } from '../confirm-card.ts';
import { openIntent } from '../intent.ts';
import { PriceBreakdown } from '../price-breakdown.tsx';
import { PurchaseForm } from '../purchase-form.tsx';
import { type PurchaseOption, usePurchase } from '../use-purchase.ts';

/** Pays for a gift like any order; the server decides what comes next. */
export function PayGift({ gift, onChange }: { readonly gift: Gift; readonly onChange: () => void }): ReactNode {
  const { orderId } = gift;
  const email = gift.email ?? '';
  const client = useQueryClient();
  const option: PurchaseOption = {
    codes: null,
    notPriced: TOASTS.paymentSetupFailed,
    notPaid: (reason) => TOASTS.paymentFailed(reason ?? TOASTS.unexpected.text ?? ''),
    price: (_code, challenge) => openIntent({ amount: PRICE_CENTS, orderId }, challenge),
    pay: (intent, { card }) => payByCard({ card, intent, returnPath: paths.giftCard(orderId), receiptEmail: email }),
    leave: async (paidBy, intent) => {
      if (paidBy !== 'earlier' && intent) {
        dismissFailure();
        trackPurchase(orderId, intent.paymentIntentId, intent.amount);
      }
      // The provider notifies the server as well.
      if (paidBy === 'card') await call('markCompleted', { params: { orderId } }).catch(() => undefined);
      await client.invalidateQueries({ queryKey: orderKey(orderId) });
      // Still unpaid: the bank has not decided.
      return client.getQueryData<Order>(orderKey(orderId))?.gift?.state === 'unpaid' ? { problem: STILL_PENDING } : {};
    },
  };
  const purchase = usePurchase(option);
  const { intent } = purchase;
  return (
    <section className="stack gap-5" aria-label="Payment">
      <PurchaseForm
        purchase={purchase}
        email={email}
        placeholder={<Skeleton height="14rem" />}
        submitLabel={`Pay ${formatPrice(intent?.amount ?? PRICE_CENTS, intent?.currency)}`}
      >
        <PriceBreakdown priced={intent} />
      </PurchaseForm>
      <p className="text-sm soft breaks">
        The code is good for {GIFT_YEARS} years and for one analysis. Until it’s used, you can withdraw within{' '}
        {WITHDRAWAL_DAYS} days and get all your money back. We email it to <Address email={email} />.
      </p>
      <Button look="text" onClick={onChange} disabled={purchase.isBusy}>
        Change the card
      </Button>
    </section>
  );
}
