import { createFaceFinder, DETECTOR_SIDE, type FindFaces, type FoundFace } from '../../lib/faces/find-faces.ts';
import { createSurface } from '../shrink-photo/canvas.ts';
import { encodeFrame } from './encode-frame.ts';
import { EYE_PATCH, EYE_PATCH_SIDE, type Pixels, readFrame } from './frame.ts';
import type { FromWorker, ToWorker } from './frame-messages.ts';

/** Width of the small picture on which light is read. */
const SMALL = 144;

let finder: Promise<FindFaces> | null = null;
let last: ImageBitmap | null = null;
let best: ImageBitmap | null = null;
const detector = createSurface(DETECTOR_SIDE, DETECTOR_SIDE, 'srgb').context;
const eye = createSurface(EYE_PATCH, EYE_PATCH, 'srgb').context;
const tell = (message: FromWorker): void => self.postMessage(message);

async function loadFinder(url: string): Promise<FindFaces> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the face finder could not be loaded: ${response.status}`);
  return createFaceFinder(new Uint8Array(await response.arrayBuffer()));
}

/** The frame in the middle of a square, as the detector wants it. */
function findIn(frame: ImageBitmap, find: FindFaces): FoundFace[] {
  const width = (DETECTOR_SIDE * frame.width) / frame.height;
  detector.clearRect(0, 0, DETECTOR_SIDE, DETECTOR_SIDE);
  detector.drawImage(frame, (DETECTOR_SIDE - width) / 2, 0, width, DETECTOR_SIDE);
  return find(detector.getImageData(0, 0, DETECTOR_SIDE, DETECTOR_SIDE).data);
}

function small(frame: ImageBitmap): Pixels {
  const height = Math.round((SMALL * frame.height) / frame.width);
  const { context } = createSurface(SMALL, height, 'srgb');
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

async function read(frame: ImageBitmap): Promise<void> {
  if (last !== best) last?.close();
  last = frame;
  const find = await finder;
  if (!find) throw new Error('no face finder');
  const faces = findIn(frame, find);
  const [face] = faces;
  tell({ kind: 'reading', reading: readFrame(faces, small(frame), face ? eyesOf(face, frame) : [], frame.width) });
}

function keep(): void {
  if (best !== last) best?.close();
  best = last;
}

/** The best frame since the last photo, or the newest one, as a file. */
async function take(which: 'best' | 'newest'): Promise<void> {
  const frame = which === 'best' ? (best ?? last) : last;
  if (!frame) throw new Error('no frame yet');
  const photo = await encodeFrame(frame);
  if (best !== last) best?.close();
  best = null;
  tell({ kind: 'photo', photo });
}

async function answer(message: ToWorker): Promise<void> {
  if (message.kind === 'begin') {
    finder = loadFinder(message.model);
    await finder;
    tell({ kind: 'ready' });
  } else if (message.kind === 'read') await read(message.frame);
  else if (message.kind === 'keep') keep();
  else await take(message.which);
}

self.onmessage = ({ data }: MessageEvent<ToWorker>): void => {
  answer(data).catch((error: unknown) => tell({ kind: 'failed', why: String(error) }));
};
