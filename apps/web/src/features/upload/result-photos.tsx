import type { PublicOrder } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { Button } from '../../components/button/button.tsx';
import { moreWords, OTHERS_WORDS } from '../../components/more-photos/more-words.ts';
import { Notice } from '../../components/notice/notice.tsx';
import { PhotoConsent } from '../../components/photo-consent/photo-consent.tsx';
import { usePhotoConsent } from '../../lib/consent/photo-consent.ts';
import { useOrder } from '../../lib/order/order.ts';
import { isUnknownOrder } from '../../lib/order/order-progress.ts';
import { pathOf } from '../../lib/order/screen-of.ts';
import { morePhotos } from '../../lib/photos/photo-store.ts';
import { CameraDoor } from './camera-door.tsx';
import { ChosenPhotos } from './chosen-photos.tsx';
import { Opening } from './opening.tsx';
import { usePhotoInputs } from './photo-inputs.tsx';
import styles from './upload.module.css';
import { HeicNote, SendingNote } from './upload-notes.tsx';
import { usePhotos } from './use-photos.ts';
import { type Bringing, roomFor, useResultPhotos } from './use-result-photos.ts';
import { useSendable } from './use-sendable.ts';
import { useVerdicts } from './use-verdicts.ts';

interface ResultPhotosProps {
  readonly orderId: string;
  readonly bringing: Bringing;
}

/**
 * More photos for an analyzed order whose result they would make surer, or others for one whose photos differ too much; any
 * other order goes where it belongs.
 */
export function ResultPhotos({ orderId, bringing }: ResultPhotosProps): ReactNode {
  const { data: order, error, refetch } = useOrder(orderId);
  // Once photos are being sent the order changes under this screen, which then leads on by itself.
  const [first, setFirst] = useState<PublicOrder>();
  if (order && roomFor(bringing, order) > 0 && !first) setFirst(order);
  if (isUnknownOrder(error)) return <Opening error={error} onRetry={() => refetch()} />;
  if (first) return <Adding order={first} bringing={bringing} />;
  if (order) return <Navigate to={pathOf(order)} replace />;
  return <Opening error={error} onRetry={() => refetch()} />;
}

const nothing = (): void => undefined;
const NO_ADVICE = { failure: null, of: () => undefined, forget: nothing };

function Adding({ order, bringing }: { readonly order: PublicOrder; readonly bringing: Bringing }): ReactNode {
  const wanted = roomFor(bringing, order);
  const { title, text } = bringing === 'more' ? moreWords(order) : OTHERS_WORDS;
  const { send, sent } = useResultPhotos(order, bringing);
  const sending = sent !== null;
  const { photos, heic, add, remove } = usePhotos(nothing, { sending, most: wanted, store: morePhotos(order.id) });
  const { browse, takePhoto, inputs } = usePhotoInputs(add);
  const sentAs = useSendable(photos);
  const consent = usePhotoConsent();
  const { verdictOf, toExchange } = useVerdicts(photos, NO_ADVICE, consent.given === true);
  const submit = async (): Promise<void> => {
    if (await consent.require()) send(photos);
  };
  return (
    <div className={styles.work}>
      <Notice live={false}>
        <strong>{title}</strong>
        <span>{text}</span>
      </Notice>
      <ChosenPhotos
        photos={photos}
        wanted={wanted}
        sentAs={sentAs}
        verdictOf={verdictOf}
        onFirst={browse}
        onRemove={remove}
        onAdd={browse}
        sent={sent}
      />
      <HeicNote names={heic} />
      {photos.length < wanted && !sending && (
        <CameraDoor wanted={wanted - photos.length} onPhotos={add} onFiles={browse} onCameraApp={takePhoto} />
      )}
      <PhotoConsent consent={consent} disabled={sending} />
      <div className={styles.actions}>
        <Button
          wide
          onClick={() => void submit()}
          disabled={photos.length < (bringing === 'more' ? 1 : wanted) || toExchange.length > 0}
          busy={sending}
        >
          {bringing === 'others' ? 'Measure These Photos' : photos.length === 1 ? 'Add This Photo' : 'Add These Photos'}
        </Button>
        <SendingNote sent={sent} toExchange={toExchange} />
      </div>
      {inputs}
    </div>
  );
}
