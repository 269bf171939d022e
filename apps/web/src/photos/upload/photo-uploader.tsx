import { PHOTO_MAX_MEGABYTES } from '@trueseason/contracts';
import { listed } from '@trueseason/style/seasons/listed';
import { type ChangeEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { retryableLazy } from '../../lib/browser/retryable-lazy.tsx';
import { useFocusAfterChange } from '../../lib/browser/use-focus-after-change.ts';
import { useInBrowser } from '../../lib/browser/use-in-browser.ts';
import { TOASTS } from '../../lib/message-texts.ts';
import { showMissing, showToast } from '../../lib/messages.ts';
import { LazyPart } from '../../order/lazy-part/lazy-part.tsx';
import { Button } from '../../ui/button/button.tsx';
import { PhotoConsent } from '../consent/consent-box.tsx';
import { usePhotoConsent } from '../consent/photo-consent.ts';
import { orderPhotos, type PhotoStore } from '../photo-store.ts';
import { CameraButton } from './camera-button.tsx';
import { PhotoList } from './photo-list.tsx';
import { sentShares } from './photo-rules.ts';
import styles from './upload.module.css';
import { usePhotos } from './use-photos.ts';
import type { Sending } from './use-send.ts';
import { useVerdicts } from './use-verdicts.ts';

/** Loaded together with the screen. */
const GuidelinesDialog = retryableLazy(async () => (await import('./guidelines-dialog.tsx')).GuidelinesDialog);

/** Loaded only when questions are asked. */
const Challenge = retryableLazy(async () => (await import('../../ui/challenge/challenge.tsx')).Challenge);

const missingPhotosText = (missingCount: number, chosenCount: number): string => {
  if (missingCount === 1) return chosenCount === 0 ? 'a photo' : 'one more photo';
  return chosenCount === 0 ? `${missingCount} photos` : `${missingCount} more photos`;
};

/** Where photos are chosen or taken, checked, agreed to and sent. */
export function PhotoUploader(props: {
  readonly photoCount: number;
  /** How many are enough. */
  readonly minCount?: number;
  readonly store?: PhotoStore;
  readonly sending: Sending;
  readonly action: (count: number) => string;
  /** Above the photos. */
  readonly notice: (count: number) => ReactNode;
  /** Another way to send them. */
  readonly alternative?: ReactNode;
  readonly children?: ReactNode;
}): ReactNode {
  const { photoCount, minCount = photoCount, store = orderPhotos } = props;
  const { send, sent, challenged } = props.sending;
  const isSending = sent !== null;
  const { photos, notes, add, remove, erase } = usePhotos({ isSending, maxCount: photoCount, store });
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const browse = (): void => picker.current?.click();
  const consent = usePhotoConsent();
  const { verdicts, places, toReplace } = useVerdicts(photos, consent.given === true);
  /** Without a network, choosing photos works without them. */
  const [guidelines, setGuidelines] = useState<'closed' | 'open' | 'missing'>('closed');
  const selection = useFocusAfterChange<HTMLElement>(photos.length);
  const missingCount = minCount - photos.length;
  const isReady = missingCount <= 0 && toReplace.length === 0;
  const submit = async (token?: string): Promise<void> => {
    if (!(await consent.require())) return;
    if (missingCount > 0) showToast(TOASTS.notEnoughPhotos);
    else send(photos, token);
  };

  return (
    <div className={`halves-work ${styles.work}`}>
      {props.notice(photos.length)}
      {/* Always present, because a status that appears with its text is not read out. */}
      <p className="visually-hidden" role="status">
        {photos.length > 0 && `${photos.length} of ${photoCount} photos selected`}
      </p>
      <section ref={selection} tabIndex={-1} aria-label="Your photos">
        {photos.length === 0 ? (
          <DropZone count={photoCount} onClick={() => (guidelines === 'missing' ? browse() : setGuidelines('open'))} />
        ) : (
          <PhotoList
            photos={photos}
            photoCount={photoCount}
            verdicts={verdicts}
            places={places}
            onRemove={remove}
            onAdd={browse}
            awaitsConsent={consent.given === false}
            sent={isSending ? sentShares(photos, sent) : null}
          />
        )}
      </section>
      <FileNotes notes={notes} />
      {challenged && !isSending && (
        <LazyPart onMissing={(error) => void showMissing(error)}>
          <Challenge next="we’ll send your photos" onToken={(token) => void submit(token)} />
        </LazyPart>
      )}
      {!isSending && (
        <CameraButton
          photos={photos}
          remaining={photoCount - photos.length}
          places={places}
          onPhotos={add}
          onFiles={browse}
          onCameraApp={() => camera.current?.click()}
          onErase={erase}
        />
      )}
      <PhotoConsent consent={consent} disabled={isSending} />
      <div className="stack gap-3">
        <Button
          wide
          onClick={() => void submit()}
          missing={missingCount > 0 && `Please add ${missingPhotosText(missingCount, photos.length)} first.`}
          disabled={!isReady}
          busy={isSending}
        >
          {props.action(photos.length)}
        </Button>
        <SendingNote sent={sent} toReplace={missingCount > 0 ? [] : toReplace} />
        {isReady && !isSending && props.alternative}
      </div>
      {props.children}
      <FileInputs picker={picker} camera={camera} onFiles={add} />
      <LazyPart
        onMissing={() => {
          setGuidelines('missing');
          if (guidelines === 'open') browse();
        }}
      >
        <GuidelinesDialog
          open={guidelines === 'open'}
          onOpenChange={(open) => setGuidelines(open ? 'open' : 'closed')}
          onContinue={() => {
            setGuidelines('closed');
            browse();
          }}
        />
      </LazyPart>
    </div>
  );
}

/** Stays when the toast is gone. */
const FileNotes = ({ notes }: { readonly notes: readonly string[] }): ReactNode => (
  <div role="status" className="stack gap-2 text-sm">
    {notes.map((note) => (
      <p key={note} className="well breaks">
        {note}
      </p>
    ))}
  </div>
);

/** The hidden fields that open the device's files and its camera. */
function FileInputs(props: {
  readonly picker: RefObject<HTMLInputElement | null>;
  readonly camera: RefObject<HTMLInputElement | null>;
  readonly onFiles: (files: readonly File[]) => void;
}): ReactNode {
  const onFileChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    props.onFiles([...(target.files ?? [])]);
    target.value = '';
  };
  const file = { type: 'file', hidden: true, onChange: onFileChange };
  if (!useInBrowser()) return null;
  return (
    <>
      <input {...file} ref={props.picker} accept="image/jpeg,image/png,.jpg,.jpeg,.png" multiple data-testid="picker" />
      <input {...file} ref={props.camera} accept="image/*" capture="user" />
    </>
  );
}

/** How much has been sent, or which photos to replace first. */
function SendingNote(props: { readonly sent: number | null; readonly toReplace: readonly number[] }): ReactNode {
  const { sent, toReplace } = props;
  const replace = `Please replace photo${toReplace.length > 1 ? 's' : ''} ${listed(toReplace.map(String))} to continue.`;
  const sending = sent === 1 ? 'Photos received. One moment…' : 'Sending your photos…';
  const status = sent !== null ? sending : toReplace.length > 0 && replace;
  return (
    <p className={status ? 'text-sm figures' : undefined}>
      <span role="status">{status}</span>
      {/* Changes too fast to be read out. */}
      <span aria-hidden="true">{sent !== null && sent < 1 && ` ${Math.round(sent * 100)} %`}</span>
    </p>
  );
}

const NUMBERS = ['One photo', 'Two photos', 'Three photos'] as const;

/** Where photos may be dropped, as on the rest of the screen; a click leads to the guidelines first. */
function DropZone({ count, onClick }: { readonly count: number; readonly onClick: () => void }): ReactNode {
  const [isOver, setIsOver] = useState(false);
  return (
    <button
      type="button"
      className={`stack start gap-3 wide ${styles.zone}`}
      data-over={isOver || undefined}
      onClick={onClick}
      onDragOver={() => setIsOver(true)}
      onDragLeave={() => setIsOver(false)}
      onDrop={() => setIsOver(false)}
    >
      <span className={`wide ${styles.frames}`} aria-hidden="true">
        {NUMBERS.slice(0, count).map((number) => (
          <svg key={number} viewBox="0 0 80 100" fill="none" stroke="currentColor" aria-hidden="true">
            <path d="M1 14V1h13M66 1h13v13M79 86v13H66M14 99H1V86" strokeWidth="1.5" />
            <path
              d="M40 20c13 0 19 9 18 23-1 16-8 27-18 27S23 59 22 43c-1-14 5-23 18-23Z"
              strokeWidth="1.2"
              strokeDasharray="2.5 3"
            />
          </svg>
        ))}
      </span>
      <span className="heading">Drop your photos here or click to browse</span>
      <span className="text-sm soft balanced">
        {NUMBERS[count - 1]}, JPEG or PNG, up to {PHOTO_MAX_MEGABYTES} MB each
      </span>
    </button>
  );
}
