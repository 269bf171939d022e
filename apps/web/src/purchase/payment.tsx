import { BRAND, formatPrice, PRICE_CENTS, SEASON_COUNT, TYPE_COUNT } from '@trueseason/contracts';
import { type ReactNode, useEffect } from 'react';
import { trackStep } from '../lib/analytics/analytics.ts';
import { call, problemOf } from '../lib/api/api.ts';
import { blocksCookies } from '../lib/browser/cookies.ts';
import { photoMetadata } from '../lib/browser/photo-metadata.ts';
import { purchaseRecord } from '../lib/browser/storage.ts';
import { TOASTS } from '../lib/message-texts.ts';
import { sendPhotoDraft } from '../order/answers/draft-answers.ts';
import { needsTelling } from '../order/before-payment.ts';
import { hostedKey } from '../order/order-key.ts';
import { BeforeNotice } from '../order/order-state/before-notice.tsx';
import { useBeforePayment } from '../order/use-before-payment.ts';
import { Button } from '../ui/button/button.tsx';
import { Challenge } from '../ui/challenge/challenge.tsx';
import { CookieWarning } from '../ui/cookie-warning/cookie-warning.tsx';
import { PriceNote } from '../ui/price-note/price-note.tsx';
import { PageShell } from '../ui/shell/page-shell.tsx';
import { useBeginRequest } from './begin-request.tsx';
import { ChosenPhotos } from './chosen-photos/chosen-photos.tsx';
import { useChosenPhotos } from './chosen-photos/use-chosen-photos.ts';
import styles from './payment.module.css';
import { usePurchase } from './use-purchase.ts';

const BENEFITS = [
  [
    'AI season identification',
    `Your season among ${SEASON_COUNT}, your type among ${TYPE_COUNT}, and how sure we are.`,
  ],
  ['Personalized palette', 'Neutrals, lights, and brights with names, best first.'],
  ['PDF report', 'To keep or print, with a card to take shopping.'],
  ['Style recommendations', 'Clothing, metals, glasses, hair and makeup.'],
] as const;

/** Takes the fixed price on the provider's own page. */
export function Component(): ReactNode {
  const beginRequest = useBeginRequest();
  const chosen = useChosenPhotos();
  const { before, ask, proceed } = useBeforePayment('payment', { toReplace: chosen.toReplace });
  const purchase = usePurchase({
    codes: null,
    price: null,
    notPriced: () => TOASTS.checkoutSessionFailed,
    notPaid: () => TOASTS.checkoutSessionFailed,
    pay: async (_intent, _payment, through) => {
      const { additionalTo } = purchaseRecord();
      const body =
        beginRequest.version || additionalTo ? { beginRequest: beginRequest.version, additionalTo } : undefined;
      const key = hostedKey.of(photoMetadata());
      const { url, orderId } = await through((challenge) =>
        call('createCheckout', { headers: { ...challenge, 'idempotency-key': key }, body }),
      ).catch((error: unknown) => {
        if (needsTelling(problemOf(error))) void ask();
        throw error;
      });
      hostedKey.forget();
      // The photos follow after the payment, perhaps from another browser.
      await sendPhotoDraft(orderId);
      window.location.assign(url);
      return { elsewhere: true };
    },
    leave: async () => ({}),
  });
  const { isBusy, pass, send } = purchase;
  useEffect(() => {
    // Back from the provider's page, restored from the browser's cache.
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) send({ type: 'reopened' });
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [send]);
  const buy = (): void => {
    if (blocksCookies() || !beginRequest.check()) return;
    trackStep('payment_initiated', { amount: PRICE_CENTS / 100 });
    send({ type: 'submitted', email: '', card: null });
  };
  return (
    <PageShell title={BRAND.product} focused>
      <div className="halves">
        <header className="halves-words">
          <h1 className="short">{BRAND.product}</h1>
          {!before && (
            <>
              <p className={styles.price}>{formatPrice(PRICE_CENTS)}</p>
              <PriceNote className="text-sm soft" />
            </>
          )}
        </header>
        <div className="halves-work">
          {chosen.photos.length > 0 && <ChosenPhotos {...chosen} />}
          {before ? (
            <BeforeNotice
              before={before}
              screen="payment"
              onAnother={() => {
                proceed();
                send({ type: 'reopened' });
              }}
            />
          ) : (
            <>
              <dl>
                {BENEFITS.map(([name, text]) => (
                  <div key={name} className="listed">
                    <dt className="title">{name}</dt>
                    <dd className="text-sm soft">{text}</dd>
                  </div>
                ))}
              </dl>
              <CookieWarning />
              {beginRequest.field(isBusy)}
              {pass && <Challenge next="the payment page opens" onToken={pass} />}
              <Button wide onClick={buy} busy={isBusy}>
                Complete Purchase - {formatPrice(PRICE_CENTS)}
              </Button>
              <p className="text-sm soft">
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
