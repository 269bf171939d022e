import { useQueryClient } from '@tanstack/react-query';
import { formatPrice, PRICE_CENTS } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { trackPurchase } from '../lib/analytics/order-events.ts';
import { call } from '../lib/api/api.ts';
import { TOASTS } from '../lib/message-texts.ts';
import { showToast } from '../lib/messages.ts';
import { paths } from '../lib/navigation/paths.ts';
import { orderKey } from '../order/order.ts';
import { paidBy } from '../order/promo-code.ts';
import { Live } from '../ui/live/live.tsx';
import { type BeginRequest, useBeginRequest } from './begin-request.tsx';
import { payByCard } from './confirm-card.ts';
import { useEmailField } from './email-field.tsx';
import { openIntent } from './intent.ts';
import { ORDER_FORGOTTEN } from './payment-reasons.ts';
import { PriceBreakdown } from './price-breakdown.tsx';
import { PromoForm } from './promo-form.tsx';
import { PurchaseForm } from './purchase-form.tsx';
import { type PurchaseOption, usePurchase } from './use-purchase.ts';

/** From the specification; the server charges its own price. */
const DISPLAYED_AMOUNT = 29.99;
/** Time to read the first toast. */
const SUCCESS_MS = 1500;

/** An analyzed order whose result opens once it is paid. */
function unlock(orderId: string, begin: BeginRequest, refreshOrder: () => Promise<void>): PurchaseOption {
  const params = { orderId };
  const keepEmail = (email: string) => call('updateEmail', { params, body: { email } });
  return {
    codes: 'field',
    notPriced: TOASTS.paymentSetupFailed,
    notPaid: (reason = TOASTS.unexpected.text) => ({ ...TOASTS.unexpected, ...(reason && { text: reason }) }),
    forgotten: { refusal: ORDER_FORGOTTEN, ended: false },
    price: (code, challenge) =>
      openIntent({ amount: DISPLAYED_AMOUNT, orderId, promoCode: code || undefined }, challenge),
    checkCode: (code) => call('validatePromo', { body: { code } }),
    pay: async (intent, { email, card }) => {
      if (intent?.isFree) {
        await keepEmail(email);
        await call('markFree', { params });
        return { paid: 'free' };
      }
      const before = async (): Promise<undefined> => {
        await keepEmail(email);
        await begin.tell(orderId);
      };
      const back = `${paths.results(orderId)}?${new URLSearchParams({ email })}`;
      return payByCard({ card, intent, back, receiptEmail: email, before });
    },
    leave: async (how, intent) => {
      if (how === 'before') showToast(TOASTS.paymentSuccessful);
      else if (how === 'free') showToast(TOASTS.freeUnlocked);
      else if (intent) trackPurchase(orderId, intent.paymentIntentId, intent.amount);
      if (how === 'heard') showToast(TOASTS.paymentUnlocked);
      // If opening failed, the progress screen keeps asking, even after an outage.
      if (how === 'pressed' && !(await isOpened(orderId))) return { next: paths.processing(orderId) };
      await refreshOrder();
      return { next: paths.results(orderId) };
    },
  };
}

/** Opens the result just paid for. If that fails, the provider still tells the server. */
async function isOpened(orderId: string): Promise<boolean> {
  showToast(TOASTS.paymentSuccessful);
  const seen = new Promise((resolve) => setTimeout(resolve, SUCCESS_MS));
  try {
    await call('markCompleted', { params: { orderId } });
    await seen;
    showToast(TOASTS.paymentUnlocked);
    return true;
  } catch (error) {
    console.error('Paid, but settling failed:', error);
    showToast(TOASTS.paidButFailed);
    return false;
  }
}

export function UnlockForm({ orderId }: { readonly orderId: string }): ReactNode {
  const email = useEmailField();
  const begin = useBeginRequest();
  const client = useQueryClient();
  const purchase = usePurchase(unlock(orderId, begin, () => client.invalidateQueries({ queryKey: orderKey(orderId) })));
  const [given] = useState(paidBy);
  const { code, priced, isFree, isBusy } = purchase;
  return (
    <div className="stack gap-5 ruled">
      <PurchaseForm
        purchase={purchase}
        email={email}
        begin={begin}
        waiting={<Live className="text-sm soft">Setting up payment...</Live>}
        submit={isFree ? 'Get Free Analysis' : `Complete Purchase - ${formatPrice(priced?.amount ?? PRICE_CENTS)}`}
      >
        <h2 className="text-xl">Unlock Your Color Analysis</h2>
        {email.field(isBusy)}
        {/* A gift or re-measure needs no field, unless its code expired. */}
        {!(code && given) && <PromoForm purchase={purchase} label="Promo code (optional)" />}
        <PriceBreakdown priced={priced} code={code} />
      </PurchaseForm>
      {!isFree && (
        <p className="text-xs soft">The card form is our payment provider’s. We never see your card number.</p>
      )}
    </div>
  );
}
