import { useQuery } from '@tanstack/react-query';
import { longDate, normalizePromoCode, type UsedGift } from '@trueseason/contracts';
import { type ReactNode, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { call, problemOf } from '../../lib/api/api.ts';
import { outageInterval, useFailure } from '../../lib/api/outage.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { orderMessage } from '../../order/order-state/order-message.ts';
import { type NotOpenedProps, OrderMessageText, RetryMessage } from '../../order/order-state/order-state.tsx';
import { storePromoCode } from '../../order/promo-code.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { PageShell } from '../../ui/shell/page-shell.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './gift.module.css';
import { GiftCard } from './gift-card.tsx';

/** The recipient's first screen. Keeps the code, which covers the price. */
export function Component(): ReactNode {
  const { code: codeInUrl = '' } = useParams();
  const code = normalizePromoCode(codeInUrl);
  const query = useQuery({
    queryKey: ['opened-gift', code],
    queryFn: () => call('openGift', { body: { code } }),
    refetchInterval: outageInterval,
  });
  const { data, refetch } = query;
  const error = useFailure(query);
  const gift = data && !('used' in data) ? data : null;
  useEffect(() => {
    if (gift) storePromoCode(code);
  }, [gift, code]);
  return (
    <PageShell title="A gift for you">
      <meta name="robots" content="noindex" />
      <div className="halves">
        <div className="halves-words">{data || error ? <GiftCard gift={gift} /> : <Skeleton height="22rem" />}</div>
        <div className="halves-work">
          {gift ? (
            <OpenedGift code={code} goodUntil={gift.goodUntil} />
          ) : data && 'used' in data ? (
            <UsedGiftMessage order={data.order} />
          ) : error ? (
            <GiftNotOpened error={error} onRetry={() => void refetch()} />
          ) : (
            <Skeleton height="14rem" />
          )}
        </div>
      </div>
    </PageShell>
  );
}

const OpenedGift = ({ code, goodUntil }: { readonly code: string; readonly goodUntil: string }): ReactNode => (
  <>
    <h1>A color analysis, paid for you</h1>
    <p>
      Take three photos of your face in daylight. We measure your skin, eyes, and hair, and you get your season, your
      palette, and a report. You pay nothing: the code stays on this device and covers the full price.
    </p>
    <p className={`${styles.code} figures`}>{code}</p>
    <ButtonLink to={paths.upload} wide>
      Start with three photos
    </ButtonLink>
    <p className="text-sm soft">
      Good for one analysis until {longDate(goodUntil)}. We ask before any photo leaves your device. The giver only
      learns that the gift was used.
    </p>
  </>
);

/** Links to the result if it is in this browser. */
const UsedGiftMessage = ({ order }: Pick<UsedGift, 'order'>): ReactNode =>
  order ? (
    <>
      <h1>You used this gift</h1>
      <OrderMessageText message={orderMessage(order)} />
    </>
  ) : (
    <>
      <h1>This gift was used</h1>
      <p>
        Its code is good for one analysis and has been used. If that was you, open your result with the link in our
        email, or with your email address and order number.
      </p>
      <ButtonLink to={paths.lookup}>Find My Results</ButtonLink>
    </>
  );

const GiftNotOpened = (props: NotOpenedProps): ReactNode =>
  problemOf(props.error) === 'invalid_promo' ? (
    <>
      <h1>This code doesn’t open a gift</h1>
      <p role="alert">
        A letter may be missing, or the gift has ended or expired. The person who gave it to you can see which. If it
        was started in another browser, it’s free again within an hour.
      </p>
      <ButtonLink to={paths.help} look="quiet">
        Contact us
      </ButtonLink>
    </>
  ) : (
    <>
      <h1>We couldn’t open your gift</h1>
      <RetryMessage {...props} />
    </>
  );
