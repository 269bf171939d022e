import { dollars } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { PhotoConsent } from '../../photos/consent/consent-box.tsx';
import { useAskedConsent } from '../../photos/consent/use-asked-consent.ts';
import { Button } from '../../ui/button/button.tsx';
import { useBeginRequest } from '../begin-request/begin-request.tsx';
import { useEmailField } from '../email-field.tsx';
import type { Intent } from '../intent.ts';
import { PaymentElement, type ReadyPayment } from '../payment-element.tsx';
import { Refusal } from '../refusal.tsx';
import styles from './checkout.module.css';
import type { CheckoutAnswers } from './use-answers.ts';
import { usePay } from './use-pay.ts';

export interface PayCardProps extends Pick<CheckoutAnswers, 'save'> {
  readonly intent: Intent;
  readonly onEnded: () => void;
}

export function PayCard({ intent, save, onEnded }: PayCardProps): ReactNode {
  const [ready, setReady] = useState<ReadyPayment | null>(null);
  const email = useEmailField();
  const { consent, isAsked } = useAskedConsent();
  const begin = useBeginRequest();
  const tellAll = async (orderId: number): Promise<void> => {
    await begin.tell(orderId);
    await save(orderId);
  };
  const { pay, busy, refusal } = usePay({ intent, tell: tellAll, onEnded });
  const submit = async (): Promise<void> => {
    const address = email.check();
    if (ready && address && (await consent.require()) && begin.check()) pay({ ready, email: address });
  };

  return (
    <section className={styles.card} aria-labelledby="payment">
      <h2 id="payment">Payment</h2>
      {email.field(busy)}
      {intent.clientSecret && (
        <PaymentElement key={intent.clientSecret} clientSecret={intent.clientSecret} onReady={setReady} />
      )}
      {isAsked && <PhotoConsent consent={consent} disabled={busy} />}
      {begin.field(busy)}
      <Refusal reason={refusal} />
      <Button wide onClick={() => void submit()} busy={busy} missing={email.missing} disabled={!ready}>
        {busy ? 'Processing...' : `Pay $${dollars(intent.amount)}`}
      </Button>
    </section>
  );
}
