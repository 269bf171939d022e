import type { Pixels } from '../../lib/browser/picture.ts';
import { DETECTOR_SIDE, type FindFaces, type FoundFace, fetchFaceFinder } from '../../lib/faces/find-faces.ts';
import { createContext } from '../shrink-photo/keeps-colors.ts';
import { EYE_PATCH, EYE_PATCH_SIDE, type FrameReading, readFrame } from './frame.ts';

/** Width of the small picture used to measure light. */
const SMALL = 144;

let find: FindFaces | null = null;
const detector = createContext(DETECTOR_SIDE, DETECTOR_SIDE, 'srgb');
const eye = createContext(EYE_PATCH, EYE_PATCH, 'srgb');

/** Centers the frame in a square, as the detector requires. */
function findIn(frame: ImageBitmap): FoundFace[] {
  if (!find) throw new Error('no face finder');
  const width = (DETECTOR_SIDE * frame.width) / frame.height;
  detector.clearRect(0, 0, DETECTOR_SIDE, DETECTOR_SIDE);
  detector.drawImage(frame, (DETECTOR_SIDE - width) / 2, 0, width, DETECTOR_SIDE);
  return find(detector.getImageData(0, 0, DETECTOR_SIDE, DETECTOR_SIDE).data);
}

function small(frame: ImageBitmap): Pixels {
  const height = Math.round((SMALL * frame.height) / frame.width);
  const context = createContext(SMALL, height, 'srgb');
  context.drawImage(frame, 0, 0, SMALL, height);
  return context.getImageData(0, 0, SMALL, height);
}

function eyesOf({ leftEye, rightEye }: FoundFace, frame: ImageBitmap): Pixels[] {
  const side = Math.hypot(leftEye.x - rightEye.x, leftEye.y - rightEye.y) * frame.height * EYE_PATCH_SIDE;
  return [leftEye, rightEye].flatMap(({ x, y }) => {
    const left = (x - 0.5) * frame.height + (frame.width - side) / 2;
    const top = y * frame.height - side / 2;
    const inside = left >= 0 && top >= 0 && left + side <= frame.width && top + side <= frame.height;
    if (!inside) return [];
    eye.drawImage(frame, left, top, side, side, 0, 0, EYE_PATCH, EYE_PATCH);
    return [eye.getImageData(0, 0, EYE_PATCH, EYE_PATCH)];
  });
}

function read(frame: ImageBitmap): FrameReading {
  const faces = findIn(frame);
  return readFrame(faces, small(frame), faces[0] ? eyesOf(faces[0], frame) : [], frame.width);
}

export interface ReadFrame {
  readonly reading: FrameReading;
  readonly frame: ImageBitmap;
}

/** Receives the face finder's URL, then frames, and returns each frame with its reading. */
self.onmessage = async ({ data }: MessageEvent<string | ImageBitmap>) => {
  try {
    if (typeof data === 'string') {
      find = await fetchFaceFinder(data);
      self.postMessage({ began: true });
    } else self.postMessage({ reading: read(data), frame: data } satisfies ReadFrame, { transfer: [data] });
  } catch (error) {
    self.postMessage({ failed: String(error) });
  }
};
