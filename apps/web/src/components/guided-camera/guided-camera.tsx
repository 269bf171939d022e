import { type ReactNode, useState } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import type { Pose } from './judge-frame.ts';
import { NoPicture } from './no-picture.tsx';
import { Picks } from './picks.tsx';
import type { Taken } from './shooting.ts';
import { Studio } from './studio.tsx';
import { useCamera } from './use-camera.ts';

export interface GuidedCameraProps {
  /** How many photos are wanted, 1..3. */
  readonly wanted: number;
  /** The photos that the person keeps. Until then they are nowhere but on this page. */
  readonly onPhotos: (photos: readonly File[]) => void;
  /** They would rather choose files. */
  readonly onFiles: () => void;
  readonly onClose: () => void;
}

const POSES: readonly Pose[] = ['straight', 'left', 'right'];

/** A camera that says what to do and takes photos by itself once light, size, tilt and sharpness are right. */
export function GuidedCamera({ wanted, onPhotos, onFiles, onClose }: GuidedCameraProps): ReactNode {
  const all = POSES.slice(0, wanted);
  const [kept, setKept] = useState<readonly Taken[]>([]);
  const missing = all.filter((pose) => !kept.some((one) => one.pose === pose));
  const { camera, retry } = useCamera(missing.length > 0);

  return (
    <Dialog open room title="Camera" onOpenChange={(open) => open || onClose()}>
      {missing.length === 0 ? (
        <Picks
          taken={kept}
          onKeep={() => onPhotos(kept.map(({ photo }) => photo))}
          onRetake={(again) => setKept(kept.filter((one) => again !== null && one !== again))}
        />
      ) : camera.state === 'live' ? (
        <Studio
          stream={camera.stream}
          poses={missing}
          kept={kept}
          wanted={all.length}
          onDone={(taken) => setKept(all.flatMap((pose) => taken.find((one) => one.pose === pose) ?? []))}
          onFiles={onFiles}
        />
      ) : (
        <NoPicture camera={camera} onRetry={retry} onFiles={onFiles} />
      )}
    </Dialog>
  );
}
