import { encodeFrame } from './encode-frame.ts';
import type { FrameReader } from './frame-reader.ts';
import { beginGuide, type Guide, look, nextPose } from './guide.ts';
import type { Pose } from './judge-frame.ts';
import { grabFrame } from './video-frame.ts';

/** Where the guide stands, and the photos so far. */
export interface Progress {
  readonly guide: Guide;
  readonly taken: readonly File[];
}

/** Often enough to follow a face, and light enough for a phone. */
const EVERY_MS = 120;
/** How long frames may fail before none is expected: one that a camera gave half is followed by a whole one. */
const FAILING_MS = 5_000;
const NAMES = { straight: 'camera-front', left: 'camera-left', right: 'camera-right' } as const;

const fileOf = (photo: Blob, { poses: [pose = 'straight'] }: Guide): File =>
  new File([photo], `${NAMES[pose]}.jpg`, { type: 'image/jpeg', lastModified: Date.now() });

/** Takes one photo of each pose from a live video. */
export class Shooting {
  #progress: Progress;
  #ended = false;
  #byHand = false;
  readonly #onChange: (progress: Progress) => void;

  constructor(poses: readonly Pose[], onChange: (progress: Progress) => void) {
    this.#progress = { guide: beginGuide(poses), taken: [] };
    this.#onChange = onChange;
  }

  get progress(): Progress {
    return this.#progress;
  }

  /** Follows the video until aborted or all photos are taken. Rejects when frames can no longer be read. */
  async follow(video: HTMLVideoElement, reader: FrameReader, signal: AbortSignal): Promise<void> {
    let wentWell = performance.now();
    while (!signal.aborted && !this.#ended) {
      const started = performance.now();
      try {
        const frame = await grabFrame(video);
        if (frame) await this.#look(frame, reader, signal);
        wentWell = started;
      } catch (error) {
        if (started - wentWell > FAILING_MS) throw error;
      }
      const rest = Math.max(0, EVERY_MS - (performance.now() - started));
      await new Promise((resolve) => setTimeout(resolve, rest));
    }
  }

  async #look(frame: ImageBitmap, reader: FrameReader, signal: AbortSignal): Promise<void> {
    const reading = await reader.read(frame);
    if (signal.aborted || this.#byHand || this.#ended) return;
    const { guide, keep, take } = look(this.#progress.guide, reading, performance.now());
    this.#put({ ...this.#progress, guide });
    if (keep) reader.keep();
    if (!take) return;
    const photo = fileOf(await reader.take('best'), guide);
    if (!signal.aborted && !this.#byHand) this.#add(photo);
  }

  /** Takes what the camera shows now. */
  async takeNow(video: HTMLVideoElement): Promise<void> {
    if (this.#byHand || this.#ended) return;
    this.#byHand = true;
    try {
      const frame = await grabFrame(video);
      if (frame) this.#add(fileOf(await encodeFrame(frame), this.#progress.guide));
    } finally {
      this.#byHand = false;
    }
  }

  #add(photo: File): void {
    const { guide, taken } = this.#progress;
    const next = nextPose(guide);
    this.#ended = next === null;
    this.#put({ guide: next ?? { ...guide, poses: [] }, taken: [...taken, photo] });
  }

  #put(progress: Progress): void {
    this.#progress = progress;
    this.#onChange(progress);
  }
}
