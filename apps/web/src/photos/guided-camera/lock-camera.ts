import { inTime, NotInTimeError } from '../../lib/browser/in-time.ts';

/** From the Image Capture specification. */
type ColorSettings = Partial<Record<(typeof MODES)[number], string> & Record<(typeof VALUES)[number], number>>;
const MODES = ['whiteBalanceMode', 'exposureMode'] as const;
const VALUES = ['colorTemperature', 'exposureTime', 'iso'] as const;
/** The second mode adjusts a last time before it locks. */
const LOCKED_MODES = ['manual', 'single-shot'];

const originalSettings = new WeakMap<MediaStreamTrack, ColorSettings>();
const settingsOf = (track: MediaStreamTrack): ColorSettings => ({ ...track.getSettings() });

function applySettings(track: MediaStreamTrack, settings: ColorSettings): Promise<unknown> {
  const advanced: object[] = [settings];
  // Repeats the other constraints, such as size, or they are dropped. Older Chrome refuses the mix, but keeps them.
  const constraining = inTime('cameraSettings', track.applyConstraints({ ...track.getConstraints(), advanced }));
  return constraining.catch(async (error: unknown) => {
    if (!(error instanceof NotInTimeError)) await inTime('cameraSettings', track.applyConstraints({ advanced }));
  });
}

/** Locks white balance and exposure where possible. True if white balance is locked, so colors stay. */
export async function lockCamera(track: MediaStreamTrack): Promise<boolean> {
  try {
    const capabilities: Record<string, unknown> = { ...track.getCapabilities() };
    const current = settingsOf(track);
    const modes = MODES.flatMap((mode) => {
      const lockedMode = LOCKED_MODES.find((one) => [capabilities[mode]].flat().includes(one));
      return lockedMode ? [[mode, lockedMode]] : [];
    });
    if (modes.length === 0) return false;
    originalSettings.set(track, Object.fromEntries(MODES.map((mode) => [mode, current[mode]])));
    const values = VALUES.flatMap((value) => (current[value] === undefined ? [] : [[value, current[value]]]));
    await applySettings(track, Object.fromEntries([...modes, ...values]));
    return LOCKED_MODES.includes(settingsOf(track).whiteBalanceMode ?? '');
  } catch {
    return false;
  }
}

export async function unlockCamera(track: MediaStreamTrack): Promise<void> {
  const settings = originalSettings.get(track);
  originalSettings.delete(track);
  if (settings) await applySettings(track, settings).catch(() => undefined);
}
