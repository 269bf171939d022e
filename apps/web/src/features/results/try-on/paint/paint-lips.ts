import { linearLuminance } from '@trueseason/color';
import type { FacePhoto } from './face-photo.ts';
import { fillMask, rounded, soften } from './mask.ts';
import { film, type Layer, middleColor, paintStroke, strokeOf, takeApart, times } from './paint.ts';

/** A satin lipstick: the lip's own color shows through. */
const COVERAGE = 0.74;
/**
 * Of the white that a lip mirrors, a satin film leaves this share; the rest is the paler lower lip and its moisture, which
 * the pigment covers. What is as white as teeth stays, from and to these shares of the light, and so does what is darker
 * than any lip: hairs.
 */
const SHINE = 0.4;
const HAIR = 0.1;
const [MOIST, TEETH] = [0.4, 0.72];
/** Width of the soft edge, in shares of the mouth's. */
const EDGE = 0.035;

/**
 * Lipstick. Each pixel is taken apart into the lip's own color in some shade and the white of the light that it
 * mirrors; the first takes the pigment, the second stays. Teeth are nearly white, so they stay as they are.
 */
export function lipsLayer({ pixels, linesOf, light }: FacePhoto): Layer | null {
  const lines = linesOf('lips').map(rounded);
  if (lines.length === 0) return null;
  const xs = lines.flat().map(([x]) => x);
  const edge = EDGE * (Math.max(...xs) - Math.min(...xs));
  const hard = fillMask(lines, edge * 3, pixels);
  const lip = middleColor(pixels, hard);
  if (!lip) return null;
  const stroke = strokeOf([soften(hard, edge)], pixels);
  const { shade, shine } = takeApart(lip, light);
  /** How much of the lip's own color is as bright as the light. */
  const level = linearLuminance(light) / linearLuminance(lip);
  const covered = (mirrored: number): number => {
    const toTeeth = Math.max(0, Math.min(1, (mirrored - MOIST) / (TEETH - MOIST)));
    return (1 - SHINE) * mirrored * Math.min(1, mirrored / HAIR) * (1 - toTeeth * toTeeth * (3 - 2 * toTeeth));
  };
  return {
    paint: (target, pigment) => {
      const worn = film(lip, times(pigment, light), COVERAGE);
      paintStroke(target, stroke, (r, g, b, into) => {
        const [scattered, mirrored] = [shade(r, g, b), shine(r, g, b)];
        const hidden = covered(mirrored);
        const made = (value: number, c: 0 | 1 | 2) => {
          const rest = value - scattered * lip[c] - mirrored * light[c];
          return (scattered + hidden * level) * worn[c] + (mirrored - hidden) * light[c] + rest * (1 - COVERAGE);
        };
        into[0] = made(r, 0);
        into[1] = made(g, 1);
        into[2] = made(b, 2);
      });
    },
  };
}
