import { linearLuminance, type Rgb } from '@trueseason/color';
import type { Pixels } from '../../../../lib/garment/picture.ts';
import type { FacePhoto } from './face-photo.ts';
import { CHANNELS } from './matte.ts';
import { type Layer, paintPixels } from './paint.ts';
import { within } from './plane.ts';
import { FLOOR, type Strands } from './strands.ts';

/** A swatch shows hair with its shine; what lies below the shine is darker. */
const BODY = 0.85;
/**
 * How much of the cast of the photo's light is believed, between amber and blue and between magenta and green: lamps and
 * skies differ along the first, and over so much of a picture a wrong one shows.
 */
const [WARMTH, TINT] = [0.85, 0.2];
/** How much of the brightest strand is shine, which has the light's color; and how much deeper a tint is in shade. */
const SHINE = 0.45;
const DEEPENS = 0.18;

/**
 * Hair color. Light and strands stay as they are, in logarithms, as pigment swallows light: only the middle moves to the
 * new color, and strands differ as much as they do in hair that is that light. At the edge the old hair is taken out of
 * each pixel before the new one goes in.
 */
export function hairLayer({ strands, light }: FacePhoto): Layer | null {
  if (!strands) return null;
  const lamp = lampOf(light);
  return { paint: (target, pigment) => dye(target, strands, pigment, lamp) };
}

/** The light with as much of its cast as is believed, and half of how bright or dim it is, in logarithms. */
function lampOf(light: Rgb): Rgb {
  const [r, g, b] = [Math.log(light[0]), Math.log(light[1]), Math.log(light[2])];
  const warmth = (WARMTH * (r - b)) / 2;
  const tint = (TINT * (r + b - 2 * g)) / 3;
  const cast: Rgb = [Math.exp(warmth + tint / 2), Math.exp(-tint), Math.exp(tint / 2 - warmth)];
  const level = Math.sqrt(linearLuminance(light)) / linearLuminance(cast);
  return [level * cast[0], level * cast[1], level * cast[2]];
}

function dye(target: Pixels, strands: Strands, pigment: Rgb, lamp: Rgb): void {
  const { pixels, shares, behind, lit, strand } = strands;
  const color: Rgb = [BODY * pigment[0] * lamp[0], BODY * pigment[1] * lamp[1], BODY * pigment[2] * lamp[2]];
  const middle = linearLuminance(color);
  const logMiddle = Math.log(middle + FLOOR);
  const white = linearLuminance(lamp);
  const top = Math.max(0.3, white * 0.95);
  // 0 for black hair, 1 for white: light strands differ less from each other, and shade is filled by what they scatter.
  const pale = within((logMiddle + 4.5) / 4, 0, 1);
  const fine = within((0.42 - 0.24 * pale) / Math.max(0.06, strands.contrast), 0.45, 2.1);
  const bend = within((0.7 - 0.35 * pale) / Math.max(0.12, strands.unevenness), 0.5, 1.15);
  paintPixels(target, pixels, (i, into) => {
    const byLight = lit[i] ?? 0;
    const byStrand = (strand[i] ?? 0) * fine;
    // Shadows are the room's, whatever the color.
    const shade = within(byLight * (byLight < 0 ? Math.max(bend, 0.8) : bend), -1.8, 1.3);
    const log = logMiddle + shade + within(byStrand, -1.2, 1.1);
    const bright = Math.max(0, Math.exp(log) - FLOOR);
    // No strand is brighter than a white surface in this light.
    const knee = 0.6 * top;
    const seen = bright > knee ? top - (top - knee) * Math.exp((knee - bright) / (top - knee)) : bright;
    const shine = (SHINE * (within(byStrand, 0, 1.1) + 0.35 * within(shade, 0, 1.3))) / 1.6;
    const depth = 1 + DEEPENS * within(logMiddle - log, 0, 1.2);
    for (const c of CHANNELS) into[c] = (color[c] / middle) ** depth * (1 - shine) + (lamp[c] / white) * shine;
    const level = seen / linearLuminance([into[0] ?? 0, into[1] ?? 0, into[2] ?? 0]);
    const share = shares[i] ?? 0;
    for (const c of CHANNELS) into[c] = share * (into[c] ?? 0) * level + (1 - share) * (behind[i * 3 + c] ?? 0);
  });
}
