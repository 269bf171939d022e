import { type ReactNode, useState, useTransition } from 'react';
import { retryableLazy } from '../../lib/browser/retryable-lazy.tsx';
import { useInBrowser } from '../../lib/browser/use-in-browser.ts';
import { showMissing } from '../../lib/messages.ts';
import { LazyPart } from '../../order/lazy-part/lazy-part.tsx';
import { Button } from '../../ui/button/button.tsx';
import type { GuidedCameraProps } from '../guided-camera/guided-camera.tsx';
import styles from './upload.module.css';

const GuidedCamera = retryableLazy<GuidedCameraProps>(
  async () => (await import('../guided-camera/guided-camera.tsx')).GuidedCamera,
);

/** Whether this browser supports the guided camera. Only opening it shows whether there is a camera. */
const supportsCamera = (): boolean =>
  typeof OffscreenCanvas !== 'undefined' && typeof navigator.mediaDevices?.getUserMedia === 'function';

export function CameraButton({
  photoCount,
  onPhotos,
  onFiles,
  onCameraApp,
}: Omit<GuidedCameraProps, 'onClose'> & {
  readonly onCameraApp: () => void;
}): ReactNode {
  const [open, setOpen] = useState(false);
  const [isOpening, startOpening] = useTransition();
  const inBrowser = useInBrowser();
  const closeAnd =
    <Args extends unknown[]>(action: (...args: Args) => void) =>
    (...args: Args): void => {
      setOpen(false);
      action(...args);
    };
  if (inBrowser && !supportsCamera()) {
    return (
      <Button look="quiet" wide className={`${styles.app} ${styles.camera}`} onClick={onCameraApp}>
        Take a photo
      </Button>
    );
  }
  return (
    <div className={`stack gap-2 ${styles.camera}`}>
      <Button look="quiet" wide busy={isOpening} onClick={() => startOpening(() => setOpen(true))}>
        {photoCount === 1 ? 'Take One with the Camera' : 'Take Them with the Camera'}
      </Button>
      <p className="text-sm soft">It tells you when the light and distance are right, and takes the photos for you.</p>
      {/* Around the condition, so that the transition waits for the code: React shows what suspends 0.3 s late. */}
      <LazyPart onMissing={closeAnd(showMissing)}>
        {open && (
          <GuidedCamera
            photoCount={photoCount}
            onPhotos={closeAnd(onPhotos)}
            onFiles={closeAnd(onFiles)}
            onClose={() => setOpen(false)}
          />
        )}
      </LazyPart>
    </div>
  );
}
