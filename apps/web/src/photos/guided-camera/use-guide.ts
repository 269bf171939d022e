import modelUrl from '@mediapipe/face_detection/face_detection_short_range.tflite?url';
import { type RefObject, useEffect, useState } from 'react';
import { encodeFrame, grabFrame } from './camera-frame.ts';
import type { ReadFrame } from './frame-worker.ts';
import { beginGuide, type Guide, holdAgain, look, nextPose } from './guide.ts';
import { holdCamera, releaseCamera } from './hold-camera.ts';
import type { Advice, Pose } from './judge-frame.ts';

/** Reads frames in a worker, one at a time, so that the picture stays smooth. */
interface FrameReader {
  readonly read: (frame: ImageBitmap) => Promise<ReadFrame>;
  readonly close: () => void;
}

/** Tries twice. @throws if this browser cannot run it or its model cannot be fetched */
const startFrameReader = (): Promise<FrameReader> => start().catch(start);

async function start(): Promise<FrameReader> {
  const worker = new Worker(new URL('./frame-worker.ts', import.meta.url), { type: 'module' });
  const ask = (message: string | ImageBitmap, transfer: Transferable[] = []): Promise<ReadFrame> =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<ReadFrame & { readonly failed?: string }>) =>
        data.failed ? reject(new Error(data.failed)) : resolve(data);
      worker.onerror = ({ message: why }) => reject(new Error(why));
      worker.postMessage(message, transfer);
    });
  try {
    await ask(modelUrl);
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return { read: (frame) => ask(frame, [frame]), close: () => worker.terminate() };
}

/** Fast enough to follow a face, light enough for a phone. */
const EVERY_MS = 120;
/** Gives up after failing this long: cameras deliver a broken frame now and then. */
const FAILING_MS = 5_000;
/** Read by `captureOf`. */
const NAMES = { straight: 'camera-front', left: 'camera-left', right: 'camera-right', any: 'camera-front' } as const;
/** Advice that means a locked camera no longer suits the light. */
const NEW_LIGHT: readonly Advice[] = ['dark', 'bright', 'behind'];

interface Progress {
  readonly guide: Guide;
  readonly taken: readonly File[];
}

/** Takes one photo of each pose from a live video. */
class Shooting {
  progress: Progress;
  #byHand = false;
  #best: ImageBitmap | null = null;
  #held: 'not_yet' | 'held' | 'free' = 'not_yet';
  readonly #onChange: (progress: Progress) => void;

  constructor(poses: readonly Pose[], onChange: (progress: Progress) => void) {
    this.progress = { guide: beginGuide(poses), taken: [] };
    this.#onChange = onChange;
  }

  /** Follows the video until aborted or all photos are taken. @throws if frames can no longer be read */
  async follow(video: HTMLVideoElement, reader: FrameReader, signal: AbortSignal): Promise<void> {
    let wentWell = performance.now();
    while (!signal.aborted && !this.#isDone()) {
      const started = performance.now();
      try {
        const frame = await grabFrame(video);
        if (frame) await this.#look(await reader.read(frame), signal);
        await this.#hold(video);
        wentWell = started;
      } catch (error) {
        if (started - wentWell > FAILING_MS) throw error;
      }
      const rest = Math.max(0, EVERY_MS - (performance.now() - started));
      await new Promise((resolve) => setTimeout(resolve, rest));
    }
  }

  async #look({ reading, frame }: ReadFrame, signal: AbortSignal): Promise<void> {
    if (signal.aborted || this.#byHand || this.#isDone()) return frame.close();
    const { guide, keep, take } = look(this.progress.guide, reading, performance.now());
    this.#put({ ...this.progress, guide });
    (keep ? this.#best : frame)?.close();
    if (keep) this.#best = frame;
    if (!take || !this.#best) return;
    const photo = await encodeFrame(this.#best);
    if (!signal.aborted && !this.#byHand) this.#add(photo);
  }

  /** Locks the camera's colors, once, on a steady face, and releases them when the light changes. */
  async #hold({ srcObject }: HTMLVideoElement): Promise<void> {
    const { advice, held } = this.progress.guide;
    const [track] = srcObject instanceof MediaStream ? srcObject.getVideoTracks() : [];
    if (track && this.#held === 'not_yet' && held > 0) {
      this.#held = (await holdCamera(track)) ? 'held' : 'free';
      // The photo is one of the frames that follow.
      if (this.#held === 'held') this.#put({ ...this.progress, guide: holdAgain(this.progress.guide) });
    } else if (track && this.#held === 'held' && NEW_LIGHT.includes(advice)) {
      this.#held = 'free';
      await releaseCamera(track);
    }
  }

  async takeNow(video: HTMLVideoElement): Promise<void> {
    if (this.#byHand || this.#isDone()) return;
    this.#byHand = true;
    try {
      const frame = await grabFrame(video);
      if (frame) this.#add(await encodeFrame(frame));
    } finally {
      this.#byHand = false;
    }
  }

  #isDone = (): boolean => this.progress.guide.poses.length === 0;

  #add(photo: Blob): void {
    const { guide, taken } = this.progress;
    const name = `${NAMES[guide.poses[0] ?? 'straight']}${this.#held === 'held' ? '-held' : ''}.jpg`;
    const file = new File([photo], name, { type: 'image/jpeg', lastModified: Date.now() });
    this.#put({ guide: nextPose(guide), taken: [...taken, file] });
  }

  #put(progress: Progress): void {
    this.progress = progress;
    this.#onChange(progress);
  }
}

/** Guides the person in front of a live video until all photos are taken. */
export function useGuide(video: RefObject<HTMLVideoElement | null>, poses: readonly Pose[]) {
  const [sees, setSees] = useState(false);
  const [progress, setProgress] = useState<Progress>();
  const [shooting] = useState(() => new Shooting(poses, setProgress));

  useEffect(() => {
    const ended = new AbortController();
    let mine: FrameReader | undefined;
    const run = async (): Promise<void> => {
      mine = await startFrameReader();
      if (ended.signal.aborted) return mine.close();
      setSees(true);
      if (video.current) await shooting.follow(video.current, mine, ended.signal);
    };
    run().catch((error: unknown) => {
      if (ended.signal.aborted) return;
      console.info('Frames cannot be read here:', error);
      mine?.close();
      setSees(false);
    });
    return () => {
      ended.abort();
      mine?.close();
    };
  }, [video, shooting]);

  return {
    ...(progress ?? shooting.progress),
    /** False while the face finder loads or if it cannot run: then only the button takes photos. */
    sees,
    takeNow: () => {
      if (video.current) void shooting.takeNow(video.current);
    },
  };
}
