import { expect, it, vi } from 'vitest';
import { lockCamera, unlockCamera } from './lock-camera.ts';

const BOTH = { whiteBalanceMode: ['continuous', 'manual'], exposureMode: ['continuous', 'manual'] };
type Settings = Readonly<Record<string, unknown>>;
type Modes = Readonly<Record<string, readonly string[]>>;
const FREE: Settings = { whiteBalanceMode: 'continuous', exposureMode: 'continuous' };
const HELD: Settings = { whiteBalanceMode: 'manual', exposureMode: 'manual' };
const VALUES = { colorTemperature: 5200, exposureTime: 250, iso: 100 };

/** A camera that offers these modes, and may refuse to change them. */
function cameraOf(
  modes: Modes,
  settings: Settings,
  refuses: (constraints: MediaTrackConstraints) => boolean = () => false,
) {
  const now = { ...settings };
  let wanted: MediaTrackConstraints = { width: { ideal: 1920 } };
  const track = {
    getCapabilities: () => modes,
    getConstraints: () => wanted,
    getSettings: () => now,
    applyConstraints: async (constraints: MediaTrackConstraints) => {
      if (refuses(constraints)) throw new DOMException('', 'OverconstrainedError');
      wanted = constraints;
      Object.assign(now, constraints.advanced?.[0]);
    },
  };
  return { track: track as unknown as MediaStreamTrack, now, wanted: () => wanted };
}

it.each<[string, Modes, Settings, held: boolean, Settings]>([
  ['both', BOTH, FREE, true, HELD],
  ['both with their values', BOTH, { ...FREE, ...VALUES }, true, { ...HELD, ...VALUES }],
  ['white balance', { whiteBalanceMode: ['manual'] }, FREE, true, { ...FREE, whiteBalanceMode: 'manual' }],
  ['exposure alone', { exposureMode: ['manual'] }, FREE, false, { ...FREE, exposureMode: 'manual' }],
  ['one adjustment', { whiteBalanceMode: ['single-shot'] }, FREE, true, { ...FREE, whiteBalanceMode: 'single-shot' }],
  ['nothing', {}, {}, false, {}],
  ['what it does anyway', { whiteBalanceMode: ['continuous'] }, FREE, false, FREE],
])('holds a camera that offers %s, and lets it go', async (_, modes, settings, held, holding) => {
  const { track, now, wanted } = cameraOf(modes, settings);
  expect([await lockCamera(track), now]).toEqual([held, holding]);
  expect(wanted().width).toEqual({ ideal: 1920 });
  await unlockCamera(track);
  expect(now).toEqual(settings);
});

it('sends the modes separately if they may not be mixed with a size', async () => {
  const { track, now } = cameraOf(BOTH, FREE, ({ width }) => width !== undefined);
  expect([await lockCamera(track), now]).toEqual([true, HELD]);
});

it('works with a camera that refuses, has no such methods, or never answers', async () => {
  const refusing = cameraOf(BOTH, FREE, () => true);
  expect([await lockCamera(refusing.track), refusing.now]).toEqual([false, FREE]);
  await unlockCamera(refusing.track);
  expect(await lockCamera({} as MediaStreamTrack)).toBe(false);
  vi.useFakeTimers();
  const silent = Object.assign(cameraOf(BOTH, FREE).track, { applyConstraints: () => new Promise(() => {}) });
  const asked = lockCamera(silent);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await asked).toBe(false);
  vi.useRealTimers();
});
