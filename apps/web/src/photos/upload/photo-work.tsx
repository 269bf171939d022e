import { NO_ANSWERS, PHOTO_COUNT, sameAnswers } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { writeSession } from '../../lib/browser/session.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { sendAnswers } from '../../order/answers/send-answers.ts';
import { useBought } from '../../order/bought-order.ts';
import type { Order } from '../../order/order.ts';
import { BoughtOrderNotice } from '../../order/order-state/order-state.tsx';
import { paidBy } from '../../order/promo-code.ts';
import { UnseenQuestions } from '../../order/unseen-questions/unseen-questions.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { orderPhotos } from '../photo-store.ts';
import { forgetAdvice } from '../remembered-advice.ts';
import { FailureAdvice, PaidOrderNotice, RunningOrderNotice, UnpaidOrderNotice } from './notices.tsx';
import { PhotoDesk } from './photo-desk.tsx';
import styles from './upload.module.css';
import { useFailureAdvice } from './use-failure-advice.ts';
import { useSend } from './use-send.ts';

/** Choosing three photos and sending them: to the paid order that waits for them, else as a new one. */
export function PhotoWork({ order }: { readonly order: Order | null }): ReactNode {
  const advice = useFailureAdvice(order?.failure ?? null);
  const navigate = useNavigate();
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const { send, sent, challenged } = useSend(order?.id ?? null, 'new', async ({ id, had }) => {
    writeSession('currentOrderId', String(id));
    orderPhotos.sent();
    if (!had && !sameAnswers(answers, NO_ANSWERS)) await sendAnswers(Number(id), answers);
    forgetAdvice();
    navigate(order ? paths.processing(id) : paths.analyzing, { state: { justUploaded: true } });
  });
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
      onSend={send}
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
