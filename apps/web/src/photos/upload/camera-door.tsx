import { type ReactNode, useState } from 'react';
import { lazyAgain } from '../../lib/browser/lazy-again.tsx';
import { useInBrowser } from '../../lib/browser/use-in-browser.ts';
import { showMissing } from '../../lib/messages.ts';
import { Late } from '../../order/late/late.tsx';
import { Button } from '../../ui/button/button.tsx';
import type { GuidedCameraProps } from '../guided-camera/guided-camera.tsx';
import styles from './upload.module.css';

/** Loaded when opened. */
const GuidedCamera = lazyAgain<GuidedCameraProps>(
  async () => (await import('../guided-camera/guided-camera.tsx')).GuidedCamera,
);

/** Whether this browser supports the guided camera. Whether there is a camera is known only once it is opened. */
const canLook = (): boolean =>
  typeof OffscreenCanvas !== 'undefined' && typeof navigator.mediaDevices?.getUserMedia === 'function';

/** Opens the guided camera, or the device's camera app. */
export function CameraDoor({
  wanted,
  onPhotos,
  onFiles,
  onCameraApp,
}: Omit<GuidedCameraProps, 'onClose'> & {
  /** Opens the device's own camera app. */
  readonly onCameraApp: () => void;
}): ReactNode {
  const [open, setOpen] = useState(false);
  const inBrowser = useInBrowser();
  const then =
    <Args extends unknown[]>(action: (...args: Args) => void) =>
    (...args: Args): void => {
      setOpen(false);
      action(...args);
    };
  if (inBrowser && !canLook()) {
    return (
      <Button look="quiet" wide className={`${styles.app} ${styles.camera}`} onClick={onCameraApp}>
        Take a photo
      </Button>
    );
  }
  return (
    <div className={`stack gap-2 ${styles.camera}`}>
      <Button look="quiet" wide onClick={() => setOpen(true)} disabled={!inBrowser}>
        {wanted === 1 ? 'Take One with the Camera' : 'Take Them with the Camera'}
      </Button>
      <p className="text-sm soft">It tells you when the light and distance are right, and takes the photos for you.</p>
      {open && (
        <Late onMissing={then(showMissing)}>
          <GuidedCamera
            wanted={wanted}
            onPhotos={then(onPhotos)}
            onFiles={then(onFiles)}
            onClose={() => setOpen(false)}
          />
        </Late>
      )}
    </div>
  );
}
