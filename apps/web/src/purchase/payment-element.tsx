import type { Appearance, StripeElements } from '@stripe/stripe-js';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PAYMENT_LOAD_MESSAGES } from '../lib/message-texts.ts';
import { Button } from '../ui/button/button.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { loadPaymentProvider, type PaymentProvider } from './provider.ts';

export interface ReadyPayment {
  readonly provider: PaymentProvider;
  readonly elements: StripeElements;
  readonly clientSecret: string;
}

/** The provider's card form; card numbers never reach us. Calls `onReady` with null when it is removed. */
export function PaymentElement(props: {
  readonly clientSecret: string;
  readonly onReady: (payment: ReadyPayment | null) => void;
}): ReactNode {
  const { clientSecret, onReady } = props;
  const container = useRef<HTMLDivElement>(null);
  const latestOnReady = useRef(onReady);
  latestOnReady.current = onReady;
  const [state, setState] = useState<'loading' | 'ready' | { failed: string }>('loading');

  useEffect(() => {
    const unmount = new AbortController();
    setState('loading');
    loadPaymentProvider()
      .then((provider) => {
        if (unmount.signal.aborted || !container.current) return;
        const elements = provider.elements({ clientSecret, appearance: appearanceIn(container.current) });
        const form = elements.create('payment', { paymentMethodOrder: ['apple_pay', 'google_pay', 'card'] });
        unmount.signal.addEventListener('abort', () => form.destroy());
        // Phones may switch to dark mode while the form is open.
        const restyle = (): void =>
          void (container.current && elements.update({ appearance: appearanceIn(container.current) }));
        matchMedia('(prefers-color-scheme: dark)').addEventListener('change', restyle, unmount);
        form.on('ready', () => {
          setState('ready');
          latestOnReady.current({ provider, elements, clientSecret });
        });
        form.on('loaderror', () => setState({ failed: PAYMENT_LOAD_MESSAGES.failed }));
        form.mount(container.current);
      })
      .catch((error: unknown) => {
        if (!unmount.signal.aborted)
          setState({ failed: error instanceof Error ? error.message : PAYMENT_LOAD_MESSAGES.failed });
      });
    return () => {
      unmount.abort();
      latestOnReady.current(null);
    };
  }, [clientSecret]);

  return (
    <div className="stack gap-3">
      {typeof state === 'object' ? (
        <div role="alert" className="panel" data-tone="alarm">
          <p>{state.failed}</p>
          <Button look="quiet" onClick={() => window.location.reload()}>
            Refresh Page
          </Button>
        </div>
      ) : (
        <>
          {state === 'loading' && <Skeleton height="11rem" />}
          <div ref={container} />
          <p className="text-xs soft">Apple Pay may not appear in preview mode.</p>
        </>
      )}
    </div>
  );
}

/** Our tokens as the provider's theme, in the current color scheme. */
function appearanceIn(place: HTMLElement): Appearance {
  const { fontFamily } = getComputedStyle(place);
  const ink = tokenColor(place, '--ink');
  return {
    theme: 'flat',
    variables: {
      colorPrimary: ink,
      colorText: ink,
      colorTextSecondary: tokenColor(place, '--ink-soft'),
      colorTextPlaceholder: tokenColor(place, '--ink-soft'),
      colorBackground: tokenColor(place, '--paper-raised'),
      colorDanger: tokenColor(place, '--alarm'),
      fontFamily,
      fontSizeBase: '16px',
      borderRadius: '2px',
      spacingUnit: '4px',
    },
  };
}

/** Resolves a token to a color, since the provider's frame does not support light-dark(). */
function tokenColor(place: HTMLElement, token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  place.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
