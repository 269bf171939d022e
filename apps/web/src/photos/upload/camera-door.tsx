import { type ReactNode, useState } from 'react';
import { lazyAgain } from '../../lib/browser/lazy-again.tsx';
import { useInBrowser } from '../../lib/browser/use-in-browser.ts';
import { showMissing } from '../../lib/messages/show-missing.ts';
import { Late } from '../../order/late/late.tsx';
import { Button } from '../../ui/button/button.tsx';
import type { GuidedCameraProps } from '../guided-camera/guided-camera.tsx';
import styles from './upload.module.css';

/** Fetched only by those who open it. */
const GuidedCamera = lazyAgain<GuidedCameraProps>(
  async () => (await import('../guided-camera/guided-camera.tsx')).GuidedCamera,
);

/** Whether a page may look through the camera here at all; whether there is one is known once it is asked for. */
const canLook = (): boolean =>
  typeof OffscreenCanvas !== 'undefined' && typeof navigator.mediaDevices?.getUserMedia === 'function';

/** The way to take photos now, beside choosing those that there are. */
export function CameraDoor({
  wanted,
  onPhotos,
  onFiles,
  onCameraApp,
}: Omit<GuidedCameraProps, 'onClose'> & {
  /** The device's own camera app, for browsers that have no other way. */
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
      <Button look="quiet" wide className={styles.app} onClick={onCameraApp}>
        Take a photo
      </Button>
    );
  }
  return (
    <div className="stack gap-2">
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
