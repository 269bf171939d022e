import { dollars, PRICE_CENTS } from '@trueseason/contracts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/button/button.tsx';
import { useEmailField } from '../../components/payment/email-field.tsx';
import { PaymentElement, type ReadyPayment } from '../../components/payment/payment-element.tsx';
import { PriceBreakdown } from '../../components/payment/price-breakdown.tsx';
import { Refusal } from '../../components/payment/refusal.tsx';
import { useRefreshOrder } from '../../lib/order.ts';
import { paths } from '../../lib/paths.ts';
import { writeSession } from '../../lib/session.ts';
import { useAfter } from '../../lib/use-after.ts';
import { PromoField } from './promo-field.tsx';
import { settle } from './settle.ts';
import styles from './unlock-form.module.css';
import { useIntent } from './use-intent.ts';

const REDIRECT_MS = 1500;

export function UnlockForm({ orderId }: { readonly orderId: string }): ReactNode {
  const navigate = useNavigate();
  const refreshOrder = useRefreshOrder(orderId);
  const email = useEmailField();
  const [promo, setPromo] = useState<{ code: string; discount: number } | null>(null);
  const [payment, setPayment] = useState<ReadyPayment | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [state, setState] = useState<'open' | 'busy' | 'settled'>('open');
  const { data: intent, isPending, isPlaceholderData, refetch } = useIntent(orderId, promo?.code);
  useAfter(state === 'settled', REDIRECT_MS, () => navigate(paths.results(orderId), { state: { from: 'payment' } }));

  const free = intent?.isFree ?? promo?.discount === 100;
  const busy = state !== 'open';
  const label = busy
    ? 'Processing...'
    : free
      ? 'Get Free Analysis'
      : `Complete Purchase - $${dollars(intent?.amount ?? PRICE_CENTS)}`;

  const reprice = (accepted: { code: string; discount: number } | null): void => {
    setPromo(accepted);
    // What was said of a card is not true of another price.
    setRefusal(null);
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const address = email.check();
    if (!address || !intent) return;
    setState('busy');
    setRefusal(null);
    const { open, refusal: reason = null } = await settle({ orderId, email: address, intent, payment });
    setRefusal(reason);
    if (open) {
      writeSession('promoCode', null);
      await refreshOrder();
    }
    setState(open ? 'settled' : 'open');
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {email.field(busy)}
      <PromoField onChange={reprice} disabled={busy} />
      <PriceBreakdown amount={intent?.amount ?? PRICE_CENTS} discount={intent?.discount ?? 0} code={promo?.code} />
      {isPending && (
        <p role="status" className={styles.setting}>
          Setting up payment...
        </p>
      )}
      {!isPending && !intent && (
        <Button look="quiet" onClick={() => refetch()}>
          Try again
        </Button>
      )}
      {intent?.clientSecret && !free && (
        <PaymentElement key={intent.clientSecret} clientSecret={intent.clientSecret} onReady={setPayment} />
      )}
      <Refusal reason={refusal} />
      <Button
        type="submit"
        wide
        busy={busy}
        disabled={email.email.trim() === '' || !intent || isPlaceholderData || (!free && !payment)}
      >
        {label}
      </Button>
      {!free && (
        <p className={styles.note}>The card form belongs to our payment provider; your card number never reaches us.</p>
      )}
    </form>
  );
}
