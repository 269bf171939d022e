import { useEffect, useState, useSyncExternalStore } from 'react';
import { inTime } from '../../lib/browser/in-time.ts';
import { keepsColors } from '../shrink-photo/keeps-colors.ts';
import { unlockCamera } from './lock-camera.ts';

export type CameraRefusal = 'denied' | 'none' | 'busy' | 'colors';
export type Camera = MediaStream | 'asking' | CameraRefusal;

const CAMERA_CONSTRAINTS: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'user', width: { ideal: 1920 }, height: { ideal: 1440 } },
};

const REFUSALS: Readonly<Record<string, CameraRefusal>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotReadableError: 'busy',
  AbortError: 'busy',
  NotInTimeError: 'busy',
};

const stop = (stream: MediaStream): void => {
  // Some cameras stay locked for the next page or app.
  for (const track of stream.getTracks()) void unlockCamera(track).finally(() => track.stop());
};

async function openCamera(): Promise<MediaStream | CameraRefusal> {
  try {
    // Some browsers blur the pixels that a page reads, so photos would be measured wrong.
    if (!(await inTime('picture', keepsColors('srgb')))) return 'colors';
    const opening = navigator.mediaDevices.getUserMedia(CAMERA_CONSTRAINTS);
    // A camera that opens after all would stay on.
    return await inTime('permission', opening).catch((error: unknown) => {
      opening.then(stop, () => undefined);
      throw error;
    });
  } catch (error) {
    console.info('No camera:', error);
    return (error instanceof Error && REFUSALS[error.name]) || 'none';
  }
}

/** Opens the camera, and closes it while the page is hidden. */
export function useCamera() {
  const [camera, setCamera] = useState<Camera>('asking');
  const [attempts, setAttempts] = useState(0);
  const isVisible = useVisible();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try opens the camera again
  useEffect(() => {
    if (!isVisible) return;
    let isClosed = false;
    const cameraRequest = openCamera();
    void cameraRequest.then((opened) => {
      if (isClosed) return;
      setCamera(opened);
      // Unplugged, or permission was revoked.
      if (opened instanceof MediaStream) opened.getVideoTracks()[0]?.addEventListener('ended', () => setCamera('busy'));
    });
    return () => {
      isClosed = true;
      setCamera('asking');
      void cameraRequest.then((opened) => opened instanceof MediaStream && stop(opened));
    };
  }, [isVisible, attempts]);

  return { camera, retry: () => setAttempts((n) => n + 1) };
}

const useVisible = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      document.addEventListener('visibilitychange', onChange);
      return () => document.removeEventListener('visibilitychange', onChange);
    },
    () => document.visibilityState === 'visible',
  );
