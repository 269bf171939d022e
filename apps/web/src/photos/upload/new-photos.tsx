import { PHOTO_COUNT, type UnpaidOrder } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { writeSession } from '../../lib/browser/storage.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { moveDraftToOrder, sendPhotoDraft } from '../../order/answers/draft-answers.ts';
import { PhotoAnswers } from '../../order/answers/photo-answers.tsx';
import { useBoughtOrder } from '../../order/bought-order.ts';
import type { Order } from '../../order/order.ts';
import { orderMessage } from '../../order/order-state/order-message.ts';
import { BoughtOrderNotice, OrderNotice } from '../../order/order-state/order-state.tsx';
import { priceCoverage } from '../../order/promo-code.ts';
import { pathOf } from '../../order/screen-of.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { orderPhotos } from '../photo-store.ts';
import { rememberAdvice, rememberedAdvice } from '../remembered-advice.ts';
import { PhotoUploader } from './photo-uploader.tsx';
import styles from './upload.module.css';
import { useSend } from './use-send.ts';

/** Three photos for a paid order that needs them, or else for a new one. */
export function NewPhotos({ order }: { readonly order: Order | null }): ReactNode {
  const navigate = useNavigate();
  const [failure, setFailure] = useState(() => order?.failure ?? rememberedAdvice());
  const [wantsAnother, setWantsAnother] = useState(false);
  const bought = useBoughtOrder({ enabled: order === null });
  const { unpaid } = bought;
  const sending = useSend(order?.id ?? null, 'new', async ({ id }) => {
    writeSession('currentOrderId', String(id));
    orderPhotos.markSent();
    if (!order) {
      await sendPhotoDraft(Number(id));
      moveDraftToOrder(Number(id));
    }
    rememberAdvice(null);
    navigate(order ? paths.processing(id) : paths.analyzing, { state: { justUploaded: true } });
  });
  const isSending = sending.sent !== null;
  const forgetAdvice = (): void => {
    rememberAdvice(null);
    setFailure(null);
  };

  // Keeps people from sending photos again while they are being measured, and from missing the preview, which no email
  // links to.
  if (unpaid && !wantsAnother && !isSending) {
    return (
      <div className={`halves-work ${styles.work}`}>
        <UnpaidOrderNotice order={unpaid} onAnother={() => setWantsAnother(true)} />
      </div>
    );
  }
  return (
    <PhotoUploader
      photoCount={PHOTO_COUNT}
      failure={failure}
      onChange={forgetAdvice}
      sending={sending}
      action={() => 'Get My Analysis'}
      notice={(count) =>
        order ? (
          <Notice>
            <strong>Your order {order.id} needs three photos.</strong>
            {failure && <span>{failure.message}</span>}
            <span>Add them here. There’s nothing more to pay.</span>
          </Notice>
        ) : (
          failure && (
            <Notice>
              <strong>
                {count > 0 ? 'Replace the marked photos and send all three again.' : 'Choose three photos again.'}
              </strong>
              <span>{failure.message} It’s free to try again.</span>
            </Notice>
          )
        )
      }
      questions={!order && <PhotoAnswers disabled={isSending} />}
      alternative={
        !order &&
        priceCoverage() === null && (
          <ButtonLink look="text" to={paths.checkout}>
            Pay now, get your result by email
          </ButtonLink>
        )
      }
    >
      {/* Last, so that nothing moves when it appears. */}
      {bought.order && <BoughtOrderNotice order={bought.order} onAnother={bought.wantAnother} />}
    </PhotoUploader>
  );
}

/** Shows the unpaid order of this browser before another one. */
function UnpaidOrderNotice({ order, onAnother }: { order: UnpaidOrder; onAnother: () => void }): ReactNode {
  if (order.nextStep === 'payment') {
    return (
      <OrderNotice
        title={`You already have a result: order ${order.id}.`}
        lines={['It’s measured and locked. You haven’t paid, and you owe nothing.']}
        way={{ label: 'See Its Preview', to: pathOf(order) }}
        onAnother={onAnother}
      />
    );
  }
  const { text, ways } = orderMessage(order);
  return (
    <OrderNotice title={`We have your photos: order ${order.id}.`} lines={[text]} way={ways[0]} onAnother={onAnother} />
  );
}
