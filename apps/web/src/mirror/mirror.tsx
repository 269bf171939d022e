import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { TwoCloths } from '../drape/two-cloths.tsx';
import { foreignWords } from '../lib/browser/foreign-words.ts';
import { appNavigation } from '../lib/navigation/navigation.ts';
import { paths } from '../lib/navigation/paths.ts';
import { GuidedCamera } from '../photos/guided-camera/guided-camera.tsx';
import type { OwnPhoto } from '../photos/own-photo.ts';
import { orderPhotos } from '../photos/photo-store.ts';
import { choosePhotos } from '../photos/upload/photo-rules.ts';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import styles from './mirror.module.css';
import { PAIRS } from './pairs.ts';
import { type NoFace, sit } from './sit.ts';

export interface MirrorProps {
  /** A chosen photo, or the camera. */
  readonly from: File | 'camera';
  /** The person would rather choose a file, or another one. */
  readonly onFiles: () => void;
  readonly onClose: () => void;
}

/** One's own face between two cloths. The photo stays on the device and is kept only for an upload. */
export function Mirror({ from, onFiles, onClose }: MirrorProps): ReactNode {
  const [taken, setTaken] = useState<File>();
  const photo = from === 'camera' ? taken : from;
  if (!photo)
    return <GuidedCamera wanted={1} anyPose onPhotos={([one]) => setTaken(one)} onFiles={onFiles} onClose={onClose} />;
  return (
    <Dialog open room title="Two colors on you" onOpenChange={(open) => open || onClose()}>
      <Glass key={`${photo.name} ${photo.lastModified}`} photo={photo} onFiles={onFiles} />
    </Dialog>
  );
}

const WHY: Readonly<Record<NoFace, string>> = {
  face: 'We can’t find a face in this photo, so here is the cloth alone. A face from the front, in good light, works best.',
  picture: 'This browser can’t open that picture, so here is the cloth alone. A JPEG or PNG works.',
  side: 'This photo lies on its side, so here is the cloth alone. Turn it upright and choose it again.',
  finder: 'The face finder didn’t load, so here is the cloth alone. Please try again in a moment.',
};

function Glass({ photo, onFiles }: { readonly photo: File; readonly onFiles: () => void }): ReactNode {
  const [seen, setSeen] = useState<OwnPhoto | NoFace>();
  const [at, setAt] = useState(0);
  useEffect(() => {
    const sitting = sit(photo);
    void sitting.then(setSeen);
    return () => void sitting.then((made) => typeof made === 'object' && URL.revokeObjectURL(made.url));
  }, [photo]);
  const [own, other] = PAIRS[Math.min(at, PAIRS.length - 1)] ?? [];
  if (!seen || !own || !other) {
    return (
      <p className="heading" role="status">
        Finding your face on this device…
      </p>
    );
  }
  const worn = typeof seen === 'object' ? seen : undefined;
  const next = (): void => setAt(at + 1);
  return (
    <div className={styles.glass} data-alone={!worn || undefined}>
      <div className={styles.picture}>
        <TwoCloths
          own={own}
          other={other}
          tags={[own.name, other.name]}
          photo={worn}
          alt={`You, with a cloth in ${own.name} on the left and one in ${other.name} on the right, under the chin`}
        />
      </div>
      <div className="stack gap-4">
        {typeof seen === 'string' && <NoFaceNote why={seen} photo={photo} onFiles={onFiles} />}
        {at === PAIRS.length ? (
          <WayOn photo={worn && photo} />
        ) : (
          <>
            <p className="heading balanced" role="status">
              {own.name} or {other.name.toLowerCase()}: which makes you look rested?
            </p>
            {/* The same buttons stay for all cloths, to keep focus. */}
            <div className={styles.answers}>
              <Button look="quiet" wide onClick={next}>
                {own.name}
              </Button>
              <Button look="quiet" wide onClick={next}>
                {other.name}
              </Button>
            </div>
            <div className="row apart">
              <Button look="text" onClick={next}>
                I can’t tell
              </Button>
              <span className="text-sm soft figures">
                {at + 1} of {PAIRS.length}
              </span>
            </div>
          </>
        )}
      </div>
    </div>
  );
}

function NoFaceNote(props: { readonly why: NoFace; readonly photo: File; readonly onFiles: () => void }): ReactNode {
  const { why, photo, onFiles } = props;
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    if (why === 'picture') void foreignWords(photo).then(setWords, () => undefined);
  }, [why, photo]);
  return (
    <div className="stack start gap-2">
      <p role="status">
        {WHY[why]} {words}
      </p>
      <Button look="text" onClick={onFiles}>
        Try Another Photo
      </Button>
    </div>
  );
}

/** Gives no verdict, but leads to the upload, with this photo. */
function WayOn({ photo }: { readonly photo: File | undefined }): ReactNode {
  const [fits, setFits] = useState<File>();
  useEffect(() => {
    if (photo) void choosePhotos(0, [photo]).then(({ photos: [one] }) => setFits(one));
  }, [photo]);
  const take = async (event: MouseEvent): Promise<void> => {
    event.preventDefault();
    if (fits) await orderPhotos.addFirst(fits);
    const go = appNavigation() ?? ((to: string) => window.location.assign(to));
    go(paths.upload);
  };
  return (
    <div className="stack start gap-4">
      <h2 className="text-xl" tabIndex={-1} ref={(heading) => heading?.focus()}>
        Now let us measure it.
      </h2>
      <p className="soft">
        You compared five pairs by eye. From three photos we measure your skin, hair, and eyes, and name your season.
      </p>
      {fits && (
        <>
          <ButtonLink to={paths.upload} wide onClick={(event) => void take(event)}>
            Take This Photo Along
          </ButtonLink>
          <p className="text-sm soft">
            Then you only need two more. It stays on this device until you agree to send it.
          </p>
        </>
      )}
      <ButtonLink to={paths.upload} look={fits ? 'text' : 'primary'}>
        {fits ? 'Start without it' : 'Start with three photos'}
      </ButtonLink>
    </div>
  );
}
