import type { OutlinePoint, PhotoSilhouette } from '@trueseason/contracts';
import { faceOutline } from '../drape/face-outline.ts';
import type { Frame } from '../drape/frame.ts';
import { NotInTimeError } from '../lib/browser/in-time.ts';
import { grabFrame } from '../photos/guided-camera/camera-frame.ts';
import { startFrameReader } from '../photos/guided-camera/frame-reader.ts';
import type { FrameFaces } from '../photos/guided-camera/frame-worker.ts';
import {
  clothTransform,
  type FacePlace,
  facePlace,
  followFace,
  followView,
  needsView,
  viewAround,
  viewTransform,
} from './follow-face.ts';

/** Faces in a live picture. */
export type Sight = 'none' | 'one' | 'several';

interface LiveFaceEvents {
  /** CSS transforms of the picture and of the cloth, with each picture of the screen. */
  readonly onDraw: (picture: string, cloth: string) => void;
  readonly onSight: (sight: Sight) => void;
}

/** Pixels from top to bottom of the searched frames: enough for the finder, and light to copy. */
const SEARCHED_HEIGHT = 384;
/** Every few pictures, so that a phone has time for the rest. */
const SEARCH_INTERVAL_MS = 60;
/** Fewer pictures in the first second look broken. */
const MIN_PICTURES = 12;
/** Cameras deliver a broken frame now and then. */
const MAX_FAILURES = 20;

/**
 * Follows the face that a video shows until aborted.
 * @throws if faces cannot be found here, or if the first second with one shows too few pictures
 */
export async function followLiveFace(
  video: HTMLVideoElement,
  { onDraw, onSight }: LiveFaceEvents,
  signal: AbortSignal,
): Promise<void> {
  const reader = await startFrameReader();
  const drawing = new LiveDrawing(onDraw);
  const sight = new SteadySight(onSight);
  const end = (): void => {
    reader.close();
    drawing.end();
  };
  if (signal.aborted) return end();
  // A closed reader never answers, so the loop would not get there.
  signal.addEventListener('abort', end);
  let isTried = false;
  let isTooSlow = false;
  let failures = 0;
  try {
    while (!signal.aborted && !isTooSlow) {
      const started = performance.now();
      try {
        const frame = await grabFrame(video, SEARCHED_HEIGHT);
        if (frame) {
          const result = await reader.findFaces(frame);
          sight.see(result.faces.length);
          drawing.see(result);
          if (result.faces.length > 0 && !isTried) {
            isTried = true;
            void countPictures(video).then((count) => {
              isTooSlow = count < MIN_PICTURES;
            });
          }
        }
        failures = 0;
      } catch (error) {
        failures += 1;
        if (failures > MAX_FAILURES || error instanceof NotInTimeError) throw error;
      }
      await pause(SEARCH_INTERVAL_MS - (performance.now() - started));
    }
  } finally {
    end();
  }
  if (isTooSlow) throw new Error('This device shows too few pictures a second.');
}

const pause = (durationMs: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, durationMs)));

/** How many pictures a video shows within a second. */
async function countPictures(video: HTMLVideoElement): Promise<number> {
  let count = 0;
  let handle = 0;
  const isPrecise = 'requestVideoFrameCallback' in video;
  const request = (): void => {
    handle = isPrecise ? video.requestVideoFrameCallback(onPicture) : requestAnimationFrame(onPicture);
  };
  const onPicture = (): void => {
    count += 1;
    request();
  };
  request();
  await pause(1000);
  if (isPrecise) video.cancelVideoFrameCallback(handle);
  else cancelAnimationFrame(handle);
  return count;
}

/** Reports a change only once it has lasted: a face may be lost, or a passerby be in view, for a moment. */
class SteadySight {
  static readonly #PATIENCE_MS = 1200;
  #seen: Sight = 'none';
  #since = 0;
  readonly #onSight: (sight: Sight) => void;

  constructor(onSight: (sight: Sight) => void) {
    this.#onSight = onSight;
  }

  see(faceCount: number): void {
    const timeMs = performance.now();
    const sight = faceCount === 0 ? 'none' : faceCount === 1 ? 'one' : 'several';
    if (sight !== this.#seen) {
      this.#seen = sight;
      this.#since = timeMs;
    }
    if (sight === 'one' || timeMs - this.#since > SteadySight.#PATIENCE_MS) this.#onSight(sight);
  }
}

/** Draws picture and cloth between two searches as well. */
class LiveDrawing {
  #found: FacePlace | null = null;
  #face: FacePlace | null = null;
  #view: Frame | null = null;
  #goal: Frame | null = null;
  #drawnAt = 0;
  #handle = 0;
  readonly #onDraw: LiveFaceEvents['onDraw'];

  constructor(onDraw: LiveFaceEvents['onDraw']) {
    this.#onDraw = onDraw;
  }

  /** Keeps to the same face if there are several; the last place stays if there is none. */
  see({ faces, width, height }: FrameFaces): void {
    const square = { left: (width - height) / 2, top: 0, side: height };
    const places = faces.map((face) => facePlace(mirrored(faceOutline(face, square, { width, height }))));
    const last = this.#found;
    const distance = ({ neck, chin }: FacePlace): number => (last ? Math.hypot(neck - last.neck, chin - last.chin) : 0);
    const [found] = places.toSorted((a, b) => distance(a) - distance(b));
    if (!found) return;
    this.#found = found;
    const ideal = viewAround(found, width / height);
    if (!this.#goal || needsView(this.#goal, ideal)) this.#goal = ideal;
    if (!last) this.#draw(performance.now());
  }

  end(): void {
    cancelAnimationFrame(this.#handle);
  }

  readonly #draw = (now: number): void => {
    if (!this.#found || !this.#goal) return;
    const elapsedMs = Math.max(0, now - this.#drawnAt);
    this.#drawnAt = now;
    this.#face = this.#face ? followFace(this.#face, this.#found, elapsedMs) : this.#found;
    this.#view = this.#view ? followView(this.#view, this.#goal, elapsedMs) : this.#goal;
    this.#onDraw(viewTransform(this.#view), clothTransform(this.#face, this.#view));
    this.#handle = requestAnimationFrame(this.#draw);
  };
}

const mirrored = ({ feature, lines }: PhotoSilhouette): PhotoSilhouette => ({
  feature,
  lines: lines.map((line) => line.map(([x, y]): OutlinePoint => [1 - x, y])),
});
