import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import styles from './guided-camera.module.css';
import type { Pose } from './judge-frame.ts';
import { Studio } from './studio.tsx';
import { type Camera, type Refusal, useCamera } from './use-camera.ts';

export interface GuidedCameraProps {
  /** How many photos are wanted, 1..3. */
  readonly wanted: number;
  /** All photos that were wanted. */
  readonly onPhotos: (photos: readonly File[]) => void;
  /** They would rather choose files. */
  readonly onFiles: () => void;
  readonly onClose: () => void;
}

const POSES: readonly Pose[] = ['straight', 'left', 'right'];

/** A camera that says what to do and takes photos by itself once light, size, tilt and sharpness are right. */
export function GuidedCamera({ wanted, onPhotos, onFiles, onClose }: GuidedCameraProps): ReactNode {
  const [poses] = useState(() => POSES.slice(0, wanted));
  const { camera, retry } = useCamera();
  return (
    <Dialog open room title="Camera" onOpenChange={(open) => open || onClose()}>
      {camera instanceof MediaStream ? (
        <Studio stream={camera} poses={poses} onDone={onPhotos} onFiles={onFiles} />
      ) : (
        <NoPicture why={camera} onRetry={retry} onFiles={onFiles} />
      )}
    </Dialog>
  );
}

const WORDS: Readonly<Record<'asking' | Refusal, readonly [title: string, text: string]>> = {
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

/** Shown while there is no picture, with the choice of files instead. */
function NoPicture(props: {
  readonly why: Exclude<Camera, MediaStream>;
  readonly onRetry: () => void;
  readonly onFiles: () => void;
}): ReactNode {
  const { why } = props;
  const [title, text] = WORDS[why];
  return (
    <div className={`stack start gap-4 ${styles.noPicture}`}>
      <p className="heading" role="status">
        {title}
      </p>
      <p className={styles.detail}>{text}</p>
      {why !== 'asking' && why !== 'colors' && <Button onClick={props.onRetry}>Try Again</Button>}
      <Button look="quiet" onClick={props.onFiles}>
        Choose Photos Instead
      </Button>
    </div>
  );
}
