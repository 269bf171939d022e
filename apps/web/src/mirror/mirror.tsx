import type { NamedColor } from '@trueseason/contracts';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { TwoCloths } from '../drape/two-cloths.tsx';
import { goToStep } from '../lib/browser/history-steps.ts';
import { inTime } from '../lib/browser/in-time.ts';
import { unsupportedFileHelp } from '../lib/browser/unsupported-file-help.ts';
import { useSlow } from '../lib/browser/use-slow.ts';
import { HIDDEN_COLORS } from '../lib/message-texts.ts';
import { appNavigation } from '../lib/navigation/navigation.ts';
import { paths } from '../lib/navigation/paths.ts';
import { takePhoto } from '../photos/guided-camera/camera-frame.ts';
import { CameraSelect } from '../photos/guided-camera/camera-select.tsx';
import { CameraUnavailable, CameraView } from '../photos/guided-camera/guided-camera.tsx';
import { ADVICE, type Pose } from '../photos/guided-camera/judge-frame.ts';
import { isOpen, useCamera } from '../photos/guided-camera/use-camera.ts';
import { PICTURE_FAULT_TEXTS, usePictureFault } from '../photos/guided-camera/use-picture-fault.ts';
import type { OutlinedPhoto } from '../photos/outlined-photo.ts';
import { orderPhotos } from '../photos/photo-store.ts';
import { checkFile } from '../photos/upload/photo-rules.ts';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { LiveCloths } from './live-cloths.tsx';
import type { Sight } from './live-face.ts';
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

/** One's own face between two cloths, alive with a camera. Pictures stay on the device and are kept only for an upload. */
export function Mirror({ source, onClose, ...rest }: MirrorProps): ReactNode {
  return (
    <Dialog open isFullWindow title="Two colors on you" onOpenChange={(open) => open || onClose()}>
      <Pairs key={source === 'camera' ? source : `${source.name} ${source.lastModified}`} source={source} {...rest} />
    </Dialog>
  );
}

function Pairs({ source, step, onFiles }: Omit<MirrorProps, 'onClose'>): ReactNode {
  const [choices, setChoices] = useState<readonly (NamedColor | null)[]>([]);
  const [cameraPhoto, setCameraPhoto] = useState<File>();
  const [isLive, setIsLive] = useState(source === 'camera');
  const isAsking = step <= PAIRS.length;
  const pairs: PairsProps = {
    step,
    onFiles,
    onAnswer: (choice) => {
      setChoices([...choices.slice(0, step - 1), choice]);
      void goToStep(step + 1);
    },
  };
  const photo = source === 'camera' ? cameraPhoto : source;
  const picked = choices.filter((choice) => choice !== null);
  if (source === 'camera' && isAsking && (isLive || !photo))
    return <CameraPairs {...pairs} isLive={isLive} onSlow={() => setIsLive(false)} onPhoto={setCameraPhoto} />;
  return photo ? <PhotoPairs {...pairs} photo={photo} picked={picked} /> : <UploadInvitation picked={picked} />;
}

interface PairsProps extends Pick<MirrorProps, 'step' | 'onFiles'> {
  /** Null if the person sees no difference. */
  readonly onAnswer: (choice: NamedColor | null) => void;
}

const pairAt = (step: number) => PAIRS[Math.min(step, PAIRS.length) - 1] ?? [];

const ANY_POSE: readonly Pose[] = ['any'];

/** The pairs on the camera's picture: alive, or on one photo from it where this device is too slow. */
function CameraPairs(
  props: PairsProps & {
    readonly isLive: boolean;
    readonly onSlow: () => void;
    readonly onPhoto: (photo: File | undefined) => void;
  },
): ReactNode {
  const { step, isLive, onFiles, onAnswer, onSlow, onPhoto } = props;
  const { camera, retry, choice } = useCamera();
  const video = useRef<HTMLVideoElement>(null);
  const [sight, setSight] = useState<Sight>();
  const fault = usePictureFault(video, isLive && isOpen(camera) && camera);
  const [isEnding, setIsEnding] = useState(false);
  const isSlow = useSlow(isEnding || null);
  const [own, other] = pairAt(step);
  if (!own || !other) return null;
  if (!isOpen(camera)) return <CameraUnavailable reason={camera} choice={choice} onRetry={retry} onFiles={onFiles} />;
  if (!isLive)
    return (
      <CameraView
        key={camera.id}
        stream={camera}
        choice={choice}
        poses={ANY_POSE}
        onPhoto={(photo) => onPhoto(photo)}
        onFiles={onFiles}
      />
    );
  const answer = async (color: NamedColor | null): Promise<void> => {
    // The question after the last pair is about a photo, so that one knows which one goes along.
    if (step === PAIRS.length && video.current) {
      setIsEnding(true);
      onPhoto(await inTime('lastPicture', takePhoto(video.current)).catch(() => undefined));
    }
    onAnswer(color);
  };
  const hint = isSlow ? 'One moment…' : fault ? PICTURE_FAULT_TEXTS[fault] : sight && SIGHT_HINTS[sight];
  return (
    <div className={styles.glass}>
      <div className={styles.picture}>
        <LiveCloths stream={camera} video={video} own={own} other={other} onSight={setSight} onFailure={onSlow} />
      </div>
      <div className="stack gap-4">
        {sight ? (
          <PairQuestion step={step} hint={hint} onAnswer={(color) => void answer(color)} />
        ) : (
          <p className="heading balanced" role="status">
            {hint ?? 'Look into the camera.'}
          </p>
        )}
        <div className="row apart">
          <Button look="text" onClick={onFiles}>
            Choose a photo instead
          </Button>
          <CameraSelect {...choice} />
        </div>
      </div>
    </div>
  );
}

const SIGHT_HINTS: Readonly<Record<Sight, string | undefined>> = {
  none: 'Come back into the picture.',
  several: ADVICE.several,
  one: undefined,
};

const FACE_PROBLEM_TEXTS: Readonly<Record<FaceProblem, string>> = {
  colors: HIDDEN_COLORS,
  face: 'We can’t find a face in this photo. A face from the front, in good light, works best.',
  several: 'Another face is right beside yours in this photo. One of you alone works best.',
  picture: 'This browser can’t open that picture. A JPEG or PNG works.',
  side: 'This photo lies on its side. Turn it upright and choose it again.',
  finder: 'The face finder didn’t load. Please try again in a moment.',
};

/** The pairs on one photo. */
function PhotoPairs(
  props: PairsProps & {
    readonly photo: File;
    readonly picked: readonly NamedColor[];
  },
): ReactNode {
  const { photo, picked, step, onFiles, onAnswer } = props;
  const [found, setFound] = useState<{ readonly photo: File; readonly face: OutlinedPhoto | FaceProblem }>();
  /** Not of a photo that this one replaced. */
  const face = found?.photo === photo ? found.face : undefined;
  useEffect(() => {
    let isReplaced = false;
    const facePhoto = photoWithFace(photo);
    void facePhoto.then((result) => isReplaced || setFound({ photo, face: result }));
    return () => {
      isReplaced = true;
      void facePhoto.then((result) => typeof result === 'object' && URL.revokeObjectURL(result.url));
    };
  }, [photo]);
  const isSlow = useSlow(face ? null : photo);
  const [own, other] = pairAt(step);
  if (!face || !own || !other) {
    return (
      <div className={`stack start gap-4 ${styles.problem}`}>
        <p className="heading" role="status">
          Finding your face on this device…
        </p>
        {isSlow && (
          <Button look="text" onClick={onFiles}>
            Choose another photo
          </Button>
        )}
      </div>
    );
  }
  const isAsking = step <= PAIRS.length;
  if (typeof face === 'string') {
    if (isAsking) return <FaceProblemMessage problem={face} photo={photo} onFiles={onFiles} />;
    return <UploadInvitation picked={picked} />;
  }
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
          <PairQuestion step={step} onAnswer={onAnswer} />
        ) : (
          <UploadInvitation picked={picked} photo={photo} />
        )}
      </div>
    </div>
  );
}

function PairQuestion(
  props: Pick<PairsProps, 'step' | 'onAnswer'> & {
    /** Takes the place of the question. */
    readonly hint?: string | undefined;
  },
): ReactNode {
  const { step, hint, onAnswer } = props;
  const answers = useRef<HTMLDivElement>(null);
  const pressed = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next pair replaced what had the focus, or Back removed it
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    answers.current?.querySelectorAll('button')[pressed.current]?.focus();
  }, [step]);
  const [own, other] = pairAt(step);
  if (!own || !other) return null;
  return (
    <>
      <p className="heading balanced" role="status">
        {hint ?? `${own.name} or ${other.name.toLowerCase()}: which makes you look rested?`}
      </p>
      {/* New buttons for each pair: a name that changed under the focus would be read beside the question. */}
      <div className={styles.answers} ref={answers}>
        {[own, other].map((color, i) => (
          <Button
            key={color.name}
            look="quiet"
            wide
            onClick={() => {
              pressed.current = i;
              onAnswer(color);
            }}
          >
            {color.name}
          </Button>
        ))}
      </div>
      <div className="row apart">
        <Button look="text" onClick={() => onAnswer(null)}>
          I can’t tell
        </Button>
        <span className="text-sm soft figures">
          {step} of {PAIRS.length}
        </span>
      </div>
    </>
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
function UploadInvitation(props: { readonly picked: readonly NamedColor[]; readonly photo?: File }): ReactNode {
  const { picked, photo } = props;
  const [usablePhoto, setUsablePhoto] = useState<File>();
  useEffect(() => {
    if (photo) void checkFile(photo).then((checked) => setUsablePhoto(checked instanceof File ? checked : undefined));
  }, [photo]);
  const [isTaken, setIsTaken] = useState(false);
  const isSlow = useSlow(isTaken || null);
  const takePhotoAlong = async (event: MouseEvent): Promise<void> => {
    event.preventDefault();
    setIsTaken(true);
    if (usablePhoto) await orderPhotos.addFirst(usablePhoto);
    const navigate = appNavigation() ?? ((to: string) => window.location.assign(to));
    navigate(paths.upload);
  };
  return (
    <div className="stack start gap-4">
      <h2 className="text-xl balanced" tabIndex={-1} ref={(heading) => heading?.focus()}>
        {picked.length > 0
          ? `You picked ${picked.map(({ name }) => name.toLowerCase()).join(', ')}. Does the measurement agree?`
          : 'Five pairs, and no favorite. What does the measurement say?'}
      </h2>
      <p className="soft">From three photos we measure your skin, hair, and eyes, and name your season.</p>
      {usablePhoto && (
        <>
          <ButtonLink to={paths.upload} wide onClick={(event) => void takePhotoAlong(event)}>
            Start with this photo
          </ButtonLink>
          <p className="text-sm soft" role="status">
            {isSlow
              ? 'Getting your photo ready…'
              : 'Then you only need two more. It stays on this device until you agree to send it.'}
          </p>
        </>
      )}
      <ButtonLink to={paths.upload} look={usablePhoto ? 'text' : 'primary'}>
        {usablePhoto ? 'Start without it' : 'Start with three photos'}
      </ButtonLink>
    </div>
  );
}
