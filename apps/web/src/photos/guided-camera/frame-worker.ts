import type { Pixels, Size } from '../../lib/browser/picture.ts';
import { DETECTOR_SIDE, type FindFaces, type FoundFace, fetchFaceFinder } from '../../lib/faces/find-faces.ts';
import { createContext } from '../shrink-photo/keeps-colors.ts';
import { EYE_PATCH, EYE_PATCH_SIDE, type FrameMeasurement, measureFrame } from './frame.ts';

/** Width of the small picture used to measure light. */
const SMALL_WIDTH = 144;

let findFaces: FindFaces | null = null;
const detectorContext = createContext(DETECTOR_SIDE, DETECTOR_SIDE, 'srgb');
const eyeContext = createContext(EYE_PATCH, EYE_PATCH, 'srgb');

/** Centers the frame in a square, as the detector requires. */
function facesIn(frame: ImageBitmap): FoundFace[] {
  if (!findFaces) throw new Error('no face finder');
  const width = (DETECTOR_SIDE * frame.width) / frame.height;
  detectorContext.clearRect(0, 0, DETECTOR_SIDE, DETECTOR_SIDE);
  detectorContext.drawImage(frame, (DETECTOR_SIDE - width) / 2, 0, width, DETECTOR_SIDE);
  return findFaces(detectorContext.getImageData(0, 0, DETECTOR_SIDE, DETECTOR_SIDE).data);
}

function shrinkFrame(frame: ImageBitmap): Pixels {
  const height = Math.round((SMALL_WIDTH * frame.height) / frame.width);
  const context = createContext(SMALL_WIDTH, height, 'srgb');
  context.drawImage(frame, 0, 0, SMALL_WIDTH, height);
  return context.getImageData(0, 0, SMALL_WIDTH, height);
}

function eyePatches({ leftEye, rightEye }: FoundFace, frame: ImageBitmap): Pixels[] {
  const side = Math.hypot(leftEye.x - rightEye.x, leftEye.y - rightEye.y) * frame.height * EYE_PATCH_SIDE;
  return [leftEye, rightEye].flatMap(({ x, y }) => {
    const patchLeft = (x - 0.5) * frame.height + (frame.width - side) / 2;
    const patchTop = y * frame.height - side / 2;
    const isInside =
      patchLeft >= 0 && patchTop >= 0 && patchLeft + side <= frame.width && patchTop + side <= frame.height;
    if (!isInside) return [];
    eyeContext.drawImage(frame, patchLeft, patchTop, side, side, 0, 0, EYE_PATCH, EYE_PATCH);
    return [eyeContext.getImageData(0, 0, EYE_PATCH, EYE_PATCH)];
  });
}

function measure(frame: ImageBitmap): FrameMeasurement {
  const faces = facesIn(frame);
  return measureFrame(faces, shrinkFrame(frame), faces[0] ? eyePatches(faces[0], frame) : [], frame.width);
}

export interface MeasuredFrame {
  readonly measurement: FrameMeasurement;
  readonly frame: ImageBitmap;
}

/** Faces in a square with the frame at its center, largest first, and the frame's size in pixels. */
export interface FrameFaces extends Size {
  readonly faces: readonly FoundFace[];
}

function search(frame: ImageBitmap): FrameFaces {
  const faces = facesIn(frame);
  const { width, height } = frame;
  frame.close();
  return { faces, width, height };
}

/** The face finder's URL first, then one frame at a time. */
export type FrameRequest =
  | { readonly model: string }
  | { readonly measured: ImageBitmap }
  | { readonly searched: ImageBitmap };

/** Returns measured frames with their reading, and of searched ones only the faces. */
self.onmessage = async ({ data }: MessageEvent<FrameRequest>) => {
  try {
    if ('model' in data) {
      findFaces = await fetchFaceFinder(data.model);
      self.postMessage({ began: true });
    } else if ('searched' in data) self.postMessage(search(data.searched));
    else {
      const frame = data.measured;
      self.postMessage({ measurement: measure(frame), frame } satisfies MeasuredFrame, { transfer: [frame] });
    }
  } catch (error) {
    self.postMessage({ failed: String(error) });
  }
};
