/** From the Image Capture specification. */
type Colors = Partial<Record<(typeof MODES)[number], string> & Record<(typeof VALUES)[number], number>>;
const MODES = ['whiteBalanceMode', 'exposureMode'] as const;
const VALUES = ['colorTemperature', 'exposureTime', 'iso'] as const;
/** The second one adjusts once more first. */
const HELD = ['manual', 'single-shot'];
const PATIENCE_MS = 500;

const before = new WeakMap<MediaStreamTrack, Colors>();
const colorsOf = (track: MediaStreamTrack): Colors => ({ ...track.getSettings() });

function apply(track: MediaStreamTrack, colors: Colors): Promise<unknown> {
  const advanced: object[] = [colors];
  // Repeats the other constraints, such as size, or they are dropped. Older Chrome refuses the mix, but keeps them.
  const applied = track
    .applyConstraints({ ...track.getConstraints(), advanced })
    .catch(() => track.applyConstraints({ advanced }));
  return Promise.race([applied, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

/** Locks white balance and exposure where possible. True if white balance is locked, so colors stay. */
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

export async function releaseCamera(track: MediaStreamTrack): Promise<void> {
  const colors = before.get(track);
  before.delete(track);
  if (colors) await apply(track, colors).catch(() => undefined);
}
