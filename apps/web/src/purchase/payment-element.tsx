import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PAYMENT_LOAD_MESSAGES } from '../lib/message-texts.ts';
import { Button } from '../ui/button/button.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { loadPaymentProvider, type PaymentElements, type PaymentProvider } from './provider.ts';

export interface ReadyPayment {
  readonly provider: PaymentProvider;
  readonly elements: PaymentElements;
  readonly clientSecret: string;
}

/** The provider's card form; card numbers never reach us. Calls `onReady` with null once it is no longer usable. */
export function PaymentElement(props: {
  readonly clientSecret: string;
  readonly onReady: (payment: ReadyPayment | null) => void;
}): ReactNode {
  const { clientSecret, onReady } = props;
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
        // Phones may switch to dark mode while the form is open.
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
        <div role="alert" className="panel" data-tone="alarm">
          <p>{state.failed}</p>
          <Button look="quiet" onClick={() => window.location.reload()}>
            Refresh Page
          </Button>
        </div>
      ) : (
        <>
          {state === 'loading' && <Skeleton height="11rem" />}
          <div ref={box} />
          <p className="text-xs soft">Apple Pay may not appear in preview mode.</p>
        </>
      )}
    </div>
  );
}

/** Our tokens as the provider's theme, in the current color scheme. */
function appearance(place: HTMLElement): object {
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
