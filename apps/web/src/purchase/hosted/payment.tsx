import { useMutation } from '@tanstack/react-query';
import { BRAND, dollars, PRICE_CENTS, SEASON_COUNT, TOASTS, TYPE_COUNT } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { trackStep } from '../../lib/analytics/analytics.ts';
import { call } from '../../lib/api/api.ts';
import { useChallenged } from '../../lib/api/use-challenged.ts';
import { keepsNoCookies } from '../../lib/browser/cookies.ts';
import { purchaseRecord } from '../../lib/browser/session.ts';
import { useShownAgain } from '../../lib/browser/use-shown-again.ts';
import { showToast } from '../../lib/messages/show-toast.ts';
import { isBoughtAlready, useBought } from '../../order/bought-order.ts';
import { hostedKey } from '../../order/order-key.ts';
import { BoughtOrderNotice } from '../../order/order-state/order-state.tsx';
import { photoMetadata } from '../../photos/photo-metadata.ts';
import { Button } from '../../ui/button/button.tsx';
import { Challenge } from '../../ui/challenge/challenge.tsx';
import { NoCookies } from '../../ui/no-cookies/no-cookies.tsx';
import { PriceNote } from '../../ui/price-note/price-note.tsx';
import { PageShell } from '../../ui/shell/page-shell.tsx';
import { type BeginRequest, useBeginRequest } from '../begin-request/begin-request.tsx';
import styles from './payment.module.css';

const BENEFITS = [
  [
    'AI season identification',
    `Your season among ${SEASON_COUNT}, your type among ${TYPE_COUNT}, and how sure we are.`,
  ],
  ['Personalized palette', 'Neutrals, lights, and brights with names, best first.'],
  ['PDF report', 'To keep or print, with a card to take shopping.'],
  ['Style recommendations', 'Clothing, metals, glasses, hair and makeup.'],
] as const;

/** Optional fields of the purchase request. */
function bodyOf(beginRequest: BeginRequest['version']) {
  const additionalTo = purchaseRecord().additionalTo;
  return beginRequest || additionalTo ? { beginRequest, additionalTo } : undefined;
}

/** The fixed-price purchase on the provider's own page. */
export function Component(): ReactNode {
  const { through, pass } = useChallenged();
  const begin = useBeginRequest();
  const bought = useBought();
  const { mutate, reset, isPending, isSuccess } = useMutation({
    mutationFn: () =>
      through((challenge) =>
        call('createCheckout', {
          headers: { ...challenge, 'idempotency-key': hostedKey.of(photoMetadata()) },
          body: bodyOf(begin.version),
        }),
      ),
    onSuccess: ({ url }) => {
      hostedKey.forget();
      window.location.assign(url);
    },
    onError: (error) => (isBoughtAlready(error) ? bought.ask() : showToast(TOASTS.checkoutSessionFailed)),
  });
  useShownAgain(reset);
  const buy = (): void => {
    if (keepsNoCookies() || !begin.check()) return;
    trackStep('payment_initiated', { amount: PRICE_CENTS / 100 });
    mutate();
  };
  return (
    <PageShell focused>
      <title>{`${BRAND.product} · TrueSeason`}</title>
      <div className="halves">
        <header className={`halves-words ${styles.head}`}>
          <h1>{BRAND.product}</h1>
          {!bought.order && (
            <>
              <p className={styles.price}>${dollars(PRICE_CENTS)}</p>
              <PriceNote className={styles.note} />
            </>
          )}
        </header>
        <div className="halves-work">
          {bought.order ? (
            <BoughtOrderNotice order={bought.order} onAnother={bought.wantAnother} />
          ) : (
            <>
              <dl className={styles.benefits}>
                {BENEFITS.map(([name, text]) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
              <NoCookies />
              {begin.field(isPending || isSuccess)}
              {pass && <Challenge next="the payment page opens" onToken={pass} />}
              <Button wide onClick={buy} busy={isPending || isSuccess}>
                Complete Purchase - ${dollars(PRICE_CENTS)}
              </Button>
              <p className={styles.note}>
                {photoMetadata().length > 0
                  ? 'You pay on our provider’s page. Then you come back here, and we measure your photos right away.'
                  : 'You pay on our provider’s page. Then you come back here and add three photos, and we measure them right away.'}
              </p>
            </>
          )}
        </div>
      </div>
    </PageShell>
  );
}
