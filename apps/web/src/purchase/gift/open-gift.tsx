import { useQuery } from '@tanstack/react-query';
import { longDate, normalizePromoCode, type UsedGift } from '@trueseason/contracts';
import { type ReactNode, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { call } from '../../lib/api/api.ts';
import { problemOf } from '../../lib/api/reason.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { type NotOpenedProps, ORDER_WORDS, TryAgain } from '../../order/order-state/order-state.tsx';
import { keepPromoCode } from '../../order/promo-code.ts';
import { pathOf } from '../../order/screen-of.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { PageShell } from '../../ui/shell/page-shell.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './gift.module.css';
import { GiftCard } from './gift-card.tsx';

/** The recipient's first screen: keeps the code for the visit and applies it to the price. */
export function Component(): ReactNode {
  const { code: typed = '' } = useParams();
  const code = normalizePromoCode(typed);
  const {
    data: opened,
    error,
    refetch,
  } = useQuery({
    queryKey: ['opened-gift', code],
    queryFn: () => call('openGift', { body: { code } }),
  });
  const used = opened && 'used' in opened ? opened : null;
  const data = opened && 'used' in opened ? null : opened;
  useEffect(() => {
    if (data) keepPromoCode(code);
  }, [data, code]);
  return (
    <PageShell>
      <title>A gift for you · TrueSeason</title>
      <meta name="robots" content="noindex" />
      <div className="halves">
        <div className="halves-words">
          {data ? (
            <GiftCard {...data} />
          ) : error || used ? (
            <GiftCard giver={null} message={null} />
          ) : (
            <Skeleton height="22rem" />
          )}
        </div>
        <div className="halves-work">
          {data ? (
            <>
              <h1>A color analysis, paid for you</h1>
              <p>
                Take three photos of your face in daylight. We measure your skin, eyes, and hair, and you get your
                season, your palette, and a report. You pay nothing: the code stays on this device and covers the full
                price.
              </p>
              <p className={`${styles.code} figures`}>{code}</p>
              <ButtonLink to={paths.upload} wide>
                Start with three photos
              </ButtonLink>
              <p className={styles.note}>
                Good for one analysis until {longDate(data.goodUntil)}. We ask before any photo leaves your device. The
                giver only learns that the gift was used.
              </p>
            </>
          ) : used ? (
            <Used order={used.order} />
          ) : error ? (
            <NotOpened error={error} onRetry={() => void refetch()} />
          ) : (
            <Skeleton height="14rem" />
          )}
        </div>
      </div>
    </PageShell>
  );
}

/** Who used it is led to what came of it, where this browser holds that. */
function Used({ order }: Pick<UsedGift, 'order'>): ReactNode {
  if (!order) {
    return (
      <>
        <h1>This gift was used</h1>
        <p>
          Its code is good for one analysis and has been used. If that was you, open your result with the link in our
          email, or with your email address and order number.
        </p>
        <ButtonLink to={paths.lookup}>Find My Results</ButtonLink>
      </>
    );
  }
  return (
    <>
      <h1>You used this gift</h1>
      <p>{ORDER_WORDS[order.nextStep].text}</p>
      <ButtonLink to={pathOf(order)}>{ORDER_WORDS[order.nextStep].way}</ButtonLink>
    </>
  );
}

function NotOpened({ error, onRetry }: NotOpenedProps): ReactNode {
  if (problemOf(error) !== 'invalid_promo') {
    return (
      <>
        <h1>We couldn’t open your gift</h1>
        <TryAgain error={error} onRetry={onRetry} />
      </>
    );
  }
  return (
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
  );
}
