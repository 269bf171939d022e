import { type RefObject, useEffect, useState } from 'react';
import { NotInTimeError } from '../../lib/browser/in-time.ts';
import { encodeFrame, grabFrame } from './camera-frame.ts';
import { type FrameReader, startFrameReader } from './frame-reader.ts';
import type { MeasuredFrame } from './frame-worker.ts';
import { createGuide, type Guide, nextPose, restartHold, updateGuide } from './guide.ts';
import type { Advice, Pose } from './judge-frame.ts';
import { lockCamera, unlockCamera } from './lock-camera.ts';

/** Fast enough to follow a face, light enough for a phone. */
const FRAME_INTERVAL_MS = 120;
/** Gives up after failing this long: cameras deliver a broken frame now and then. */
const MAX_FAILING_MS = 5_000;
/** Read by `captureOf`. */
const FILE_NAMES = {
  straight: 'camera-front',
  left: 'camera-left',
  right: 'camera-right',
  any: 'camera-front',
} as const;
/** Advice that means a locked camera no longer suits the light. */
const LIGHT_ADVICE: readonly Advice[] = ['dark', 'bright', 'behind'];

interface Progress {
  readonly guide: Guide;
  readonly photos: readonly File[];
}

/** Takes one photo of each pose from a live video. */
class PhotoSession {
  progress: Progress;
  #byHand = false;
  #best: ImageBitmap | null = null;
  #held: 'not_yet' | 'held' | 'free' = 'not_yet';
  readonly #onChange: (progress: Progress) => void;

  constructor(poses: readonly Pose[], straight: number | undefined, onChange: (progress: Progress) => void) {
    this.progress = { guide: createGuide(poses, straight), photos: [] };
    this.#onChange = onChange;
  }

  /** Follows the video until aborted or all photos are taken. @throws if frames can no longer be read */
  async follow(video: HTMLVideoElement, reader: FrameReader, signal: AbortSignal): Promise<void> {
    let lastSuccess = performance.now();
    while (!signal.aborted && !this.#isDone()) {
      const started = performance.now();
      try {
        const frame = await grabFrame(video);
        if (frame) await this.#look(await reader.measure(frame), signal);
        await this.#hold(video);
        lastSuccess = started;
      } catch (error) {
        if (started - lastSuccess > MAX_FAILING_MS || error instanceof NotInTimeError) throw error;
      }
      const delay = Math.max(0, FRAME_INTERVAL_MS - (performance.now() - started));
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }

  async #look({ measurement, frame }: MeasuredFrame, signal: AbortSignal): Promise<void> {
    if (signal.aborted || this.#byHand || this.#isDone()) return frame.close();
    const { guide, isBest, isPhoto } = updateGuide(this.progress.guide, measurement, performance.now());
    this.#put({ ...this.progress, guide });
    (isBest ? this.#best : frame)?.close();
    if (isBest) this.#best = frame;
    if (!isPhoto || !this.#best) return;
    const photo = await encodeFrame(this.#best);
    if (!signal.aborted && !this.#byHand) this.#add(photo);
  }

  /** Locks the camera's colors, once, on a steady face, and releases them when the light changes. */
  async #hold({ srcObject }: HTMLVideoElement): Promise<void> {
    const { advice, holdProgress } = this.progress.guide;
    const [track] = srcObject instanceof MediaStream ? srcObject.getVideoTracks() : [];
    if (track && this.#held === 'not_yet' && holdProgress > 0) {
      this.#held = (await lockCamera(track)) ? 'held' : 'free';
      // The photo is one of the frames that follow.
      if (this.#held === 'held') this.#put({ ...this.progress, guide: restartHold(this.progress.guide) });
    } else if (track && this.#held === 'held' && LIGHT_ADVICE.includes(advice)) {
      this.#held = 'free';
      await unlockCamera(track);
    }
  }

  /** @throws if there is no picture to take */
  async takeNow(video: HTMLVideoElement): Promise<void> {
    if (this.#byHand || this.#isDone()) return;
    this.#byHand = true;
    const started = performance.now();
    try {
      // A camera that has just opened may have no frame yet.
      let frame: ImageBitmap | null = null;
      while (!frame && performance.now() - started < MAX_FAILING_MS) {
        frame = await grabFrame(video).catch(() => null);
        if (!frame) await new Promise((resolve) => setTimeout(resolve, FRAME_INTERVAL_MS));
      }
      if (!frame) throw new Error('The camera shows nothing.');
      this.#add(await encodeFrame(frame));
    } finally {
      this.#byHand = false;
    }
  }

  #isDone = (): boolean => this.progress.guide.poses.length === 0;

  #add(photo: Blob): void {
    const { guide, photos } = this.progress;
    const name = `${FILE_NAMES[guide.poses[0] ?? 'straight']}${this.#held === 'held' ? '-held' : ''}.jpg`;
    const file = new File([photo], name, { type: 'image/jpeg', lastModified: Date.now() });
    this.#put({ guide: nextPose(guide), photos: [...photos, file] });
  }

  #put(progress: Progress): void {
    this.progress = progress;
    this.#onChange(progress);
  }
}

/** Guides the person in front of a live video until all photos are taken. */
export function useGuide(video: RefObject<HTMLVideoElement | null>, poses: readonly Pose[], straight?: number) {
  const [isGuiding, setIsGuiding] = useState(false);
  const [progress, setProgress] = useState<Progress>();
  const [taking, setTaking] = useState<'now' | 'failed' | null>(null);
  const [session] = useState(() => new PhotoSession(poses, straight, setProgress));

  useEffect(() => {
    const abort = new AbortController();
    let reader: FrameReader | undefined;
    const run = async (): Promise<void> => {
      reader = await startFrameReader();
      if (abort.signal.aborted) return reader.close();
      setIsGuiding(true);
      if (video.current) await session.follow(video.current, reader, abort.signal);
    };
    run().catch((error: unknown) => {
      if (abort.signal.aborted) return;
      console.info('Frames cannot be read here:', error);
      reader?.close();
      setIsGuiding(false);
    });
    return () => {
      abort.abort();
      reader?.close();
    };
  }, [video, session]);

  return {
    ...(progress ?? session.progress),
    /** False while the face finder loads or if it cannot run: then only the button takes photos. */
    sees: isGuiding,
    /** A photo is being taken by hand, or could not be. */
    taking,
    takeNow: () => {
      if (!video.current) return;
      setTaking('now');
      session.takeNow(video.current).then(
        () => setTaking(null),
        () => setTaking('failed'),
      );
    },
  };
}
