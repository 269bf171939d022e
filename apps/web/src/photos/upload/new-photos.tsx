import { type AnalysisFailure, PHOTO_COUNT, PHOTO_PROBLEM_ADVICE } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { writeSession } from '../../lib/browser/storage.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { moveDraftToOrder, sendPhotoDraft } from '../../order/answers/draft-answers.ts';
import type { Order } from '../../order/order.ts';
import { BeforeNotice } from '../../order/order-state/before-notice.tsx';
import { isCovered } from '../../order/promo-code.ts';
import { useBeforePayment } from '../../order/use-before-payment.ts';
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
  const [failure] = useState(() => order?.failure ?? rememberedAdvice());
  const { before, proceed } = useBeforePayment('upload', { enabled: order === null });
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
  const notice = before && <BeforeNotice before={before} screen="upload" onAnother={proceed} />;

  // Keeps people from sending photos again while they are being measured, and from missing the preview, which no email
  // links to.
  if (before?.kind === 'unpaid' && !isSending) return <div className={`halves-work ${styles.work}`}>{notice}</div>;
  return (
    <PhotoUploader
      photoCount={PHOTO_COUNT}
      sending={sending}
      action={() => 'Get My Analysis'}
      notice={(count) =>
        order ? (
          <Notice>
            <strong>Your order {order.id} needs three photos.</strong>
            {failure && count < PHOTO_COUNT && (
              <>
                <span>{failure.message}</span>
                <RefusedPhotos failure={failure} />
              </>
            )}
            <span>Add them here. There’s nothing more to pay.</span>
          </Notice>
        ) : (
          failure &&
          count < PHOTO_COUNT && (
            <Notice>
              <strong>{count > 0 ? 'Add other photos and send all three again.' : 'Choose three photos again.'}</strong>
              <span>{failure.message} It’s free to try again.</span>
              <RefusedPhotos failure={failure} />
            </Notice>
          )
        )
      }
      alternative={
        !order &&
        !isCovered() && (
          <ButtonLink look="text" to={paths.checkout}>
            Pay now, get your result by email
          </ButtonLink>
        )
      }
    >
      {/* Last, so that nothing moves when it appears. */}
      {before?.kind !== 'unpaid' && notice}
    </PhotoUploader>
  );
}

/** What the analysis could not use, by the numbers that the photos had. */
const RefusedPhotos = ({ failure }: { readonly failure: AnalysisFailure }): ReactNode =>
  failure.photos.map(({ position, problems }) =>
    problems.map((problem) => (
      <span key={`${position} ${problem}`}>
        Photo {position}: {PHOTO_PROBLEM_ADVICE[problem].label}. {PHOTO_PROBLEM_ADVICE[problem].advice}
      </span>
    )),
  );
