/** Of the Image Capture specification. */
type Colors = Partial<Record<(typeof MODES)[number], string> & Record<(typeof VALUES)[number], number>>;
const MODES = ['whiteBalanceMode', 'exposureMode'] as const;
const VALUES = ['colorTemperature', 'exposureTime', 'iso'] as const;
/** The second adjusts once more before. */
const HELD = ['manual', 'single-shot'];
/** The longest wait for the camera's answer. */
const PATIENCE_MS = 500;

const before = new WeakMap<MediaStreamTrack, Colors>();
const colorsOf = (track: MediaStreamTrack): Colors => ({ ...track.getSettings() });

function apply(track: MediaStreamTrack, colors: Colors): Promise<unknown> {
  const advanced: object[] = [colors];
  // Replaces all constraints, such as the size. Older versions of Chrome refuse to mix them, and keep the size.
  const applied = track
    .applyConstraints({ ...track.getConstraints(), advanced })
    .catch(() => track.applyConstraints({ advanced }));
  return Promise.race([applied, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

/** Holds white balance and exposure where the browser can. True if colors stay: the white balance is held. */
export async function holdCamera(track: MediaStreamTrack): Promise<boolean> {
  try {
    const [can, now]: [Record<string, unknown>, Colors] = [{ ...track.getCapabilities() }, colorsOf(track)];
    const modes = MODES.flatMap((mode) => {
      const held = HELD.find((one) => [can[mode]].flat().includes(one));
      return held ? [[mode, held]] : [];
    });
    if (modes.length === 0) return false;
    before.set(track, Object.fromEntries(MODES.map((mode) => [mode, now[mode]])));
    const values = VALUES.flatMap((value) => (now[value] === undefined ? [] : [[value, now[value]]]));
    await apply(track, Object.fromEntries([...modes, ...values]));
    return HELD.includes(colorsOf(track).whiteBalanceMode ?? '');
  } catch {
    return false;
  }
}

/** Lets the camera adjust itself again. */
export async function releaseCamera(track: MediaStreamTrack): Promise<void> {
  const colors = before.get(track);
  before.delete(track);
  if (colors) await apply(track, colors).catch(() => undefined);
}
