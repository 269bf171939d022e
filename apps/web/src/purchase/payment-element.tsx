import { PAYMENT_LOAD_MESSAGES } from '@trueseason/contracts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button/button.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { appearance } from './appearance.ts';
import styles from './payment-element.module.css';
import { loadPaymentProvider, type PaymentElements, type PaymentProvider } from './provider.ts';

export interface ReadyPayment {
  readonly provider: PaymentProvider;
  readonly elements: PaymentElements;
  readonly clientSecret: string;
}

export interface PaymentElementProps {
  readonly clientSecret: string;
  /** Called with what confirms the payment once the form can be used, with null when it no longer can. */
  readonly onReady: (payment: ReadyPayment | null) => void;
}

/** The provider's own card form in our page; card numbers never reach us. */
export function PaymentElement({ clientSecret, onReady }: PaymentElementProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const ready = useRef(onReady);
  ready.current = onReady;
  const [state, setState] = useState<'loading' | 'ready' | { failed: string }>('loading');

  useEffect(() => {
    const leaving = new AbortController();
    setState('loading');
    loadPaymentProvider()
      .then((provider) => {
        if (leaving.signal.aborted || !box.current) return;
        const elements = provider.elements({ clientSecret, appearance: appearance(box.current) });
        const form = elements.create('payment', { paymentMethodOrder: ['apple_pay', 'google_pay', 'card'] });
        leaving.signal.addEventListener('abort', () => form.destroy());
        // Many phones grow dark at dusk; the form's own colors were read once.
        const restyle = (): void => void (box.current && elements.update({ appearance: appearance(box.current) }));
        matchMedia('(prefers-color-scheme: dark)').addEventListener('change', restyle, leaving);
        form.on('ready', () => {
          setState('ready');
          ready.current({ provider, elements, clientSecret });
        });
        form.on('loaderror', () => setState({ failed: PAYMENT_LOAD_MESSAGES.failed }));
        form.mount(box.current);
      })
      .catch((error: unknown) => {
        if (!leaving.signal.aborted)
          setState({ failed: error instanceof Error ? error.message : PAYMENT_LOAD_MESSAGES.failed });
      });
    return () => {
      leaving.abort();
      ready.current(null);
    };
  }, [clientSecret]);

  return (
    <div className="stack gap-3">
      {typeof state === 'object' ? (
        <div role="alert" className={`stack start gap-3 ${styles.failed}`}>
          <p>{state.failed}</p>
          <Button look="quiet" onClick={() => window.location.reload()}>
            Refresh Page
          </Button>
        </div>
      ) : (
        <>
          {state === 'loading' && <Skeleton height="11rem" />}
          <div ref={box} className={styles.box} />
          <p className="text-xs soft">Apple Pay may not appear in preview mode.</p>
        </>
      )}
    </div>
  );
}
