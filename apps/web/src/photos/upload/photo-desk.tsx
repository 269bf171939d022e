import { TOASTS } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { lazyAgain } from '../../lib/browser/lazy-again.tsx';
import { useTakeFocus } from '../../lib/browser/use-take-focus.ts';
import { showMissing } from '../../lib/messages/show-missing.ts';
import { showToast } from '../../lib/messages/show-toast.ts';
import { Late } from '../../order/late/late.tsx';
import { Button } from '../../ui/button/button.tsx';
import { PhotoConsent } from '../consent/consent-box.tsx';
import { usePhotoConsent } from '../consent/photo-consent.ts';
import type { PhotoStore } from '../photo-store.ts';
import { CameraDoor } from './camera-door.tsx';
import { DropZone } from './drop-zone.tsx';
import { usePhotoInputs } from './photo-inputs.tsx';
import { PhotoList } from './photo-list.tsx';
import { sentOfEach } from './photo-rules.ts';
import styles from './upload.module.css';
import { HeicNote, SendingNote } from './upload-notes.tsx';
import type { Advice } from './use-failure-advice.ts';
import { usePhotos } from './use-photos.ts';
import { useVerdicts } from './use-verdicts.ts';

/** Fetched beside the screen, not before it. */
const GuidelinesDialog = lazyAgain(async () => (await import('./guidelines-dialog.tsx')).GuidelinesDialog);

/** Fetched only by those who are asked. */
const Challenge = lazyAgain(async () => (await import('../../ui/challenge/challenge.tsx')).Challenge);

const NO_ADVICE: Advice = { failure: null, of: () => undefined, forget: () => undefined };

export interface PhotoDeskProps {
  readonly wanted: number;
  /** How many are enough. */
  readonly least?: number;
  readonly store?: PhotoStore;
  readonly advice?: Advice;
  /** How much of all photos has been sent; null while they are not. */
  readonly sent: number | null;
  /** Whether the server asks for a person before it takes the photos. */
  readonly challenged?: boolean;
  readonly onSend: (photos: readonly File[], challengeToken?: string) => void;
  readonly action: (count: number) => string;
  /** Above the photos. */
  readonly notice: (count: number) => ReactNode;
  /** What is asked about chosen photos. */
  readonly questions?: ReactNode;
  /** Another way to send them. */
  readonly otherWay?: ReactNode;
  readonly children?: ReactNode;
}

const photosWanted = (few: number, chosen: number): string => {
  if (few === 1) return chosen === 0 ? 'a photo' : 'one more photo';
  return chosen === 0 ? `${few} photos` : `${few} more photos`;
};

/** Where photos are chosen or taken, looked at, agreed to and sent. */
export function PhotoDesk({
  wanted,
  least = wanted,
  store,
  advice = NO_ADVICE,
  sent,
  ...rest
}: PhotoDeskProps): ReactNode {
  const sending = sent !== null;
  const { photos, heic, add, remove } = usePhotos(advice.forget, { sending, most: wanted, store });
  const { browse, takePhoto, inputs } = usePhotoInputs(add);
  const consent = usePhotoConsent();
  const { verdictOf, toReplace } = useVerdicts(photos, advice, consent.given === true);
  const [guidelines, setGuidelines] = useState(false);
  /** Without a network they may not be there; choosing photos goes on without them. */
  const [guided, setGuided] = useState(true);
  const selection = useTakeFocus<HTMLElement>(photos.length);
  const few = least - photos.length;
  const ready = few <= 0 && toReplace.length === 0;
  const submit = async (token?: string): Promise<void> => {
    if (!(await consent.require())) return;
    if (few > 0) showToast(TOASTS.notEnoughPhotos);
    else rest.onSend(photos, token);
  };
  const leaveGuidelines = (): void => {
    setGuidelines(false);
    browse();
  };

  return (
    <div className={`halves-work ${styles.work}`}>
      {rest.notice(photos.length)}
      {/* Here from the start: what arrives with its words is not read out. */}
      <p className="visually-hidden" role="status">
        {photos.length > 0 && `${photos.length} of ${wanted} photos selected`}
      </p>
      <section ref={selection} tabIndex={-1} aria-label="Your photos">
        {photos.length === 0 ? (
          <DropZone count={wanted} onClick={() => (guided ? setGuidelines(true) : browse())} />
        ) : (
          <PhotoList
            photos={photos}
            wanted={wanted}
            verdictOf={verdictOf}
            onRemove={remove}
            onAdd={browse}
            sent={sending ? sentOfEach(photos, sent) : null}
          />
        )}
      </section>
      <HeicNote names={heic} />
      {photos.length > 0 && rest.questions}
      {rest.challenged && !sending && (
        <Late onMissing={(error) => void showMissing(error)}>
          <Challenge next="we’ll send your photos" onToken={(token) => void submit(token)} />
        </Late>
      )}
      {photos.length < wanted && !sending && (
        <CameraDoor wanted={wanted - photos.length} onPhotos={add} onFiles={browse} onCameraApp={takePhoto} />
      )}
      <PhotoConsent consent={consent} disabled={sending} />
      <div className="stack gap-3">
        <Button
          wide
          onClick={() => void submit()}
          missing={few > 0 && `Please add ${photosWanted(few, photos.length)} first.`}
          disabled={!ready}
          busy={sending}
        >
          {rest.action(photos.length)}
        </Button>
        <SendingNote sent={sent} toReplace={photos.length >= least ? toReplace : []} />
        {ready && !sending && rest.otherWay}
      </div>
      {rest.children}
      {inputs}
      <Late
        onMissing={() => {
          setGuided(false);
          if (guidelines) leaveGuidelines();
        }}
      >
        <GuidelinesDialog open={guidelines} onOpenChange={setGuidelines} onContinue={leaveGuidelines} />
      </Late>
    </div>
  );
}
