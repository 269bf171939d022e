import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useObjectUrl } from '../../lib/browser/use-object-url.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { CameraSelect } from './camera-select.tsx';
import styles from './guided-camera.module.css';
import { ADVICE, type Pose } from './judge-frame.ts';
import { type Camera, type CameraChoice, type CameraRefusal, isOpen, useCamera } from './use-camera.ts';
import { useGuide } from './use-guide.ts';
import { PICTURE_FAULT_TEXTS, usePictureFault } from './use-picture-fault.ts';

export interface GuidedCameraProps {
  /** One photo each, 1..3. */
  readonly poses: readonly Pose[];
  /** `turn` of an earlier photo here that looks straight ahead. */
  readonly straight?: number;
  /** Each photo as it is taken, so that none is lost with the page. */
  readonly onPhoto: (photo: File, straight: number) => void;
  /** The person would rather choose files. */
  readonly onFiles: () => void;
  /** Left, or all are taken. */
  readonly onClose: () => void;
}

/** Guides the person and takes photos by itself once light, size, tilt and sharpness are right. */
export function GuidedCamera({ poses, straight, onPhoto, onFiles, onClose }: GuidedCameraProps): ReactNode {
  /** A locked screen closes the camera between two photos. */
  const takenCount = useRef(0);
  const { camera, retry, choice } = useCamera();
  return (
    <Dialog open isFullWindow title="Camera" onOpenChange={(open) => open || onClose()}>
      {isOpen(camera) ? (
        <CameraView
          key={camera.id}
          stream={camera}
          choice={choice}
          poses={poses.slice(takenCount.current)}
          straight={straight}
          onPhoto={(...photo) => {
            takenCount.current += 1;
            onPhoto(...photo);
          }}
          onDone={onClose}
          onFiles={onFiles}
        />
      ) : (
        <CameraUnavailable reason={camera} choice={choice} onRetry={retry} onFiles={onFiles} />
      )}
    </Dialog>
  );
}

const MESSAGES: Readonly<Record<'asking' | CameraRefusal, readonly [title: string, text: string]>> = {
  asking: ['May we use your camera?', 'Your browser will ask you. Nothing leaves this device until you say so.'],
  denied: [
    'The camera is blocked.',
    'Allow it for this page in your browser’s settings, or choose photos you already have.',
  ],
  none: ['We can’t find a camera.', 'Photos you already have work just as well.'],
  busy: [
    'The camera is in use.',
    'Another app may be using it. Close it and try again, or choose photos you already have.',
  ],
  colors: [
    'This browser hides true colors.',
    'To protect your privacy, it changes the pictures that pages see. Take three photos with your camera app and choose them here.',
  ],
};

/** Shown without a camera picture; offers to choose files instead. */
export function CameraUnavailable(props: {
  readonly reason: Exclude<Camera, MediaStream>;
  readonly choice: CameraChoice;
  readonly onRetry: () => void;
  readonly onFiles: () => void;
}): ReactNode {
  const { reason } = props;
  const [title, text] = MESSAGES[reason];
  return (
    <div className={`stack start gap-4 ${styles.noPicture}`}>
      <p className="heading" role="status">
        {title}
      </p>
      <p className="text-sm soft narrow">{text}</p>
      {reason !== 'asking' && reason !== 'colors' && <Button onClick={props.onRetry}>Try Again</Button>}
      <Button look="quiet" onClick={props.onFiles}>
        Choose Photos Instead
      </Button>
      {reason === 'busy' && <CameraSelect {...props.choice} />}
    </div>
  );
}

const NOT_TAKEN = 'That didn’t work. Please try again, or choose photos you already have.';

/** Long enough to read the words or hear them. */
const READING_MS = 1_200;
const FACE_PATH = 'M150 76c52 0 88 42 88 110 0 74-38 130-88 130s-88-56-88-130c0-68 36-110 88-110Z';

export function CameraView(props: {
  readonly stream: MediaStream;
  readonly choice: CameraChoice;
  /** Those at first. */
  readonly poses: readonly Pose[];
  readonly straight?: number | undefined;
  readonly onPhoto: GuidedCameraProps['onPhoto'];
  readonly onDone?: () => void;
  readonly onFiles: () => void;
}): ReactNode {
  const { stream, onPhoto, onDone, onFiles } = props;
  const [poses] = useState(props.poses);
  const video = useRef<HTMLVideoElement>(null);
  const { guide, photos, sees: isGuiding, taking, takeNow } = useGuide(video, poses, props.straight);
  const fault = usePictureFault(video, stream);
  const advice = isGuiding ? ADVICE[guide.advice] : 'Look into the camera.';
  const steady = useSteadyText(taking === 'failed' ? NOT_TAKEN : advice);
  const message = fault ? PICTURE_FAULT_TEXTS[fault] : steady;

  const reported = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per photo
  useEffect(() => {
    for (const photo of photos.slice(reported.current)) onPhoto(photo, guide.straight);
    reported.current = photos.length;
    if (guide.poses.length === 0) onDone?.();
  }, [photos.length]);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);

  return (
    <div className={`stack gap-3 ${styles.studio}`}>
      <div className={`framed ${styles.view}`}>
        <video ref={video} className="cover" autoPlay muted playsInline aria-label="What the camera sees" />
        <Oval progress={guide.holdProgress} isGood={guide.advice === 'hold'} />
      </div>
      <p className={`heading ${styles.told}`} role="status">
        {message}
      </p>
      <div className={styles.hand}>
        <ol className="row gap-2" aria-label={`${photos.length} of ${poses.length} photos taken`}>
          {poses.map((pose, i) => (
            <li key={pose} className={styles.thumbnail}>
              {photos[i] && <Thumbnail photo={photos[i]} />}
            </li>
          ))}
        </ol>
        <p className="text-xs soft narrow">
          {isGuiding
            ? 'The camera takes them for you and keeps them on this device. Holding white paper beside your face helps.'
            : 'Take each photo with the button, in daylight. They stay on this device.'}
        </p>
        <div className={`row ${styles.ways}`}>
          <Button look={isGuiding ? 'quiet' : 'primary'} busy={taking === 'now'} onClick={takeNow}>
            Take It Now
          </Button>
          <Button look="text" onClick={onFiles}>
            Choose Photos Instead
          </Button>
          <CameraSelect {...props.choice} />
        </div>
      </div>
    </div>
  );
}

/** Where the face belongs. Its outline fills while the head is still. */
const Oval = ({ progress, isGood }: { readonly progress: number; readonly isGood: boolean }): ReactNode => (
  <svg
    className="over cover"
    viewBox="0 0 300 400"
    preserveAspectRatio="none"
    fill="none"
    stroke="#fbf8f3"
    aria-hidden="true"
  >
    <path fill="#120f0d6b" stroke="none" fillRule="evenodd" d={`M0 0h300v400H0Z${FACE_PATH}`} />
    <path d={FACE_PATH} strokeOpacity={0.8} strokeWidth={1.5} strokeDasharray={isGood ? undefined : '5 6'} />
    <path
      className={styles.held}
      d={FACE_PATH}
      strokeWidth={5}
      pathLength={100}
      strokeDasharray={`${progress * 100} 100`}
    />
  </svg>
);

const Thumbnail = ({ photo }: { readonly photo: File }): ReactNode => (
  <img className="cover" src={useObjectUrl(photo)} alt="" width={300} height={400} />
);

/** Holds quickly changing words long enough to be read. */
function useSteadyText(text: string): string {
  const [shown, setShown] = useState({ words: text, at: 0 });
  useEffect(() => {
    if (text === shown.words) return;
    const delay = Math.max(0, shown.at + READING_MS - performance.now());
    const timer = setTimeout(() => setShown({ words: text, at: performance.now() }), delay);
    return () => clearTimeout(timer);
  }, [text, shown]);
  return shown.words;
}
