import { NO_ANSWERS, type OrderProgress, PHOTO_COUNT } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { BoughtOrderNotice } from '../../components/bought-order/bought-order.tsx';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { Late } from '../../components/late/late.tsx';
import { PhotoConsent } from '../../components/photo-consent/photo-consent.tsx';
import { UnseenQuestions } from '../../components/unseen-questions/unseen-questions.tsx';
import { lazyAgain } from '../../lib/browser/lazy-again.tsx';
import { usePhotoConsent } from '../../lib/consent/photo-consent.ts';
import { showMissing } from '../../lib/messages/show-missing.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useBought } from '../../lib/order/bought-order.ts';
import { CameraDoor } from './camera-door.tsx';
import { ChosenPhotos } from './chosen-photos.tsx';
import { FailureAdvice, PaidOrderNotice, UnpaidOrderNotice } from './notices.tsx';
import { usePhotoInputs } from './photo-inputs.tsx';
import styles from './upload.module.css';
import { HeicNote, SendingNote } from './upload-notes.tsx';
import { useFailureAdvice } from './use-failure-advice.ts';
import { usePhotos } from './use-photos.ts';
import { useSendable } from './use-sendable.ts';
import { useUpload } from './use-upload.ts';
import { useVerdicts } from './use-verdicts.ts';

/** Fetched beside the screen, not before it. */
const GuidelinesDialog = lazyAgain(async () => (await import('./guidelines-dialog.tsx')).GuidelinesDialog);

/** Fetched only by those who are asked. */
const Challenge = lazyAgain(async () => (await import('../../components/challenge/challenge.tsx')).Challenge);

/** Choosing three photos and sending them: to the paid order that waits for them, else as a new one. */
export function PhotoWork({ order }: { readonly order: OrderProgress | null }): ReactNode {
  const advice = useFailureAdvice(order?.failure ?? null);
  const { send, sent, challenged } = useUpload(order?.id ?? null);
  const { photos, heic, add, remove } = usePhotos(advice.forget, { sending: sent !== null });
  const { browse, takePhoto, inputs } = usePhotoInputs(add);
  const sentAs = useSendable(photos);
  const consent = usePhotoConsent();
  const { verdictOf, toExchange } = useVerdicts(photos, advice, consent.given === true, true);
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const [guidelines, setGuidelines] = useState(false);
  /** Without a network they may not be there; choosing photos goes on without them. */
  const [guided, setGuided] = useState(true);
  const bought = useBought({ enabled: order === null });
  const sending = sent !== null;
  const complete = photos.length >= PHOTO_COUNT;
  const submit = async (token?: string): Promise<void> => {
    if (await consent.require()) send(photos, answers, token);
  };

  return (
    <div className={styles.work}>
      {order && <PaidOrderNotice id={order.id} failure={advice.failure} />}
      {!order && advice.failure && <FailureAdvice message={advice.failure.message} photosAreHere={photos.length > 0} />}
      <ChosenPhotos
        photos={photos}
        wanted={PHOTO_COUNT}
        sentAs={sentAs}
        verdictOf={verdictOf}
        onFirst={() => (guided ? setGuidelines(true) : browse())}
        onRemove={remove}
        onAdd={browse}
        sent={sent}
      />
      <HeicNote names={heic} />
      {photos.length > 0 && <UnseenQuestions answers={answers} onChange={setAnswers} disabled={sending} />}
      {challenged && !sending && (
        <Late onMissing={(error) => void showMissing(error)}>
          <Challenge next="your photos are sent" onToken={(token) => void submit(token)} />
        </Late>
      )}
      {!complete && !sending && (
        <CameraDoor wanted={PHOTO_COUNT - photos.length} onPhotos={add} onFiles={browse} onCameraApp={takePhoto} />
      )}
      <PhotoConsent consent={consent} disabled={sending} />
      <div className={styles.actions}>
        <Button wide onClick={() => void submit()} disabled={!complete || toExchange.length > 0} busy={sending}>
          Get My Analysis
        </Button>
        <SendingNote sent={sent} toExchange={complete ? toExchange : []} />
        {!order && complete && toExchange.length === 0 && !sending && (
          <ButtonLink look="text" to={paths.checkout}>
            Pay first, and have the result mailed
          </ButtonLink>
        )}
      </div>
      {/* Last, so that nothing moves when the answer comes. */}
      {bought.order && <BoughtOrderNotice order={bought.order} onAnother={bought.wantAnother} />}
      {bought.unpaid !== null && !sending && <UnpaidOrderNotice id={bought.unpaid} />}
      {inputs}
      <Late
        onMissing={() => {
          setGuided(false);
          if (!guidelines) return;
          setGuidelines(false);
          browse();
        }}
      >
        <GuidelinesDialog
          open={guidelines}
          onOpenChange={setGuidelines}
          onContinue={() => {
            setGuidelines(false);
            browse();
          }}
        />
      </Late>
    </div>
  );
}
