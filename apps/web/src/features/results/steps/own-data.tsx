import { PHOTO_RETENTION } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../components/button/button.tsx';
import { OrderDataButton } from '../../../components/order-data/order-data-button.tsx';
import { PaymentReceipt } from '../../../components/payment-receipt/payment-receipt.tsx';
import { Remeasure } from '../../../components/remeasure/remeasure.tsx';
import { call } from '../../../lib/api/api.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { asOwner } from '../../../lib/order/as-owner.ts';
import { tellTabs } from '../../../lib/order/order-actions.ts';
import { useConfirm } from '../../../lib/order/use-confirm.ts';
import styles from './share.module.css';
import { Fold } from './step-parts.tsx';

export interface OwnDataProps {
  readonly orderId: string;
  /** Whether there is a payment, and so a receipt. */
  readonly paid: boolean;
}

/** What the customer can do about what we hold. */
export const OwnData = ({ orderId, paid }: OwnDataProps): ReactNode => (
  <>
    <Fold
      title="Your free yearly re-measure"
      lead="Hair, sun and years change how you look. A year after a result you may measure again, free, for as long as we keep it."
    >
      <Remeasure orderId={orderId} />
    </Fold>
    {paid && (
      <Fold title="Your payment" lead="The receipt is made by our payment provider, and so is the invoice, if any.">
        <PaymentReceipt orderId={orderId} />
      </Fold>
    )}
    <Fold
      title="Your photos"
      lead={`We keep them for ${PHOTO_RETENTION.completedDays} days, so that you can write to us about a result. You can end that now.`}
    >
      <DeletePhotos orderId={orderId} />
    </Fold>
    <Fold
      title="Your data"
      lead="Order, payment, measurements and mails, as a file that you and other programs can read."
    >
      <div className={styles.actions}>
        <OrderDataButton orderId={orderId} refused="Your data could not be fetched">
          Download my data
        </OrderDataButton>
        <ButtonLink look="text" to={paths.myData}>
          Delete everything
        </ButtonLink>
      </div>
    </Fold>
  </>
);

function DeletePhotos({ orderId }: { readonly orderId: string }): ReactNode {
  const remove = async (): Promise<void> => {
    await asOwner(orderId, () => call('deletePhotos', { params: { orderId } }));
    tellTabs({ orderId: Number(orderId), receipt: null });
  };
  const { asking, busy, done, place, ask, confirm, keep } = useConfirm(remove, 'Your photos could not be deleted');
  return (
    <div ref={place} tabIndex={-1} className={styles.actions}>
      {done ? (
        <p role="status">Your photos are deleted. Your result stays.</p>
      ) : !asking ? (
        <Button look="quiet" onClick={ask}>
          Delete my photos now
        </Button>
      ) : (
        <>
          <Button onClick={confirm} busy={busy}>
            Yes, delete them for good
          </Button>
          <Button look="text" onClick={keep} disabled={busy}>
            Keep them
          </Button>
        </>
      )}
    </div>
  );
}
