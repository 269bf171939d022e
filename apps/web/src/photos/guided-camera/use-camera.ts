import { useEffect, useState, useSyncExternalStore } from 'react';
import { keepsColors } from '../shrink-photo/keeps-colors.ts';
import { releaseCamera } from './hold-camera.ts';

export type Refusal = 'denied' | 'none' | 'busy' | 'colors';
export type Camera = MediaStream | 'asking' | Refusal;

const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'user', width: { ideal: 1920 }, height: { ideal: 1440 } },
};

const REFUSALS: Readonly<Record<string, Refusal>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

const stop = (stream: MediaStream): void => {
  // Some cameras stay locked for whoever opens them next.
  for (const track of stream.getTracks()) void releaseCamera(track).finally(() => track.stop());
};

async function openCamera(): Promise<MediaStream | Refusal> {
  try {
    // Some browsers blur the pixels that a page reads, so photos would be measured wrong.
    if (!(await keepsColors('srgb'))) return 'colors';
    return await navigator.mediaDevices.getUserMedia(WANTED);
  } catch (error) {
    console.info('No camera:', error);
    return (error instanceof Error && REFUSALS[error.name]) || 'none';
  }
}

/** Opens the camera, and closes it while the page is hidden. */
export function useCamera() {
  const [camera, setCamera] = useState<Camera>('asking');
  const [tries, setTries] = useState(0);
  const isVisible = useVisible();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try opens the camera again
  useEffect(() => {
    if (!isVisible) return;
    let gone = false;
    const opening = openCamera();
    void opening.then((opened) => {
      if (gone) return;
      setCamera(opened);
      // Unplugged, or permission was revoked.
      if (opened instanceof MediaStream) opened.getVideoTracks()[0]?.addEventListener('ended', () => setCamera('busy'));
    });
    return () => {
      gone = true;
      setCamera('asking');
      void opening.then((opened) => opened instanceof MediaStream && stop(opened));
    };
  }, [isVisible, tries]);

  return { camera, retry: () => setTries((n) => n + 1) };
}

const useVisible = (): boolean =>
  useSyncExternalStore(
    (look) => {
      document.addEventListener('visibilitychange', look);
      return () => document.removeEventListener('visibilitychange', look);
    },
    () => document.visibilityState === 'visible',
  );
