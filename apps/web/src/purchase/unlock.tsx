import { useQueryClient } from '@tanstack/react-query';
import { formatPrice, PRICE_CENTS } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { trackPurchase } from '../lib/analytics/order-events.ts';
import { call } from '../lib/api/api.ts';
import { TOASTS } from '../lib/message-texts.ts';
import { showToast } from '../lib/messages.ts';
import { paths } from '../lib/navigation/paths.ts';
import { orderKey } from '../order/order.ts';
import { isCovered } from '../order/promo-code.ts';
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
const FIRST_TOAST_MS = 1500;

/** An analyzed order whose result opens once it is paid. */
function unlockOption(orderId: string, beginRequest: BeginRequest, refreshOrder: () => Promise<void>): PurchaseOption {
  const params = { orderId };
  const saveEmail = (email: string) => call('updateEmail', { params, body: { email } });
  return {
    codes: 'field',
    notPriced: TOASTS.paymentSetupFailed,
    notPaid: (reason = TOASTS.unexpected.text) => ({ ...TOASTS.unexpected, ...(reason && { text: reason }) }),
    orderForgotten: { refusal: ORDER_FORGOTTEN, needsNewIntent: false },
    price: (code, challenge) =>
      openIntent({ amount: DISPLAYED_AMOUNT, orderId, promoCode: code || undefined }, challenge),
    checkCode: (code) => call('validatePromo', { body: { code } }),
    pay: async (intent, { email, card }) => {
      if (intent?.isFree) {
        await saveEmail(email);
        await call('markFree', { params });
        return { paid: 'free' };
      }
      const sendBeforePaying = async (): Promise<undefined> => {
        await saveEmail(email);
        await beginRequest.tell(orderId);
      };
      const back = `${paths.results(orderId)}?${new URLSearchParams({ email })}`;
      return payByCard({ card, intent, returnPath: back, receiptEmail: email, beforePayment: sendBeforePaying });
    },
    leave: async (paidBy, intent) => {
      if (paidBy === 'earlier') showToast(TOASTS.paymentSuccessful);
      else if (paidBy === 'free') showToast(TOASTS.freeUnlocked);
      else if (intent) trackPurchase(orderId, intent.paymentIntentId, intent.amount);
      if (paidBy === 'status') showToast(TOASTS.paymentUnlocked);
      // If opening failed, the progress screen keeps asking, even after an outage.
      if (paidBy === 'card' && !(await unlockResult(orderId))) return { next: paths.processing(orderId) };
      await refreshOrder();
      return { next: paths.results(orderId) };
    },
  };
}

/** Opens the result just paid for. If that fails, the provider still notifies the server. */
async function unlockResult(orderId: string): Promise<boolean> {
  showToast(TOASTS.paymentSuccessful);
  const firstToastRead = new Promise((resolve) => setTimeout(resolve, FIRST_TOAST_MS));
  try {
    await call('markCompleted', { params: { orderId } });
    await firstToastRead;
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
  const beginRequest = useBeginRequest();
  const client = useQueryClient();
  const purchase = usePurchase(
    unlockOption(orderId, beginRequest, () => client.invalidateQueries({ queryKey: orderKey(orderId) })),
  );
  const [covered] = useState(isCovered);
  const { code, priced, isFree, isBusy } = purchase;
  return (
    <div className="stack gap-5 ruled">
      <PurchaseForm
        purchase={purchase}
        email={email}
        beginRequest={beginRequest}
        placeholder={<Live className="text-sm soft">Setting up payment...</Live>}
        submitLabel={
          isFree
            ? 'Get Free Analysis'
            : `Complete Purchase - ${formatPrice(priced?.amount ?? PRICE_CENTS, priced?.currency)}`
        }
      >
        <h2 className="text-xl">Unlock Your Color Analysis</h2>
        {email.field(isBusy)}
        {/* A gift needs no field, unless its code expired. */}
        {!(code && covered) && <PromoForm purchase={purchase} label="Promo code (optional)" />}
        <PriceBreakdown priced={priced} code={code} />
      </PurchaseForm>
      {!isFree && (
        <p className="text-xs soft">The card form is our payment provider’s. We never see your card number.</p>
      )}
    </div>
  );
}
