import { useEffect, useState, useSyncExternalStore } from 'react';
import { inTime } from '../../lib/browser/in-time.ts';
import { readLocal, writeLocal } from '../../lib/browser/storage.ts';
import { keepsColors } from '../shrink-photo/keeps-colors.ts';
import { unlockCamera } from './lock-camera.ts';

export type CameraRefusal = 'denied' | 'none' | 'busy' | 'colors';
export type Camera = MediaStream | 'asking' | CameraRefusal;

/** Not by its class, which a browser without cameras lacks. */
export const isOpen = (camera: Camera): camera is MediaStream => typeof camera === 'object';

interface NamedCamera {
  readonly id: string;
  readonly name: string;
}

/** Which of a device's cameras is used. */
export interface CameraChoice {
  readonly cameras: readonly NamedCamera[];
  readonly chosen: string | undefined;
  readonly choose: (id: string) => void;
}

/** Of the device: the camera chosen last. */
const CAMERA_KEY = 'camera';

/** The chosen camera, or another if it is gone. */
function constraints(): MediaStreamConstraints {
  const id = readLocal(CAMERA_KEY);
  const which = id ? { deviceId: { ideal: id } } : { facingMode: 'user' };
  return { audio: false, video: { ...which, width: { ideal: 1920 }, height: { ideal: 1440 } } };
}

/** None if the browser names none, as before it has opened one. */
async function listCameras(): Promise<readonly NamedCamera[]> {
  const devices = await inTime('cameraList', navigator.mediaDevices.enumerateDevices());
  return devices
    .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
    .map(({ deviceId, label }, i) => ({ id: deviceId, name: label || `Camera ${i + 1}` }));
}

const idOf = (camera: Camera): string | undefined =>
  isOpen(camera) ? camera.getVideoTracks()[0]?.getSettings().deviceId : undefined;

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
    const opening = navigator.mediaDevices.getUserMedia(constraints());
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
  const [cameras, setCameras] = useState<readonly NamedCamera[]>([]);
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
      listCameras().then(
        (listed) => isClosed || setCameras(listed),
        () => undefined,
      );
      // Unplugged, or permission was revoked.
      if (isOpen(opened)) opened.getVideoTracks()[0]?.addEventListener('ended', () => setCamera('busy'));
    });
    return () => {
      isClosed = true;
      setCamera('asking');
      void cameraRequest.then((opened) => isOpen(opened) && stop(opened));
    };
  }, [isVisible, attempts]);

  const retry = (): void => setAttempts((n) => n + 1);
  const choose = (id: string): void => {
    writeLocal(CAMERA_KEY, id);
    retry();
  };
  const chosen = idOf(camera) ?? readLocal(CAMERA_KEY) ?? undefined;
  return { camera, retry, choice: { cameras, chosen, choose } satisfies CameraChoice };
}

const useVisible = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      document.addEventListener('visibilitychange', onChange);
      return () => document.removeEventListener('visibilitychange', onChange);
    },
    () => document.visibilityState === 'visible',
  );
