import { useQueryClient } from '@tanstack/react-query';
import { PHOTO_COUNT, type PublicOrder, TOASTS } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { showToast } from '../../lib/messages/show-toast.ts';
import { fetchOrder, isUnknownOrder, openResult, orderKey, useOrder } from '../../order/order.ts';
import { moreWords, othersWords } from '../../order/photo-words.ts';
import { pathOf } from '../../order/screen-of.ts';
import { untilMeasured } from '../../order/until-measured.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { photoLinksKey } from '../photo-links.ts';
import { morePhotos } from '../photo-store.ts';
import type { Way } from '../send.ts';
import { Opening } from './opening.tsx';
import { PhotoDesk } from './photo-desk.tsx';
import { UnmeasuredError } from './upload-error.ts';
import { useSend } from './use-send.ts';

/** How many photos the order takes; 0 for none. */
const roomFor = (way: Way, { roomForPhotos, photoExchanges }: PublicOrder): number =>
  way === 'more' ? roomForPhotos : photoExchanges > 0 ? PHOTO_COUNT : 0;

/** What became of the result. */
function newsOf(before: PublicOrder, after: PublicOrder): string {
  const [was, is] = [openResult(before)?.season, openResult(after)?.season];
  if (!is) return 'Your result now uses all of your photos.';
  return was === is
    ? `With the new photos you’re still ${is}.`
    : `With the new photos you’re ${is}. Before, you were ${was}.`;
}

/**
 * More photos for an analyzed order whose result they would make surer, or others for one whose photos differ too much; any
 * other order goes where it belongs.
 */
export function ResultPhotos({ orderId, way }: { readonly orderId: string; readonly way: Way }): ReactNode {
  const { data: order, error, refetch } = useOrder(orderId);
  // Once photos are being sent the order changes under this screen, which then leads on by itself.
  const [first, setFirst] = useState<PublicOrder>();
  if (order && roomFor(way, order) > 0 && !first) setFirst(order);
  if (isUnknownOrder(error)) return <Opening error={error} onRetry={() => refetch()} />;
  if (first) return <Adding order={first} way={way} />;
  if (order) return <Navigate to={pathOf(order)} replace />;
  return <Opening error={error} onRetry={() => refetch()} />;
}

function Adding({ order, way }: { readonly order: PublicOrder; readonly way: Way }): ReactNode {
  const wanted = roomFor(way, order);
  const { title, text } = way === 'more' ? moreWords(order) : othersWords(order);
  const navigate = useNavigate();
  const client = useQueryClient();
  const { send, sent } = useSend(order.id, way, async (done) => {
    const after = await untilMeasured(done.order ?? (await fetchOrder(order.id)));
    client.setQueryData(orderKey(order.id), after);
    if (after.failure) throw new UnmeasuredError(after.failure.message);
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
      sent={sent}
      onSend={send}
      action={(count) =>
        way === 'replace' ? 'Measure These Photos' : count === 1 ? 'Add This Photo' : 'Add These Photos'
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
