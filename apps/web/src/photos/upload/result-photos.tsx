import { useQueryClient } from '@tanstack/react-query';
import { NO_ANSWERS } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { TOASTS } from '../../lib/message-texts.ts';
import { showToast } from '../../lib/messages.ts';
import { sendAnswers } from '../../order/answers/send-answers.ts';
import { whatChanged } from '../../order/answers/use-answer.ts';
import { fetchOrder, type Order, openResult, orderKey } from '../../order/order.ts';
import { moreWords, othersWords } from '../../order/photo-words.ts';
import { pathOf } from '../../order/screen-of.ts';
import { UnseenQuestions } from '../../order/unseen-questions/unseen-questions.tsx';
import { useMeasured } from '../../order/use-measured.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { photoLinksKey } from '../photo-links.ts';
import { morePhotos } from '../photo-store.ts';
import { PhotoDesk } from './photo-desk.tsx';
import { useSend } from './use-send.ts';

function newsOf(before: Order, after: Order): string {
  const [was, is] = [openResult(before), openResult(after)];
  return was && is ? whatChanged(was, is) : 'Your result now uses all of your photos.';
}

/** More photos for an uncertain result, or replacements for mismatched ones. */
export function ResultPhotos(props: {
  readonly order: Order;
  readonly way: 'more' | 'replace';
  readonly wanted: number;
}): ReactNode {
  const { order, way, wanted } = props;
  const { title, text } = way === 'more' ? moreWords(order) : othersWords(order);
  const navigate = useNavigate();
  const client = useQueryClient();
  const [changed, setChanged] = useState(NO_ANSWERS);
  const answers = { ...openResult(order)?.evidence.answers, ...changed };
  const sending = useSend(order.id, way, async (sent) => {
    // After the photos, so that both count as one round.
    const answered = changed !== NO_ANSWERS && (await sendAnswers(order.id, changed));
    client.setQueryData(orderKey(order.id), answered || sent.order || (await fetchOrder(order.id)));
  });
  useMeasured(order.id, sending.isSuccess, (after) => {
    if (after.failure) {
      showToast({ ...TOASTS.uploadFailed, text: after.failure.message });
      sending.reset();
      return;
    }
    morePhotos(order.id).keep([]);
    void client.invalidateQueries({ queryKey: photoLinksKey(order.id) });
    showToast(TOASTS.resultUpdated(newsOf(order, after)));
    navigate(pathOf(after), { replace: true });
  });
  return (
    <PhotoDesk
      wanted={wanted}
      least={way === 'more' ? 1 : wanted}
      store={morePhotos(order.id)}
      sending={sending}
      action={(count) =>
        way === 'replace' ? 'Measure These Photos' : count === 1 ? 'Add This Photo' : 'Add These Photos'
      }
      questions={
        <UnseenQuestions
          answers={answers}
          open={order.openQuestions}
          onChange={setChanged}
          disabled={sending.sent !== null}
        />
      }
      notice={() => (
        <Notice live={false}>
          <strong>{title}</strong>
          <span>{text}</span>
        </Notice>
      )}
    />
  );
}
