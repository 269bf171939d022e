import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { storeResponse } from '../../lib/api/store-response.ts';
import { TOASTS } from '../../lib/message-texts.ts';
import { showToast } from '../../lib/messages.ts';
import { resultChangeText } from '../../order/answers/use-send-answers.ts';
import { fetchOrder, type Order, openResult, orderKey } from '../../order/order.ts';
import { morePhotosRequest, otherPhotosRequest } from '../../order/photo-requests.ts';
import { pathOf } from '../../order/screen-of.ts';
import { useOnMeasured } from '../../order/use-on-measured.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { photoLinksKey } from '../photo-links.ts';
import { additionalPhotos } from '../photo-store.ts';
import { PhotoUploader } from './photo-uploader.tsx';
import { useSend } from './use-send.ts';

function changeText(before: Order, after: Order): string {
  const previousResult = openResult(before);
  const newResult = openResult(after);
  return previousResult && newResult
    ? resultChangeText(previousResult, newResult)
    : 'Your result now uses all of your photos.';
}

/** More photos for an uncertain result, or replacements for mismatched ones. */
export function ResultPhotos(props: {
  readonly order: Order;
  readonly kind: 'more' | 'replace';
  readonly photoCount: number;
}): ReactNode {
  const { order, kind, photoCount } = props;
  const { title, text } = kind === 'more' ? morePhotosRequest(order) : otherPhotosRequest(order);
  const navigate = useNavigate();
  const client = useQueryClient();
  const sending = useSend(order.id, kind, async (sent) => {
    await storeResponse(client, orderKey(order.id), sent.order ?? (await fetchOrder(order.id)));
  });
  useOnMeasured(order.id, sending.isSuccess, (after) => {
    if (after.failure) {
      showToast({ ...TOASTS.uploadFailed, text: after.failure.message });
      sending.reset();
      return;
    }
    additionalPhotos(order.id).keep([]);
    void client.invalidateQueries({ queryKey: photoLinksKey(order.id) });
    // A proposed result is shown on the page that follows.
    if (!after.proposal) showToast(TOASTS.resultUpdated(changeText(order, after)));
    navigate(pathOf(after), { replace: true });
  });
  return (
    <PhotoUploader
      photoCount={photoCount}
      minCount={kind === 'more' ? 1 : photoCount}
      store={additionalPhotos(order.id)}
      sending={sending}
      action={(count) =>
        kind === 'replace' ? 'Measure These Photos' : count === 1 ? 'Add This Photo' : 'Add These Photos'
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
