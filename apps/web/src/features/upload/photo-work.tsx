import { NO_ANSWERS, type OrderProgress, PHOTO_COUNT } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { BoughtOrderNotice } from '../../components/bought-order/bought-order.tsx';
import { ButtonLink } from '../../components/button/button.tsx';
import { UnseenQuestions } from '../../components/unseen-questions/unseen-questions.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import { useBought } from '../../lib/order/bought-order.ts';
import { FailureAdvice, PaidOrderNotice, UnpaidOrderNotice } from './notices.tsx';
import { PhotoDesk } from './photo-desk.tsx';
import { useFailureAdvice } from './use-failure-advice.ts';
import { useUpload } from './use-upload.ts';

/** Choosing three photos and sending them: to the paid order that waits for them, else as a new one. */
export function PhotoWork({ order }: { readonly order: OrderProgress | null }): ReactNode {
  const advice = useFailureAdvice(order?.failure ?? null);
  const { send, sent, challenged } = useUpload(order?.id ?? null);
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const bought = useBought({ enabled: order === null });
  const sending = sent !== null;
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
        !order && (
          <ButtonLink look="text" to={paths.checkout}>
            Pay now, get your result by email
          </ButtonLink>
        )
      }
    >
      {/* Last, so that nothing moves when the answer comes. */}
      {bought.order && <BoughtOrderNotice order={bought.order} onAnother={bought.wantAnother} />}
      {bought.unpaid !== null && !sending && <UnpaidOrderNotice id={bought.unpaid} />}
    </PhotoDesk>
  );
}
