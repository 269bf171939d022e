import { type ReactNode, useState } from 'react';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { Pose } from './judge-frame.ts';
import { NoPicture } from './no-picture.tsx';
import { Studio } from './studio.tsx';
import { useCamera } from './use-camera.ts';

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
      {camera.state === 'live' ? (
        <Studio stream={camera.stream} poses={poses} onDone={onPhotos} onFiles={onFiles} />
      ) : (
        <NoPicture camera={camera} onRetry={retry} onFiles={onFiles} />
      )}
    </Dialog>
  );
}
