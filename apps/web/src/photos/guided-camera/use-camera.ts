import { useCallback, useEffect, useState } from 'react';
import { keepsColors } from '../shrink-photo/keeps-colors.ts';

/** Why there is no picture. */
export type Refusal = 'denied' | 'none' | 'busy' | 'colors';
export type Camera =
  | { readonly state: 'asking' }
  | { readonly state: 'live'; readonly stream: MediaStream }
  | { readonly state: 'refused'; readonly why: Refusal };

const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'user', width: { ideal: 1920 }, height: { ideal: 1440 } },
};

const REFUSALS: Readonly<Record<string, Refusal>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotReadableError: 'busy',
  AbortError: 'busy',
  ColorsError: 'colors',
};
const refusalOf = (error: unknown): Refusal => (error instanceof Error && REFUSALS[error.name]) || 'none';

const stop = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

class ColorsError extends Error {
  override name = 'ColorsError';
}

async function openCamera(): Promise<MediaStream> {
  // Some browsers blur what a page reads of a picture: such photos would be measured wrongly.
  if (!(await keepsColors('srgb'))) throw new ColorsError();
  return navigator.mediaDevices.getUserMedia(WANTED);
}

/**
 * The camera, from the moment this is used until it is not, or the page is out of sight: then its light goes out. It is
 * opened again when the page comes back.
 */
export function useCamera(): { readonly camera: Camera; readonly retry: () => void } {
  const [camera, setCamera] = useState<Camera>({ state: 'asking' });
  const [tries, setTries] = useState(0);
  const wanted = useVisible();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another camera
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    let opened: MediaStream | null = null;
    setCamera({ state: 'asking' });
    openCamera().then(
      (stream) => {
        if (gone) return stop(stream);
        opened = stream;
        // Unplugged, or taken back in the browser's settings.
        stream.getVideoTracks()[0]?.addEventListener('ended', () => setCamera({ state: 'refused', why: 'busy' }));
        setCamera({ state: 'live', stream });
      },
      (error: unknown) => {
        console.info('No camera:', error);
        if (!gone) setCamera({ state: 'refused', why: refusalOf(error) });
      },
    );
    return () => {
      gone = true;
      if (opened) stop(opened);
      setCamera({ state: 'asking' });
    };
  }, [wanted, tries]);

  return { camera, retry: useCallback(() => setTries((n) => n + 1), []) };
}

function useVisible(): boolean {
  const [visible, setVisible] = useState(document.visibilityState === 'visible');
  useEffect(() => {
    const change = (): void => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', change);
    return () => document.removeEventListener('visibilitychange', change);
  }, []);
  return visible;
}
