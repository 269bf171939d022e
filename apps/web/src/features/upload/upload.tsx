import { type Answers, PHOTO_COUNT, TOASTS } from '@trueseason/contracts';
import { type ChangeEvent, lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { PageShell } from '../../components/shell/page-shell.tsx';
import { UnseenQuestions } from '../../components/unseen-questions/unseen-questions.tsx';
import { track, trackStep } from '../../lib/analytics.ts';
import { paths } from '../../lib/paths.ts';
import { forgetAdvice, rememberedAdvice } from '../../lib/photo-advice.ts';
import { answersOf } from '../../lib/questions.ts';
import { showToast } from '../../lib/toasts.ts';
import { useInBrowser } from '../../lib/use-in-browser.ts';
import { useTakeFocus } from '../../lib/use-take-focus.ts';
import { DropZone } from './drop-zone.tsx';
import { FailureAdvice } from './failure-advice.tsx';
import { PhotoList } from './photo-list.tsx';
import { sentOfEach } from './photo-rules.ts';
import { placeOrder } from './place-order.ts';
import styles from './upload.module.css';
import { needsChallenge, uploadErrorToast } from './upload-error.ts';
import { usePhotoChecks } from './use-photo-checks.ts';
import { usePhotos } from './use-photos.ts';
import { useSendable } from './use-sendable.ts';
import { WhatFollows } from './what-follows.tsx';

/** Fetched beside the screen, not before it. */
const GuidelinesDialog = lazy(async () => ({
  default: (await import('./guidelines-dialog.tsx')).GuidelinesDialog,
}));

/** Fetched only by those who are asked. */
const Challenge = lazy(async () => ({
  default: (await import('../../components/challenge/challenge.tsx')).Challenge,
}));

export function Component(): ReactNode {
  const navigate = useNavigate();
  const [failure] = useState(rememberedAdvice);
  const [adviceApplies, setAdviceApplies] = useState(failure !== null);
  const onChange = useCallback(() => {
    forgetAdvice();
    setAdviceApplies(false);
  }, []);
  const [sent, setSent] = useState<number | null>(null);
  const { photos, heic, add, remove } = usePhotos(onChange, sent !== null);
  const selection = useTakeFocus<HTMLElement>(photos.length);
  const sentAs = useSendable(photos);
  const checkOf = usePhotoChecks(adviceApplies ? [] : photos);
  const [ticked, setTicked] = useState<readonly (keyof Answers)[]>([]);
  const [guidelines, setGuidelines] = useState(false);
  const [challenged, setChallenged] = useState(false);
  const inBrowser = useInBrowser();
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const ready = photos.length >= PHOTO_COUNT;

  useEffect(() => trackStep('upload_page_view'), []);

  const chosen = (event: ChangeEvent<HTMLInputElement>): void => {
    add([...(event.target.files ?? [])]);
    event.target.value = '';
  };

  const submit = async (challengeToken?: string): Promise<void> => {
    if (!ready) return showToast(TOASTS.notEnoughPhotos);
    setSent(0);
    setChallenged(false);
    try {
      await placeOrder(photos, answersOf(ticked), failure !== null, setSent, challengeToken);
      track('photo_upload', { photos: photos.length });
      trackStep('photos_uploaded', { photos: photos.length });
      forgetAdvice();
      navigate(paths.analyzing, { state: { justUploaded: true } });
    } catch (error) {
      console.error('Upload failed:', error);
      setSent(null);
      if (needsChallenge(error)) setChallenged(true);
      else showToast(uploadErrorToast(error));
    }
  };

  return (
    <PageShell focused>
      <title>Upload your photos · TrueSeason</title>
      <div className={styles.page}>
        <header className={styles.head}>
          <ButtonLink look="text" to={paths.home}>
            Back
          </ButtonLink>
          <h1>AI Color Analysis</h1>
          <p className={styles.lead}>
            Three selfies by a window. We look at the photos before anyone pays, and tell you if one of them will not
            do.
          </p>
        </header>
        <div className={styles.work}>
          {adviceApplies && failure && <FailureAdvice message={failure.message} photosAreHere={photos.length > 0} />}
          <section ref={selection} tabIndex={-1} aria-label="Your photos">
            {photos.length === 0 ? (
              <DropZone onClick={() => setGuidelines(true)} />
            ) : (
              <PhotoList
                photos={photos}
                sentAs={sentAs}
                verdictOf={(photo, index) =>
                  (adviceApplies && failure?.photos.find(({ position }) => position === index + 1)) || checkOf(photo)
                }
                onRemove={remove}
                onAdd={() => picker.current?.click()}
                disabled={sent !== null}
                sent={sent === null ? null : sentOfEach(photos.map(sentAs), sent)}
              />
            )}
          </section>
          {heic.length > 0 && (
            <p className={styles.heic} role="status">
              {heic.join(', ')} is in Apple’s HEIC format, which we cannot read. On an iPhone, choose the photo from
              here again as “Most Compatible”, or take a new one with the camera button; both arrive as JPEG.
            </p>
          )}
          {photos.length > 0 && <UnseenQuestions ticked={ticked} onChange={setTicked} disabled={sent !== null} />}
          {challenged && (
            <Suspense>
              <Challenge next="your photos are sent" onToken={submit} />
            </Suspense>
          )}
          <div className={styles.actions}>
            {photos.length < PHOTO_COUNT && (
              <Button look="quiet" wide className={styles.camera} onClick={() => camera.current?.click()}>
                Take a photo
              </Button>
            )}
            <Button wide onClick={() => submit()} disabled={!ready} busy={sent !== null}>
              Get My Analysis
            </Button>
            {sent !== null && (
              <p className={`${styles.sending} figures`}>
                <span role="status">{sent < 1 ? 'Sending your photos…' : 'Photos received. One moment…'}</span>
                {/* The figure runs too fast to be read out. */}
                <span aria-hidden="true">{sent < 1 && ` ${Math.round(sent * 100)} %`}</span>
              </p>
            )}
          </div>
          <p className={styles.privacy}>
            By sending your photos you agree that we measure your skin, hair and eyes on them, for your analysis and
            nothing else. We strip location and camera data on arrival. Photos of orders that are never paid are deleted
            after 24 hours, all others after 30 days or when you ask.
          </p>
        </div>
        <WhatFollows />
      </div>
      {inBrowser && (
        <>
          <input
            ref={picker}
            type="file"
            accept="image/jpeg,image/png"
            multiple
            hidden
            onChange={chosen}
            data-testid="picker"
          />
          <input ref={camera} type="file" accept="image/*" capture="user" hidden onChange={chosen} />
        </>
      )}
      <Suspense>
        <GuidelinesDialog
          open={guidelines}
          onOpenChange={setGuidelines}
          onContinue={() => {
            setGuidelines(false);
            picker.current?.click();
          }}
        />
      </Suspense>
    </PageShell>
  );
}
