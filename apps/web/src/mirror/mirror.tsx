import type { NamedColor } from '@trueseason/contracts';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { TwoCloths } from '../drape/two-cloths.tsx';
import { goToStep } from '../lib/browser/history-steps.ts';
import { unsupportedFileHelp } from '../lib/browser/unsupported-file-help.ts';
import { useFocusAfterChange } from '../lib/browser/use-focus-after-change.ts';
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
  /** 1 at the first pair, then one more after each answer. */
  readonly step: number;
  /** The person would rather choose a file, or another one. */
  readonly onFiles: () => void;
  readonly onClose: () => void;
}

/** One's own face between two cloths. The photo stays on the device and is kept only for an upload. */
export function Mirror({ source, step, onFiles, onClose }: MirrorProps): ReactNode {
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
      <ComparedCloths key={`${photo.name} ${photo.lastModified}`} photo={photo} step={step} onFiles={onFiles} />
    </Dialog>
  );
}

const FACE_PROBLEM_TEXTS: Readonly<Record<FaceProblem, string>> = {
  colors: HIDDEN_COLORS,
  face: 'We can’t find a face in this photo. A face from the front, in good light, works best.',
  several: 'Another face is right beside yours in this photo. One of you alone works best.',
  picture: 'This browser can’t open that picture. A JPEG or PNG works.',
  side: 'This photo lies on its side. Turn it upright and choose it again.',
  finder: 'The face finder didn’t load. Please try again in a moment.',
};

function ComparedCloths(props: {
  readonly photo: File;
  readonly step: number;
  readonly onFiles: () => void;
}): ReactNode {
  const { photo, step, onFiles } = props;
  const [face, setFace] = useState<OutlinedPhoto | FaceProblem>();
  const [choices, setChoices] = useState<readonly (NamedColor | null)[]>([]);
  useEffect(() => {
    const facePhoto = photoWithFace(photo);
    void facePhoto.then(setFace);
    return () => void facePhoto.then((result) => typeof result === 'object' && URL.revokeObjectURL(result.url));
  }, [photo]);
  const pairIndex = step - 1;
  const isAsking = pairIndex < PAIRS.length;
  const firstAnswer = useFocusAfterChange<HTMLButtonElement>(isAsking);
  const [own, other] = PAIRS[Math.min(pairIndex, PAIRS.length - 1)] ?? [];
  if (!face || !own || !other) {
    return (
      <p className="heading" role="status">
        Finding your face on this device…
      </p>
    );
  }
  if (typeof face === 'string') return <FaceProblemMessage problem={face} photo={photo} onFiles={onFiles} />;
  const answer = (choice: NamedColor | null): void => {
    setChoices([...choices.slice(0, pairIndex), choice]);
    void goToStep(step + 1);
  };
  return (
    <div className={styles.glass}>
      <div className={styles.picture}>
        <TwoCloths
          own={own}
          other={other}
          tags={[own.name, other.name]}
          photo={face}
          alt={`You, with a cloth in ${own.name} on the left and one in ${other.name} on the right, under the chin`}
        />
      </div>
      <div className="stack gap-4">
        {isAsking ? (
          <>
            <p className="heading balanced" role="status">
              {own.name} or {other.name.toLowerCase()}: which makes you look rested?
            </p>
            {/* The same buttons stay for all cloths, to keep focus. */}
            <div className={styles.answers}>
              <Button look="quiet" wide ref={firstAnswer} onClick={() => answer(own)}>
                {own.name}
              </Button>
              <Button look="quiet" wide onClick={() => answer(other)}>
                {other.name}
              </Button>
            </div>
            <div className="row apart">
              <Button look="text" onClick={() => answer(null)}>
                I can’t tell
              </Button>
              <span className="text-sm soft figures">
                {pairIndex + 1} of {PAIRS.length}
              </span>
            </div>
          </>
        ) : (
          <UploadInvitation choices={choices.filter((choice) => choice !== null)} photo={photo} />
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
    <div className={`stack start gap-4 ${styles.problem}`}>
      <p className="heading" role="status">
        {FACE_PROBLEM_TEXTS[problem]} {fileHelp}
      </p>
      <Button onClick={onFiles}>Try Another Photo</Button>
      <ButtonLink to={paths.upload} look="text">
        Start with three photos
      </ButtonLink>
    </div>
  );
}

/** Plays back what the eye chose, gives no verdict, and leads to the measurement, with this photo if wanted. */
function UploadInvitation(props: { readonly choices: readonly NamedColor[]; readonly photo: File }): ReactNode {
  const { choices, photo } = props;
  const [usablePhoto, setUsablePhoto] = useState<File>();
  useEffect(() => {
    void choosePhotos(0, [photo]).then(({ photos: [one] }) => setUsablePhoto(one));
  }, [photo]);
  const takePhotoAlong = async (event: MouseEvent): Promise<void> => {
    event.preventDefault();
    if (usablePhoto) await orderPhotos.addFirst(usablePhoto);
    const navigate = appNavigation() ?? ((to: string) => window.location.assign(to));
    navigate(paths.upload);
  };
  return (
    <div className="stack start gap-4">
      <h2 className="text-xl balanced" tabIndex={-1} ref={(heading) => heading?.focus()}>
        {choices.length > 0
          ? `You picked ${choices.map(({ name }) => name.toLowerCase()).join(', ')}. Does the measurement agree?`
          : 'Five pairs, and no favorite. What does the measurement say?'}
      </h2>
      <p className="soft">From three photos we measure your skin, hair, and eyes, and name your season.</p>
      {usablePhoto && (
        <>
          <ButtonLink to={paths.upload} wide onClick={(event) => void takePhotoAlong(event)}>
            Start with this photo
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
