import type { Pixels } from '../../lib/browser/picture.ts';
import { createFaceFinder, DETECTOR_SIDE, type FindFaces, type FoundFace } from '../../lib/faces/find-faces.ts';
import { createContext } from '../shrink-photo/keeps-colors.ts';
import { encodeFrame } from './camera-frame.ts';
import { EYE_PATCH, EYE_PATCH_SIDE, type FrameReading, readFrame } from './frame.ts';

/** Width of the small picture on which light is read. */
const SMALL = 144;

let find: FindFaces | null = null;
let last: ImageBitmap | null = null;
let best: ImageBitmap | null = null;
const detector = createContext(DETECTOR_SIDE, DETECTOR_SIDE, 'srgb');
const eye = createContext(EYE_PATCH, EYE_PATCH, 'srgb');

/** The frame in the middle of a square, as the detector wants it. */
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

const WORK = {
  /** Fetches the face finder. */
  begin: async (model: string): Promise<void> => {
    const response = await fetch(model);
    if (!response.ok) throw new Error(`the face finder could not be loaded: ${response.status}`);
    find = createFaceFinder(new Uint8Array(await response.arrayBuffer()));
  },
  read: async (frame: ImageBitmap): Promise<FrameReading> => {
    if (last !== best) last?.close();
    last = frame;
    const faces = findIn(frame);
    return readFrame(faces, small(frame), faces[0] ? eyesOf(faces[0], frame) : [], frame.width);
  },
  /** The frame that was read last is the best so far. */
  keep: async (): Promise<void> => {
    if (best !== last) best?.close();
    best = last;
  },
  /** The best frame since the last photo as a JPEG. */
  take: async (): Promise<Blob> => {
    const frame = best ?? last;
    if (!frame) throw new Error('no frame yet');
    const photo = await encodeFrame(frame);
    if (best !== last) best?.close();
    best = null;
    return photo;
  },
};
export type FrameWork = typeof WORK;

/** Answers each piece of work once, in order. */
self.onmessage = async ({ data }: MessageEvent<{ readonly name: keyof FrameWork; readonly argument: never }>) => {
  try {
    self.postMessage({ answer: await WORK[data.name](data.argument) });
  } catch (error) {
    self.postMessage({ failed: String(error) });
  }
};
