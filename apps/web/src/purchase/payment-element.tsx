import type { Appearance, StripeElements } from '@stripe/stripe-js';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRetry } from '../lib/browser/retry.ts';
import { PAYMENT_LOAD_MESSAGES } from '../lib/message-texts.ts';
import { Button } from '../ui/button/button.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { loadPaymentProvider, type PaymentProvider } from './provider.ts';

export interface ReadyPayment {
  readonly provider: PaymentProvider;
  readonly elements: StripeElements;
  readonly clientSecret: string;
}

/**
 * The provider's card form; card numbers never reach us. If it fails to load, it says so and tries again by itself. Calls
 * `onReady` with null when it is removed.
 */
export function PaymentElement(props: {
  readonly clientSecret: string;
  readonly onReady: (payment: ReadyPayment | null) => void;
}): ReactNode {
  const { clientSecret, onReady } = props;
  const container = useRef<HTMLDivElement>(null);
  const latestOnReady = useRef(onReady);
  latestOnReady.current = onReady;
  const [attempt, setAttempt] = useState(1);
  const [failure, setFailure] = useState<{ readonly message: string; readonly attempt: number } | null>(null);
  const [isReady, setReady] = useState(false);
  useRetry(failure?.attempt === attempt ? attempt : 0, () => setAttempt(attempt + 1));

  useEffect(() => {
    const unmount = new AbortController();
    const fail = (message: string): void => {
      if (unmount.signal.aborted) return;
      unmount.abort();
      setFailure({ message, attempt });
    };
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
          setFailure(null);
          setReady(true);
          latestOnReady.current({ provider, elements, clientSecret });
        });
        form.on('loaderror', () => fail(PAYMENT_LOAD_MESSAGES.failed));
        form.mount(container.current);
      })
      .catch((error: unknown) => fail(error instanceof Error ? error.message : PAYMENT_LOAD_MESSAGES.failed));
    return () => {
      unmount.abort();
      setReady(false);
      latestOnReady.current(null);
    };
  }, [clientSecret, attempt]);

  return (
    <div className="stack gap-3">
      {failure && (
        <div role="alert" className="panel" data-tone="alarm">
          <p>{failure.message}</p>
          <Button look="quiet" onClick={() => window.location.reload()}>
            Refresh Page
          </Button>
        </div>
      )}
      {!failure && !isReady && <Skeleton height="11rem" />}
      <div ref={container} />
      {!failure && <p className="text-xs soft">Apple Pay may not appear in preview mode.</p>}
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
