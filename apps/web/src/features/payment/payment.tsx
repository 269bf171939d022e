import { useMutation } from '@tanstack/react-query';
import { BRAND, dollars, PRICE_CENTS, TOASTS } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { PageShell } from '../../components/shell/page-shell.tsx';
import { trackStep } from '../../lib/analytics.ts';
import { call } from '../../lib/api.ts';
import { hostedKey } from '../../lib/order-key.ts';
import { photoMetadata } from '../../lib/photo-store.ts';
import { showToast } from '../../lib/toasts.ts';
import styles from './payment.module.css';

const BENEFITS = [
  ['AI season identification', 'Your season among 12, your type among 16, and how sure we are.'],
  ['Personalised palette', 'Neutrals, lights and brights with names, in your order.'],
  ['PDF report', 'To keep, to print, with a card to take shopping.'],
  ['Style recommendations', 'Clothing, metals, glasses, hair and makeup.'],
] as const;

/** The fixed-price purchase on the provider's own page. */
export function Component(): ReactNode {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => call('createCheckout', { headers: { 'idempotency-key': hostedKey.of(photoMetadata()) } }),
    onSuccess: ({ url }) => {
      hostedKey.forget();
      window.location.assign(url);
    },
    onError: () => showToast(TOASTS.checkoutSessionFailed),
  });
  const buy = (): void => {
    trackStep('payment_initiated', { amount: PRICE_CENTS / 100 });
    mutate();
  };
  return (
    <PageShell focused>
      <title>{`${BRAND.product} · TrueSeason`}</title>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{BRAND.product}</h1>
          <p className={styles.price}>${dollars(PRICE_CENTS)}</p>
        </header>
        <div className={styles.work}>
          <dl className={styles.benefits}>
            {BENEFITS.map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <Button wide onClick={buy} busy={isPending || isSuccess}>
            Complete Purchase - ${dollars(PRICE_CENTS)}
          </Button>
          <p className={styles.note}>You pay on our provider’s own page and come back here with your photos.</p>
        </div>
      </div>
    </PageShell>
  );
}
