import { type RefObject, useEffect, useState } from 'react';
import { createContext } from '../shrink-photo/keeps-colors.ts';

/** What is wrong with a camera's picture: there is none, nothing is on it, or it never changes. */
type PictureFault = 'none' | 'black' | 'still';

export const PICTURE_FAULT_TEXTS: Readonly<Record<PictureFault, string>> = {
  none: 'No picture comes from the camera. Another app may be using it.',
  black: 'We see only black. Is the camera covered?',
  still: 'The picture stands still. Another app may be using the camera.',
};

/** Of the samples, in pixels: enough that a sensor's noise changes some of them. */
const SIDE = 32;
const INTERVAL_MS = 250;
/** Some cameras take a second for their first picture. Named within three seconds. */
const PATIENCE_MS = 2_000;
/** The brightest value of a covered camera, whose noise stays below. */
const BLACK = 24;

/** What a video shows of a living camera, whose pictures always differ a little. Null where all is well. */
function sampler(video: HTMLVideoElement): () => PictureFault | null {
  const context = createContext(SIDE, SIDE, 'srgb');
  let last: Uint8ClampedArray | undefined;
  return () => {
    if (video.videoWidth === 0 || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return 'none';
    context.drawImage(video, 0, 0, SIDE, SIDE);
    const { data } = context.getImageData(0, 0, SIDE, SIDE);
    const previous = last;
    last = data;
    if (data.every((value, i) => i % 4 === 3 || value <= BLACK)) return 'black';
    return previous && data.every((value, i) => value === previous[i]) ? 'still' : null;
  };
}

/** What has been wrong with a video's picture for two seconds. */
export function usePictureFault(video: RefObject<HTMLVideoElement | null>, stream: unknown): PictureFault | null {
  const [fault, setFault] = useState<PictureFault | null>(null);
  useEffect(() => {
    setFault(null);
    if (!stream || !video.current) return;
    const sample = sampler(video.current);
    let wellAt = performance.now();
    const timer = setInterval(() => {
      const time = performance.now();
      const seenFault = sample();
      if (!seenFault) wellAt = time;
      if (time - wellAt > PATIENCE_MS || !seenFault) setFault(seenFault);
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [video, stream]);
  return fault;
}
