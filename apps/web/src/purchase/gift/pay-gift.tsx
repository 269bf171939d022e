import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dollars, GIFT_YEARS, type Gift, PRICE_CENTS, TOASTS, WITHDRAWAL_DAYS } from '@trueseason/contracts';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { trackStep } from '../../lib/analytics/analytics.ts';
import { trackPurchase } from '../../lib/analytics/order-events.ts';
import { call } from '../../lib/api/api.ts';
import { reasonOf } from '../../lib/api/reason.ts';
import { dismissFailure, showToast } from '../../lib/messages/show-toast.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { STILL_PENDING } from '../../order/order-state/order-state.tsx';
import { Address } from '../../ui/address/address.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Challenge } from '../../ui/challenge/challenge.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { type Confirmed, cardProblem, confirmCard } from '../confirm-card.ts';
import { type Intent, useOpenIntent } from '../intent.ts';
import { PaymentElement, type ReadyPayment } from '../payment-element.tsx';
import { PriceBreakdown } from '../price-breakdown.tsx';
import { Refusal } from '../refusal.tsx';
import { isSettledMeanwhile } from '../settled-meanwhile.ts';
import { useUnpaid } from '../use-unpaid.ts';
import styles from './gift.module.css';
import { giftKey } from './use-gift.ts';

export interface PayGiftProps {
  readonly gift: Gift;
  readonly onChange: () => void;
}

/** Pays for a gift like any order; the server decides what comes next. */
export function PayGift({ gift, onChange }: PayGiftProps): ReactNode {
  const { orderId } = gift;
  const client = useQueryClient();
  const { intent, busy: pricing, failed, open, pass } = useOpenIntent();
  const [ready, setReady] = useState<ReadyPayment | null>(null);
  const [underWay, setUnderWay] = useState(false);
  const look = useCallback(() => client.invalidateQueries({ queryKey: giftKey(orderId) }), [client, orderId]);
  const price = useCallback(() => {
    setUnderWay(false);
    open({ amount: PRICE_CENTS, orderId }).catch((error: unknown) => {
      console.error('Payment setup failed:', error);
      // Paid in another tab, or by a try whose answer was lost; where it is still no gift, the bank has not decided.
      if (isSettledMeanwhile(error)) void look().then(() => setUnderWay(true));
      else showToast(TOASTS.paymentSetupFailed(reasonOf(error)));
    });
  }, [open, orderId, look]);
  useEffect(price, [price]);

  const { refusal, unsure, begin, refuse, take } = useUnpaid({
    orderId,
    onPaid: ({ paymentIntentId, amount }) => {
      trackPurchase(orderId, paymentIntentId, amount);
      void look();
    },
    onEnded: price,
  });

  const pay = useMutation({
    mutationFn: ({ payment }: { readonly payment: ReadyPayment; readonly priced: Intent }) =>
      carryThrough(payment, gift),
    onMutate: begin,
    onSuccess: async (outcome, { priced }) => {
      if (!('paid' in outcome)) return take(outcome, priced);
      dismissFailure();
      trackPurchase(orderId, outcome.paid, priced.amount);
      await look();
    },
    onError: (error) => {
      console.error('Purchase failed:', error);
      refuse(reasonOf(error) ?? TOASTS.unexpected.text ?? '');
      // It may have been paid nevertheless.
      void look();
    },
  });

  const busy = pay.isPending || unsure;
  return (
    <section className="stack gap-5" aria-label="Payment">
      <PriceBreakdown priced={{ amount: intent?.amount ?? PRICE_CENTS, discount: 0 }} />
      {pass ? (
        <Challenge next="we’ll set up your payment" onToken={pass} />
      ) : intent?.clientSecret ? (
        <PaymentElement key={intent.clientSecret} clientSecret={intent.clientSecret} onReady={setReady} />
      ) : failed ? (
        <Button look="quiet" onClick={price}>
          Try again
        </Button>
      ) : (
        <Skeleton height="14rem" />
      )}
      <Refusal reason={refusal ?? (underWay ? STILL_PENDING : null)} />
      <Button
        wide
        busy={busy}
        disabled={!ready || pricing}
        onClick={() => ready && intent && pay.mutate({ payment: ready, priced: intent })}
      >
        {busy ? 'Processing...' : `Pay $${dollars(intent?.amount ?? PRICE_CENTS)}`}
      </Button>
      <p className={styles.note}>
        The code is good for {GIFT_YEARS} years and for one analysis. Until it’s used, you can withdraw within{' '}
        {WITHDRAWAL_DAYS} days and get all your money back. We email it to <Address email={gift.email ?? ''} />.
      </p>
      <Button look="text" onClick={onChange} disabled={busy}>
        Change the card
      </Button>
    </section>
  );
}

async function carryThrough(payment: ReadyPayment, { orderId, email }: Gift): Promise<Confirmed> {
  const problem = await cardProblem(payment);
  if (problem) return { refusal: problem, ended: false };
  trackStep('payment_initiated', { order_id: orderId, amount: PRICE_CENTS / 100 });
  const back = new URL(paths.giftCard(orderId), window.location.origin);
  const confirmed = await confirmCard(payment, { return_url: back.href, ...(email && { receipt_email: email }) });
  // The server hears of it from the provider as well.
  if ('paid' in confirmed) await call('markCompleted', { params: { orderId } }).catch(() => undefined);
  return confirmed;
}
