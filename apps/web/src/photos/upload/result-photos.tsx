import type { PublicOrder } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { moreWords, othersWords } from '../../order/more-photos/more-words.ts';
import { isUnknownOrder, useOrder } from '../../order/order.ts';
import { pathOf } from '../../order/screen-of.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { morePhotos } from '../photo-store.ts';
import { Opening } from './opening.tsx';
import { PhotoDesk } from './photo-desk.tsx';
import { roomFor, type UploadKind, useResultPhotos } from './use-result-photos.ts';

interface ResultPhotosProps {
  readonly orderId: string;
  readonly kind: UploadKind;
}

/**
 * More photos for an analyzed order whose result they would make surer, or others for one whose photos differ too much; any
 * other order goes where it belongs.
 */
export function ResultPhotos({ orderId, kind }: ResultPhotosProps): ReactNode {
  const { data: order, error, refetch } = useOrder(orderId);
  // Once photos are being sent the order changes under this screen, which then leads on by itself.
  const [first, setFirst] = useState<PublicOrder>();
  if (order && roomFor(kind, order) > 0 && !first) setFirst(order);
  if (isUnknownOrder(error)) return <Opening error={error} onRetry={() => refetch()} />;
  if (first) return <Adding order={first} kind={kind} />;
  if (order) return <Navigate to={pathOf(order)} replace />;
  return <Opening error={error} onRetry={() => refetch()} />;
}

function Adding({ order, kind }: { readonly order: PublicOrder; readonly kind: UploadKind }): ReactNode {
  const wanted = roomFor(kind, order);
  const { title, text } = kind === 'more' ? moreWords(order) : othersWords(order);
  const { send, sent } = useResultPhotos(order, kind);
  return (
    <PhotoDesk
      wanted={wanted}
      least={kind === 'more' ? 1 : wanted}
      store={morePhotos(order.id)}
      sent={sent}
      onSend={send}
      action={(count) =>
        kind === 'others' ? 'Measure These Photos' : count === 1 ? 'Add This Photo' : 'Add These Photos'
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
