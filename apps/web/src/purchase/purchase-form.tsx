import { type FormEvent, type ReactNode, useState } from 'react';
import { BeforeNotice } from '../order/order-state/before-notice.tsx';
import { PhotoConsent } from '../photos/consent/consent-box.tsx';
import type { useAskedConsent } from '../photos/consent/photo-consent.ts';
import { Button } from '../ui/button/button.tsx';
import { Challenge } from '../ui/challenge/challenge.tsx';
import { Live } from '../ui/live/live.tsx';
import type { BeginRequest } from './begin-request.tsx';
import type { EmailState } from './email-field.tsx';
import { PaymentElement, type ReadyPayment } from './payment-element.tsx';
import type { Purchasing } from './use-purchase.ts';

/** The form for all payments, by card or with a code that covers the price. */
export function PurchaseForm(props: {
  readonly purchase: Purchasing;
  readonly email: EmailState | string;
  readonly consent?: ReturnType<typeof useAskedConsent>;
  readonly beginRequest?: BeginRequest;
  readonly placeholder: ReactNode;
  readonly submitLabel: string;
  readonly children: ReactNode;
}): ReactNode {
  const { purchase, email, consent, beginRequest } = props;
  const { intent, phase, isUnpriced, priced, isFree, isBusy, pass, refusal, problem, send } = purchase;
  const [card, setCard] = useState<ReadyPayment | null>(null);
  const submitForm = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const address = typeof email === 'string' ? email : email.check();
    if (address === null || (consent && !(await consent.consent.require()))) return;
    if (isFree || !beginRequest || beginRequest.check()) send({ type: 'submitted', email: address, card });
  };
  if (phase === 'uncovered') {
    const before = { kind: 'coverage_ended' } as const;
    return <BeforeNotice before={before} screen="unlock" onAnother={() => send({ type: 'codeRemoved' })} />;
  }
  const hasNoPrice = isUnpriced || phase === 'bought';
  return (
    <form className="stack gap-5" onSubmit={submitForm} noValidate>
      {props.children}
      {pass && <Challenge next="we’ll set up your payment" onToken={pass} />}
      {hasNoPrice && (
        <Button look="quiet" onClick={() => send({ type: 'opened' })}>
          Try again
        </Button>
      )}
      {!intent && !hasNoPrice && !pass && props.placeholder}
      {intent?.clientSecret && !isFree && (
        <PaymentElement key={intent.clientSecret} clientSecret={intent.clientSecret} onReady={setCard} />
      )}
      {consent?.isAsked && <PhotoConsent consent={consent.consent} disabled={isBusy} />}
      {!isFree && beginRequest?.field(isBusy)}
      {(refusal ?? problem) && (
        // A toast announced the refusal.
        <Live className="text-sm refused" live={!refusal}>
          {refusal ?? problem}
        </Live>
      )}
      <Button
        type="submit"
        wide
        busy={isBusy}
        missing={typeof email !== 'string' && email.missing}
        disabled={!priced || phase === 'pricing' || (!isFree && !card)}
      >
        {isBusy ? 'Processing...' : props.submitLabel}
      </Button>
    </form>
  );
}
