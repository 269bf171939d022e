import type { Point } from '../../lib/faces/find-faces.ts';
import type { FrameMeasurement } from './frame.ts';
import { type Advice, frameAdvice, isOptional, type Pose } from './judge-frame.ts';

/** Progress of the guided photos. Times are in milliseconds. */
export interface Guide {
  /** Poses that remain, the current one first. */
  readonly poses: readonly Pose[];
  readonly advice: Advice;
  /** Elapsed share of the time to hold still, 0..1. */
  readonly holdProgress: number;
  readonly straight: number;
  /** When this pose started, and when the frames became good. */
  readonly poseSince: number | null;
  readonly goodSince: number | null;
  readonly goodFrames: number;
  /** Sharpness of the best frame since `goodSince`; less than any before the first. */
  readonly bestSharpness: number;
  readonly lastFace: { readonly center: Point; readonly at: number } | null;
}

export interface GuideStep {
  readonly guide: Guide;
  /** This is the best frame so far. */
  readonly isBest: boolean;
  /** Use the best frame as the photo. */
  readonly isPhoto: boolean;
}

const HOLD_MS = 900;
/** A single frame may be a blink. */
const MIN_FRAMES = 3;
/** After this long, uneven light or slight softness is better than no photo. */
const PATIENCE_MS = 7_000;

const ADVICE_OF_POSE = { straight: 'look_straight', left: 'turn_left', right: 'turn_right', any: 'hold' } as const;

const NO_HOLD = { holdProgress: 0, goodSince: null, goodFrames: 0, bestSharpness: -1 } as const;
const NEW_POSE = { ...NO_HOLD, poseSince: null, lastFace: null } as const;

export const createGuide = (poses: readonly Pose[], straight = 0): Guide => ({
  ...NEW_POSE,
  poses,
  advice: 'no_face',
  straight,
});

/** Judges a frame: which advice to show, and whether to keep it. */
export function updateGuide(previous: Guide, reading: FrameMeasurement, now: number): GuideStep {
  const [pose = 'straight'] = previous.poses;
  const speed = speedOf(previous.lastFace, reading, now);
  const newAdvice = frameAdvice(reading, { pose, straight: previous.straight }, speed);
  const poseSince = previous.poseSince ?? now;
  const advice = newAdvice && isOptional(newAdvice) && now - poseSince > PATIENCE_MS ? null : newAdvice;
  const updated = { ...previous, poseSince, lastFace: reading.face && { center: reading.face.center, at: now } };
  if (advice || !reading.face)
    return { guide: { ...updated, ...NO_HOLD, advice: advice ?? 'no_face' }, isBest: false, isPhoto: false };
  const goodSince = previous.goodSince ?? now;
  const goodFrames = previous.goodFrames + 1;
  const { sharpness, turn } = reading.face;
  const isBest = sharpness > previous.bestSharpness;
  const holdProgress = Math.min(1, (now - goodSince) / HOLD_MS, goodFrames / MIN_FRAMES);
  return {
    guide: {
      ...updated,
      advice: 'hold',
      holdProgress,
      goodSince,
      goodFrames,
      bestSharpness: Math.max(sharpness, previous.bestSharpness),
      straight: pose === 'straight' ? turn : previous.straight,
    },
    isBest,
    isPhoto: holdProgress >= 1,
  };
}

/** Waits again for a still face. */
export const restartHold = (guide: Guide): Guide => ({ ...guide, ...NO_HOLD });

/** Moves on after this pose's photo; after the last one, no poses are left. */
export function nextPose(guide: Guide): Guide {
  const [, ...poses] = guide.poses;
  const [pose] = poses;
  return { ...guide, ...NEW_POSE, poses, advice: pose ? ADVICE_OF_POSE[pose] : 'hold' };
}

function speedOf(lastFace: Guide['lastFace'], { face }: FrameMeasurement, now: number): number {
  if (!lastFace || !face || now <= lastFace.at) return 0;
  const distance = Math.hypot(face.center.x - lastFace.center.x, face.center.y - lastFace.center.y);
  return (distance / face.width) * (1000 / (now - lastFace.at));
}
