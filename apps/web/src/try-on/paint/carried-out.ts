import { type Mask, soften } from './mask.ts';
import { ramp } from './paint.ts';

/** A brush stops where so little of what is around is bare skin, from and to, and where so little of its red is left: at a gray sideburn. */
const STOPS = [0.3, 0.7] as const;
const SIDEBURN = [0.5, 0.75] as const;
/** What counts as around, in face widths: a freckle or a single hair stops no brush. */
const AROUND = 0.015;

interface Side {
  /** Where the cheek ends; up to there nothing stops it, or shine on the cheek would. */
  readonly edge: number;
  readonly out: 1 | -1;
  /** Of the face, in pixels. */
  readonly width: number;
}

/**
 * How much of a brush comes so far outward in each row: to a sideburn, hair or the gap before an ear, and not on beyond
 * them, where skin is bare again.
 * @param bare how much of each pixel is bare skin
 * @param red how red it is, in shares of the cheek's red
 */
export function carriedOut(bare: Mask, red: Mask, { edge, out, width }: Side): Float32Array {
  const { left, width: across, height } = bare;
  const [skin, redness] = [soften(bare, width * AROUND).values, soften(red, width * AROUND).values];
  const outward = Array.from({ length: across }, (_, i) => (out > 0 ? i : across - 1 - i));
  const columns = outward.filter((x) => out * (left + x - edge) > 0);
  const values = new Float32Array(skin.length).fill(1);
  for (let y = 0; y < height; y++) {
    let most = 1;
    for (const x of columns) {
      const i = y * across + x;
      most = Math.min(most, ramp(skin[i] ?? 0, ...STOPS) * ramp(redness[i] ?? 0, ...SIDEBURN));
      values[i] = most;
    }
  }
  return soften({ ...bare, values }, width * AROUND).values;
}
