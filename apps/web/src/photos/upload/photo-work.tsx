import { NO_ANSWERS, PHOTO_COUNT } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { BoughtOrderNotice } from '../../order/bought-order/bought-order.tsx';
import { useBought } from '../../order/bought-order.ts';
import type { Order } from '../../order/order.ts';
import { paidBy } from '../../order/promo-code.ts';
import { UnseenQuestions } from '../../order/unseen-questions/unseen-questions.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { FailureAdvice, PaidOrderNotice, RunningOrderNotice, UnpaidOrderNotice } from './notices.tsx';
import { PhotoDesk } from './photo-desk.tsx';
import styles from './upload.module.css';
import { useFailureAdvice } from './use-failure-advice.ts';
import { useUpload } from './use-upload.ts';

/** Choosing three photos and sending them: to the paid order that waits for them, else as a new one. */
export function PhotoWork({ order }: { readonly order: Order | null }): ReactNode {
  const advice = useFailureAdvice(order?.failure ?? null);
  const { send, sent, challenged } = useUpload(order?.id ?? null);
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const [another, setAnother] = useState(false);
  const bought = useBought({ enabled: order === null });
  const { unpaid } = bought;
  const sending = sent !== null;
  if (unpaid?.nextStep === 'analysis' && !another && !sending) {
    return (
      <div className={`halves-work ${styles.work}`}>
        <RunningOrderNotice id={unpaid.id} onAnother={() => setAnother(true)} />
      </div>
    );
  }
  return (
    <PhotoDesk
      wanted={PHOTO_COUNT}
      advice={advice}
      sent={sent}
      challenged={challenged}
      onSend={(photos, token) => send(photos, answers, token)}
      action={() => 'Get My Analysis'}
      notice={(count) =>
        order ? (
          <PaidOrderNotice id={order.id} failure={advice.failure} />
        ) : (
          advice.failure && <FailureAdvice message={advice.failure.message} photosAreHere={count > 0} />
        )
      }
      questions={<UnseenQuestions answers={answers} onChange={setAnswers} disabled={sending} />}
      otherWay={
        !order &&
        paidBy() === null && (
          <ButtonLink look="text" to={paths.checkout}>
            Pay now, get your result by email
          </ButtonLink>
        )
      }
    >
      {/* Last, so that nothing moves when the answer comes. */}
      {bought.order && <BoughtOrderNotice order={bought.order} onAnother={bought.wantAnother} />}
      {unpaid?.nextStep === 'payment' && !sending && <UnpaidOrderNotice id={unpaid.id} />}
    </PhotoDesk>
  );
}
