import { decodeChannel, encodeChannel, labToSrgb, lchToLab } from '@trueseason/color';

/** What a camera or an app does to brightness and saturation, the same in every place. */
export interface Tone {
  /** Slope of the encoded values about middle gray; 1.1 is 10 % more contrast. */
  readonly contrast: number;
  /** Depth of an S that leaves black, middle and white where they are; 0 none. */
  readonly curve: number;
  /** Distance from gray in encoded values; 1.1 is 10 % more. */
  readonly saturation: number;
  /** Whether highlights are rolled off instead of cut. */
  readonly shoulder: boolean;
  readonly flesh?: FleshTone;
}

/**
 * Correction of flesh tones: hues near that of skin are turned toward a preferred one in the Cb-Cr plane, as television
 * sets have done since the seventies and phones do today.
 */
export interface FleshTone {
  /** CIELAB hue of the preferred skin, in degrees. */
  readonly hue: number;
  /** Share of the way that the hue is turned, 0..1. */
  readonly pull: number;
  /** What skin's distance from gray is multiplied by. */
  readonly gain: number;
}

/** Middle gray (18 %) as it is encoded. */
const MIDDLE = 0.461;
/** From this linear value on a shoulder bends. */
const KNEE = 0.6;
const LEVELS = 4096;
/** Linear values are looked up as far as this. */
const REACH = 4;

/** Encoded value for a linear one, 0..`REACH`, as this tone makes it. */
function tableOf({ contrast, curve, shoulder }: Tone): Float32Array {
  return Float32Array.from({ length: LEVELS + 1 }, (_, i) => {
    // Square steps: shadows need the finer ones.
    const x = REACH * (i / LEVELS) ** 2;
    const rolled = shoulder && x > KNEE ? KNEE + (1 - KNEE) * (1 - Math.exp((KNEE - x) / (1 - KNEE))) : x;
    const v = Math.min(1, encodeChannel(rolled));
    const bent = v - curve * Math.sin(2 * Math.PI * v);
    return Math.max(0, Math.min(1, MIDDLE + (bent - MIDDLE) * contrast));
  });
}

const DECODED = Float32Array.from({ length: LEVELS + 1 }, (_, i) => decodeChannel(i / LEVELS));
const decoded = (v: number): number => (v <= 0 ? 0 : (DECODED[Math.min(LEVELS, (v * LEVELS + 0.5) | 0)] as number));

const luma = (r: number, g: number, b: number): number => 0.299 * r + 0.587 * g + 0.114 * b;

/** Angle in the Cb-Cr plane of skin with this CIELAB hue, at the L* and C* that people prefer in pictures. */
function fleshAngle(hue: number): number {
  const [r, g, b] = labToSrgb(lchToLab([65, 25, hue]));
  const y = luma(r, g, b);
  return Math.atan2((r - y) / 1.402, (b - y) / 1.772);
}

/** Half the width of the hues that count as flesh, in radians. */
const FLESH_REACH = 0.6;

export function toneFrame(linear: Float32Array, tone: Tone): void {
  const table = tableOf(tone);
  const encoded = (v: number) =>
    v <= 0 ? 0 : (table[Math.min(LEVELS, (Math.sqrt(v / REACH) * LEVELS + 0.5) | 0)] as number);
  const flesh = tone.flesh && { ...tone.flesh, angle: fleshAngle(tone.flesh.hue) };
  for (let i = 0; i < linear.length; i += 3) {
    const r = encoded(linear[i] as number);
    const g = encoded(linear[i + 1] as number);
    const b = encoded(linear[i + 2] as number);
    const y = luma(r, g, b);
    let cb = ((b - y) / 1.772) * tone.saturation;
    let cr = ((r - y) / 1.402) * tone.saturation;
    if (flesh && cr > 0 && cb < 0) {
      const off = flesh.angle - Math.atan2(cr, cb);
      const near = 1 - (off / FLESH_REACH) ** 2;
      if (near > 0) {
        const [cos, sin] = [Math.cos(off * flesh.pull * near), Math.sin(off * flesh.pull * near)];
        const gain = 1 + (flesh.gain - 1) * near;
        [cb, cr] = [(cb * cos - cr * sin) * gain, (cb * sin + cr * cos) * gain];
      }
    }
    linear[i] = decoded(y + 1.402 * cr);
    linear[i + 1] = decoded(y - 0.344136 * cb - 0.714136 * cr);
    linear[i + 2] = decoded(y + 1.772 * cb);
  }
}
