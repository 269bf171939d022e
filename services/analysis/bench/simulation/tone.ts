import { decodeChannel, encodeChannel } from '@trueseason/color';

/** Tone curve of a camera or an app, the same everywhere in the picture. */
export interface Tone {
  /** Slope of encoded values at middle gray; 1.1 is 10 % more contrast. */
  readonly contrast: number;
  /** Distance from gray in encoded values; 1.1 is 10 % more. */
  readonly saturation: number;
  /** Whether highlights roll off instead of clipping. */
  readonly shoulder: boolean;
}

/** Encoded value of middle gray (18 %). */
const MIDDLE = 0.461;
/** Linear value at which the shoulder starts. */
const KNEE = 0.6;
const LEVELS = 4096;
/** Upper end of the lookup table, linear. */
const REACH = 4;

/** Encoded value for linear 0..`REACH`. */
function tableOf({ contrast, shoulder }: Tone): Float32Array {
  return Float32Array.from({ length: LEVELS + 1 }, (_, i) => {
    // Quadratic steps, finer in the shadows.
    const x = REACH * (i / LEVELS) ** 2;
    const rolled = shoulder && x > KNEE ? KNEE + (1 - KNEE) * (1 - Math.exp((KNEE - x) / (1 - KNEE))) : x;
    const v = Math.min(1, encodeChannel(rolled));
    return Math.max(0, Math.min(1, MIDDLE + (v - MIDDLE) * contrast));
  });
}

const DECODED = Float32Array.from({ length: LEVELS + 1 }, (_, i) => decodeChannel(i / LEVELS));
const decoded = (v: number): number => (v <= 0 ? 0 : (DECODED[Math.min(LEVELS, (v * LEVELS + 0.5) | 0)] as number));

const luma = (r: number, g: number, b: number): number => 0.299 * r + 0.587 * g + 0.114 * b;

/** Applies the tone curve in place. */
export function toneFrame(linear: Float32Array, tone: Tone): void {
  const table = tableOf(tone);
  const encoded = (v: number) =>
    v <= 0 ? 0 : (table[Math.min(LEVELS, (Math.sqrt(v / REACH) * LEVELS + 0.5) | 0)] as number);
  for (let i = 0; i < linear.length; i += 3) {
    const r = encoded(linear[i] as number);
    const g = encoded(linear[i + 1] as number);
    const b = encoded(linear[i + 2] as number);
    const y = luma(r, g, b);
    const cb = ((b - y) / 1.772) * tone.saturation;
    const cr = ((r - y) / 1.402) * tone.saturation;
    linear[i] = decoded(y + 1.402 * cr);
    linear[i + 1] = decoded(y - 0.344136 * cb - 0.714136 * cr);
    linear[i + 2] = decoded(y + 1.772 * cb);
  }
}
