import { type ReactNode, useState, useTransition } from 'react';
import { retryableLazy } from '../../lib/browser/retryable-lazy.tsx';
import { useInBrowser } from '../../lib/browser/use-in-browser.ts';
import { showMissing } from '../../lib/messages.ts';
import { LazyPart } from '../../order/lazy-part/lazy-part.tsx';
import { Button } from '../../ui/button/button.tsx';
import type { GuidedCameraProps } from '../guided-camera/guided-camera.tsx';
import type { PhotoPlacesProps } from './photo-places.tsx';
import styles from './upload.module.css';

const GuidedCamera = retryableLazy<GuidedCameraProps>(
  async () => (await import('../guided-camera/guided-camera.tsx')).GuidedCamera,
);
/** Loaded once there is a photo. */
const PhotoPlaces = retryableLazy<PhotoPlacesProps>(async () => (await import('./photo-places.tsx')).PhotoPlaces);

/** Whether this browser supports the guided camera. Only opening it shows whether there is a camera. */
const supportsCamera = (): boolean =>
  typeof OffscreenCanvas !== 'undefined' && typeof navigator.mediaDevices?.getUserMedia === 'function';

/** One photo a place, or more poses at the first place. */
const NEXT_PLACE = ['straight'] as const;
const SAME_PLACE = ['left', 'right'] as const;

/** The camera, and where to go with it next. */
export function CameraButton({
  photos,
  places,
  remaining,
  onPhotos,
  onFiles,
  onCameraApp,
  onErase,
}: {
  readonly photos: readonly File[];
  readonly places: PhotoPlacesProps['places'];
  readonly remaining: number;
  readonly onPhotos: (photos: readonly File[]) => void;
  readonly onFiles: () => void;
  readonly onCameraApp: () => void;
  readonly onErase: () => void;
}): ReactNode {
  const [poses, setPoses] = useState<GuidedCameraProps['poses']>();
  const [straight, setStraight] = useState(0);
  const [isOpening, startOpening] = useTransition();
  const inBrowser = useInBrowser();
  const hasCamera = !inBrowser || supportsCamera();
  const open = (next: GuidedCameraProps['poses']): void => startOpening(() => setPoses(next));
  const close = (): void => setPoses(undefined);
  const isFirst = photos.length === 0;
  const isFromCamera = photos.some(({ name }) => name.startsWith('camera-'));
  return (
    <div className={`stack gap-2 ${styles.camera}`}>
      {remaining > 0 && hasCamera && (
        <Button look="quiet" wide busy={isOpening} onClick={() => open(NEXT_PLACE)}>
          {remaining === 1 ? 'Take One' : isFirst ? 'Take Them' : 'Take the Next'} with the Camera
        </Button>
      )}
      {remaining > 0 && !hasCamera && (
        <Button look="quiet" wide className={styles.app} onClick={onCameraApp}>
          Take a photo
        </Button>
      )}
      {isFirst && hasCamera && (
        <p className="text-sm soft">
          It takes one photo a place, and tells you when light and distance are right, and where to go next.
        </p>
      )}
      <LazyPart>
        {!isFirst && (
          <PhotoPlaces
            places={places}
            remaining={remaining}
            onStay={hasCamera && isFromCamera ? () => open(SAME_PLACE.slice(0, remaining)) : null}
            onErase={onErase}
          />
        )}
      </LazyPart>
      {/* Around the condition, so that the transition waits for the code: React shows what suspends 0.3 s late. */}
      <LazyPart
        onMissing={(error) => {
          close();
          showMissing(error);
        }}
      >
        {poses && (
          <GuidedCamera
            poses={poses}
            straight={straight}
            onPhoto={(photo, turn) => {
              setStraight(turn);
              onPhotos([photo]);
            }}
            onFiles={() => {
              close();
              onFiles();
            }}
            onClose={close}
          />
        )}
      </LazyPart>
    </div>
  );
}
