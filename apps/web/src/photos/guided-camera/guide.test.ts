import { expect, it } from 'vitest';
import type { FaceMeasurement, FrameMeasurement } from './frame.ts';
import { createGuide, type Guide, nextPose, updateGuide } from './guide.ts';

const FACE: FaceMeasurement = {
  center: { x: 0.5, y: 0.53 },
  width: 0.5,
  eyeDistance: 150,
  roll: 0,
  turn: 0,
  pitch: 0.53,
  sharpness: 0.3,
};
const LIGHT = { brightEnd: 180, face: 140, clipped: 0, glare: 0, unevenness: 0 };
const frame = (
  face: Partial<FaceMeasurement> = {},
  light: Partial<FrameMeasurement['light']> = {},
): FrameMeasurement => ({
  faces: 1,
  face: { ...FACE, ...face },
  light: { ...LIGHT, ...light },
});

/** Shows frames 150 ms apart; gives where the guide stands then, which were kept and when the photo was taken. */
function show(guide: Guide, frames: readonly FrameMeasurement[], from = 0) {
  const kept: number[] = [];
  let taken: number | null = null;
  let now = guide;
  for (const [i, reading] of frames.entries()) {
    const seen = updateGuide(now, reading, from + i * 150);
    now = seen.guide;
    if (seen.isBest) kept.push(i);
    if (seen.isPhoto && taken === null) taken = i;
  }
  return { guide: now, kept, taken };
}
const times = (count: number, reading = frame()): FrameMeasurement[] => Array.from({ length: count }, () => reading);

it('takes a photo once all is well for a moment, the sharpest frame of it', () => {
  const details = [0.2, 0.25, 0.22, 0.4, 0.3, 0.3, 0.3, 0.3];
  const { kept, taken, guide } = show(
    createGuide(['straight', 'left']),
    details.map((detail) => frame({ sharpness: detail })),
  );
  expect(kept).toEqual([0, 1, 3]);
  expect(taken).toBe(6);
  expect(guide).toMatchObject({ advice: 'hold', holdProgress: 1 });
  expect(nextPose(guide)).toMatchObject({ poses: ['left'], advice: 'turn_left', holdProgress: 0, bestSharpness: -1 });
  expect(nextPose({ ...guide, poses: ['left'] }).poses).toEqual([]);
});

it('begins to wait again whenever something is amiss', () => {
  const { taken, guide } = show(createGuide(['straight']), [...times(5), frame({ roll: 30 }), ...times(5)]);
  expect(taken).toBeNull();
  expect(guide.holdProgress).toBeLessThan(1);
});

it('a single slow frame is no photo: it may be a blink', () => {
  const seen = updateGuide(createGuide(['straight']), frame(), 0);
  expect(updateGuide(seen.guide, frame(), 5_000).isPhoto).toBe(false);
});

it('asks a face that moves to hold still', () => {
  const { guide } = show(createGuide(['straight']), [frame(), frame({ center: { x: 0.56, y: 0.53 } })]);
  expect(guide.advice).toBe('moving');
});

it('lets light from one side pass after a while, and darkness never', () => {
  const uneven = frame({}, { unevenness: 1.5 });
  const first = show(createGuide(['straight']), times(20, uneven));
  expect(first).toMatchObject({ taken: null, guide: { advice: 'uneven' } });
  expect(show(first.guide, times(10, uneven), 8_000).taken).not.toBeNull();
  const dark = frame({}, { brightEnd: 30, face: 10 });
  expect(show(createGuide(['straight']), times(200, dark))).toMatchObject({ taken: null, guide: { advice: 'dark' } });
});

it('measures a turn from how this face looks straight ahead', () => {
  const straight = show(createGuide(['straight', 'left', 'right']), times(8, frame({ turn: 0.08 }))).guide;
  const left = nextPose(straight);
  expect(show(left, [frame({ turn: 0.15 })], 2_000).guide.advice).toBe('turn_left');
  expect(show(left, [frame({ turn: 0.2 })], 2_000).guide.advice).toBe('hold');
  const right = nextPose(left);
  expect(show(right, [frame({ turn: -0.05 })], 4_000).guide.advice).toBe('hold');
});

it('compares later poses with an earlier photo of the same place', () => {
  const slight = times(8, frame({ turn: 0.17 }));
  expect(show(createGuide(['left']), slight).taken).not.toBeNull();
  expect(show(createGuide(['left'], 0.1), slight).taken).toBeNull();
});
