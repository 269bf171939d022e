import type { WornColors } from '../areas.ts';
import { createPainter, type Painter, type PainterInput } from './painter.ts';

/** A photo first, by a number, then the colors worn on it. */
export type PainterRequest =
  | { readonly photo: number; readonly input: PainterInput }
  | { readonly photo: number; readonly worn: WornColors };

/** The photo shown, the one that comes next, and one before. */
const MAX_PHOTOS = 3;
const painters = new Map<number, Painter | null>();

function answer(request: PainterRequest) {
  if ('input' in request) {
    const painter = createPainter(request.input);
    painters.set(request.photo, painter);
    for (const old of [...painters.keys()].slice(0, -MAX_PHOTOS)) painters.delete(old);
    return painter?.facts ?? null;
  }
  return painters.get(request.photo)?.paint(request.worn);
}

/** Answers in order, `undefined` for a photo that it no longer has. */
self.onmessage = ({ data }: MessageEvent<PainterRequest>): void => {
  try {
    const answered = answer(data);
    const transfer = answered && 'data' in answered ? [answered.data.buffer] : [];
    self.postMessage({ answered }, { transfer });
  } catch (error) {
    self.postMessage({ failed: String(error) });
  }
};
