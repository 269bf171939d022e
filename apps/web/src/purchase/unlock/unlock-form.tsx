import { dollars, PRICE_CENTS, TOASTS } from '@trueseason/contracts';
import { type FormEvent, type ReactNode, useCallback, useState } from 'react';
import { showToast } from '../../lib/messages/show-toast.ts';
import { currentPromoCode, keepPromoCode, paidBy } from '../../order/promo-code.ts';
import { Button } from '../../ui/button/button.tsx';
import { Challenge } from '../../ui/challenge/challenge.tsx';
import { Live } from '../../ui/live/live.tsx';
import { useBeginRequest } from '../begin-request/begin-request.tsx';
import { useEmailField } from '../email-field.tsx';
import { PaymentElement, type ReadyPayment } from '../payment-element.tsx';
import { PriceBreakdown } from '../price-breakdown.tsx';
import { Refusal } from '../refusal.tsx';
import { type AcceptedPromo, PromoField } from './promo-field.tsx';
import styles from './unlock-form.module.css';
import { useIntent } from './use-intent.ts';
import { usePurchase } from './use-purchase.ts';

/** What was given covers the price until the server says otherwise: its owner never reads one. */
function givenPromo(): AcceptedPromo | null {
  const code = currentPromoCode();
  return code && paidBy() ? { code, discount: 100 } : null;
}

export function UnlockForm({ orderId }: { readonly orderId: string }): ReactNode {
  const email = useEmailField();
  const [given] = useState(givenPromo);
  const [promo, setPromo] = useState(given);
  const [payment, setPayment] = useState<ReadyPayment | null>(null);
  const endCode = useCallback((): void => {
    setPromo(null);
    keepPromoCode(null);
    showToast(TOASTS.invalidPromo);
  }, []);
  const { intent, pricing, failed, problem, settled, retry, pass } = useIntent(orderId, promo?.code, endCode);
  const { buy, busy, refusal, forgetRefusal } = usePurchase(orderId, {
    settled,
    onEnded: retry,
    onCodeEnded: endCode,
  });
  const begin = useBeginRequest();
  // Show the full price when a code expires, even if no intent can be created.
  const priced = failed && !promo ? null : intent;
  const free = priced?.isFree ?? promo?.discount === 100;

  const reprice = (accepted: AcceptedPromo | null): void => {
    setPromo(accepted);
    // What was said of a card is not true of another price.
    forgetRefusal();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const address = email.check();
    if (!address || !intent || (!free && !begin.check())) return;
    buy({ orderId, email: address, intent, payment, tell: free ? null : begin.tell });
  };

  return (
    <form className={`stack gap-5 ruled ${styles.form}`} onSubmit={submit} noValidate>
      <h2>Unlock Your Color Analysis</h2>
      {email.field(busy)}
      {/* A gift or re-measure pays by itself; the field is there again once its code has ended. */}
      {!(promo && given) && <PromoField onChange={reprice} disabled={busy} />}
      <PriceBreakdown priced={priced} code={promo?.code} />
      {pass && <Challenge next="we’ll set up your payment" onToken={pass} />}
      {pricing && !intent && !pass && <Live className={styles.setting}>Setting up payment...</Live>}
      {failed && !pricing && !settled && (
        <Button look="quiet" onClick={retry}>
          Try again
        </Button>
      )}
      {intent?.clientSecret && !free && (
        <PaymentElement key={intent.clientSecret} clientSecret={intent.clientSecret} onReady={setPayment} />
      )}
      {!free && begin.field(busy)}
      <Refusal reason={refusal ?? problem} />
      <Button
        type="submit"
        wide
        busy={busy}
        missing={email.missing}
        disabled={!intent || pricing || failed || (!free && !payment)}
      >
        {busy
          ? 'Processing...'
          : free
            ? 'Get Free Analysis'
            : `Complete Purchase - $${dollars(priced?.amount ?? PRICE_CENTS)}`}
      </Button>
      {!free && <p className="text-xs soft">The card form is our payment provider’s. We never see your card number.</p>}
    </form>
  );
}
