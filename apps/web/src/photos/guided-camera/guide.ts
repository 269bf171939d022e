import type { Point } from '../../lib/faces/find-faces.ts';
import type { FrameReading } from './frame.ts';
import { type Advice, adviceOn, isSoft, type Pose } from './judge-frame.ts';

/** Progress of the guided photos. Times are in milliseconds. */
export interface Guide {
  /** Poses that remain, the current one first. */
  readonly poses: readonly Pose[];
  readonly advice: Advice;
  /** Elapsed share of the time to hold still, 0..1. */
  readonly held: number;
  readonly straight: number;
  /** When this pose started, and when the frames became good. */
  readonly poseSince: number | null;
  readonly wellSince: number | null;
  readonly framesHeld: number;
  /** Sharpness of the best frame since `wellSince`; less than any before the first. */
  readonly best: number;
  readonly last: { readonly center: Point; readonly at: number } | null;
}

export interface Look {
  readonly guide: Guide;
  /** This is the best frame so far. */
  readonly keep: boolean;
  /** Use the best frame as the photo. */
  readonly take: boolean;
}

const HOLD_MS = 900;
/** A single frame may be a blink. */
const LEAST_FRAMES = 3;
/** After this long, uneven light or slight softness is better than no photo. */
const PATIENCE_MS = 7_000;

const WORDS_OF_POSE = { straight: 'look_straight', left: 'turn_left', right: 'turn_right', any: 'hold' } as const;

const NOT_HELD = { held: 0, wellSince: null, framesHeld: 0, best: -1 } as const;
const NEW_POSE = { ...NOT_HELD, poseSince: null, last: null } as const;

export const beginGuide = (poses: readonly Pose[]): Guide => ({ ...NEW_POSE, poses, advice: 'no_face', straight: 0 });

/** Judges a frame: what to tell the person, and whether to keep it. */
export function look(before: Guide, reading: FrameReading, now: number): Look {
  const [pose = 'straight'] = before.poses;
  const speed = speedOf(before.last, reading, now);
  const found = adviceOn(reading, { pose, straight: before.straight }, speed);
  const poseSince = before.poseSince ?? now;
  const advice = found && isSoft(found) && now - poseSince > PATIENCE_MS ? null : found;
  const seen = { ...before, poseSince, last: reading.face && { center: reading.face.center, at: now } };
  if (advice || !reading.face)
    return { guide: { ...seen, ...NOT_HELD, advice: advice ?? 'no_face' }, keep: false, take: false };
  const wellSince = before.wellSince ?? now;
  const framesHeld = before.framesHeld + 1;
  const { detail, turn } = reading.face;
  const keep = detail > before.best;
  const held = Math.min(1, (now - wellSince) / HOLD_MS, framesHeld / LEAST_FRAMES);
  return {
    guide: {
      ...seen,
      advice: 'hold',
      held,
      wellSince,
      framesHeld,
      best: Math.max(detail, before.best),
      straight: pose === 'straight' ? turn : before.straight,
    },
    keep,
    take: held >= 1,
  };
}

/** Waits again for a still face. */
export const holdAgain = (guide: Guide): Guide => ({ ...guide, ...NOT_HELD });

/** Moves on after this pose's photo; after the last one, no poses are left. */
export function nextPose(guide: Guide): Guide {
  const [, ...poses] = guide.poses;
  const [pose] = poses;
  return { ...guide, ...NEW_POSE, poses, advice: pose ? WORDS_OF_POSE[pose] : 'hold' };
}

function speedOf(last: Guide['last'], { face }: FrameReading, now: number): number {
  if (!last || !face || now <= last.at) return 0;
  const moved = Math.hypot(face.center.x - last.center.x, face.center.y - last.center.y);
  return (moved / face.width) * (1000 / (now - last.at));
}
