import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { TwoCloths } from '../drape/two-cloths.tsx';
import { unsupportedFileHelp } from '../lib/browser/unsupported-file-help.ts';
import { HIDDEN_COLORS } from '../lib/message-texts.ts';
import { appNavigation } from '../lib/navigation/navigation.ts';
import { paths } from '../lib/navigation/paths.ts';
import { GuidedCamera } from '../photos/guided-camera/guided-camera.tsx';
import type { OutlinedPhoto } from '../photos/outlined-photo.ts';
import { orderPhotos } from '../photos/photo-store.ts';
import { choosePhotos } from '../photos/upload/photo-rules.ts';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import styles from './mirror.module.css';
import { PAIRS } from './pairs.ts';
import { type FaceProblem, photoWithFace } from './photo-with-face.ts';

export interface MirrorProps {
  /** A chosen photo, or the camera. */
  readonly source: File | 'camera';
  /** The person would rather choose a file, or another one. */
  readonly onFiles: () => void;
  readonly onClose: () => void;
}

/** One's own face between two cloths. The photo stays on the device and is kept only for an upload. */
export function Mirror({ source, onFiles, onClose }: MirrorProps): ReactNode {
  const [cameraPhoto, setCameraPhoto] = useState<File>();
  const photo = source === 'camera' ? cameraPhoto : source;
  if (!photo)
    return (
      <GuidedCamera
        photoCount={1}
        anyPose
        onPhotos={([one]) => setCameraPhoto(one)}
        onFiles={onFiles}
        onClose={onClose}
      />
    );
  return (
    <Dialog open isFullWindow title="Two colors on you" onOpenChange={(open) => open || onClose()}>
      <ComparedCloths key={`${photo.name} ${photo.lastModified}`} photo={photo} onFiles={onFiles} />
    </Dialog>
  );
}

const FACE_PROBLEM_TEXTS: Readonly<Record<FaceProblem, string>> = {
  colors: `${HIDDEN_COLORS} Until then, here is the cloth alone.`,
  face: 'We can’t find a face in this photo, so here is the cloth alone. A face from the front, in good light, works best.',
  picture: 'This browser can’t open that picture, so here is the cloth alone. A JPEG or PNG works.',
  side: 'This photo lies on its side, so here is the cloth alone. Turn it upright and choose it again.',
  finder: 'The face finder didn’t load, so here is the cloth alone. Please try again in a moment.',
};

function ComparedCloths({ photo, onFiles }: { readonly photo: File; readonly onFiles: () => void }): ReactNode {
  const [face, setFace] = useState<OutlinedPhoto | FaceProblem>();
  const [pairIndex, setPairIndex] = useState(0);
  useEffect(() => {
    const facePhoto = photoWithFace(photo);
    void facePhoto.then(setFace);
    return () => void facePhoto.then((result) => typeof result === 'object' && URL.revokeObjectURL(result.url));
  }, [photo]);
  const [own, other] = PAIRS[Math.min(pairIndex, PAIRS.length - 1)] ?? [];
  if (!face || !own || !other) {
    return (
      <p className="heading" role="status">
        Finding your face on this device…
      </p>
    );
  }
  const photoShown = typeof face === 'object' ? face : undefined;
  const showNextPair = (): void => setPairIndex(pairIndex + 1);
  return (
    <div className={styles.glass} data-alone={!photoShown || undefined}>
      <div className={styles.picture}>
        <TwoCloths
          own={own}
          other={other}
          tags={[own.name, other.name]}
          photo={photoShown}
          alt={`You, with a cloth in ${own.name} on the left and one in ${other.name} on the right, under the chin`}
        />
      </div>
      <div className="stack gap-4">
        {typeof face === 'string' && <FaceProblemMessage problem={face} photo={photo} onFiles={onFiles} />}
        {pairIndex === PAIRS.length ? (
          <UploadInvitation photo={photoShown && photo} />
        ) : (
          <>
            <p className="heading balanced" role="status">
              {own.name} or {other.name.toLowerCase()}: which makes you look rested?
            </p>
            {/* The same buttons stay for all cloths, to keep focus. */}
            <div className={styles.answers}>
              <Button look="quiet" wide onClick={showNextPair}>
                {own.name}
              </Button>
              <Button look="quiet" wide onClick={showNextPair}>
                {other.name}
              </Button>
            </div>
            <div className="row apart">
              <Button look="text" onClick={showNextPair}>
                I can’t tell
              </Button>
              <span className="text-sm soft figures">
                {pairIndex + 1} of {PAIRS.length}
              </span>
            </div>
          </>
        )}
      </div>
    </div>
  );
}

function FaceProblemMessage(props: {
  readonly problem: FaceProblem;
  readonly photo: File;
  readonly onFiles: () => void;
}): ReactNode {
  const { problem, photo, onFiles } = props;
  const [fileHelp, setFileHelp] = useState<string | null>(null);
  useEffect(() => {
    if (problem === 'picture') void unsupportedFileHelp(photo).then(setFileHelp, () => undefined);
  }, [problem, photo]);
  return (
    <div className="stack start gap-2">
      <p role="status">
        {FACE_PROBLEM_TEXTS[problem]} {fileHelp}
      </p>
      <Button look="text" onClick={onFiles}>
        Try Another Photo
      </Button>
    </div>
  );
}

/** Gives no verdict, but leads to the upload, with this photo. */
function UploadInvitation({ photo }: { readonly photo: File | undefined }): ReactNode {
  const [usablePhoto, setUsablePhoto] = useState<File>();
  useEffect(() => {
    if (photo) void choosePhotos(0, [photo]).then(({ photos: [one] }) => setUsablePhoto(one));
  }, [photo]);
  const takePhotoAlong = async (event: MouseEvent): Promise<void> => {
    event.preventDefault();
    if (usablePhoto) await orderPhotos.addFirst(usablePhoto);
    const navigate = appNavigation() ?? ((to: string) => window.location.assign(to));
    navigate(paths.upload);
  };
  return (
    <div className="stack start gap-4">
      <h2 className="text-xl" tabIndex={-1} ref={(heading) => heading?.focus()}>
        Now let us measure it.
      </h2>
      <p className="soft">
        You compared five pairs by eye. From three photos we measure your skin, hair, and eyes, and name your season.
      </p>
      {usablePhoto && (
        <>
          <ButtonLink to={paths.upload} wide onClick={(event) => void takePhotoAlong(event)}>
            Use This Photo
          </ButtonLink>
          <p className="text-sm soft">
            Then you only need two more. It stays on this device until you agree to send it.
          </p>
        </>
      )}
      <ButtonLink to={paths.upload} look={usablePhoto ? 'text' : 'primary'}>
        {usablePhoto ? 'Start without it' : 'Start with three photos'}
      </ButtonLink>
    </div>
  );
}
