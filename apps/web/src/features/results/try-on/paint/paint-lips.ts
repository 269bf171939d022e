import { linearLuminance } from '@trueseason/color';
import { boxOf } from '../../../../components/drape/lines.ts';
import type { FacePhoto } from './face-photo.ts';
import { fillMask, type Line, rounded, soften } from './mask.ts';
import { film, type Layer, middleColor, paintStroke, ramp, strokeOf, takeApart, times } from './paint.ts';

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

/** How far lips go on into the mouth beyond their line, in shares of its width: lipstick that is worn shows there. */
const INNER = 0.02;

/** Whether a line is the inner one of lips that are open. */
const isWithin = (line: Line, all: readonly Line[]): boolean => {
  const { y0, y1 } = boxOf(line);
  return all.map(boxOf).some((other) => other.y0 < y0 && other.y1 > y1);
};

/** A line that is lower by so much above and below, in pixels, as far as it has height. */
function lower(line: Line, by: number): Line {
  const { y0, y1 } = boxOf(line);
  const [middle, half] = [(y0 + y1) / 2, (y1 - y0) / 2];
  const left = half > 0 ? Math.max(0.2, 1 - by / half) : 1;
  return line.map(([x, y]) => [x, middle + (y - middle) * left]);
}

/**
 * Lipstick. Each pixel is taken apart into the lip's own color in some shade and the white of the light that it
 * mirrors; the first takes the pigment, the second stays. Teeth are nearly white, so they stay as they are.
 */
export function lipsLayer({ pixels, linesOf, light }: FacePhoto): Layer | null {
  const found = linesOf('lips').map(rounded);
  if (found.length === 0) return null;
  const { x0, x1 } = boxOf(found.flat());
  const mouth = x1 - x0;
  const edge = EDGE * mouth;
  const lines = found.map((line) => (isWithin(line, found) ? lower(line, INNER * mouth) : line));
  const hard = fillMask(lines, edge * 3, pixels);
  const lip = middleColor(pixels, hard);
  if (!lip) return null;
  const stroke = strokeOf([soften(hard, edge)], pixels);
  const { shade, shine } = takeApart(lip, light);
  /** How much of the lip's own color is as bright as the light. */
  const level = linearLuminance(light) / linearLuminance(lip);
  const covered = (mirrored: number): number => {
    const isLip = Math.min(1, mirrored / HAIR) * (1 - ramp(mirrored, MOIST, TEETH));
    return (1 - SHINE) * mirrored * isLip;
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
