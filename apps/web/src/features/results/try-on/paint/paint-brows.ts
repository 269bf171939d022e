import { linearLuminance } from '@trueseason/color';
import type { FacePhoto } from './face-photo.ts';
import { fillMask, rounded, soften } from './mask.ts';
import { type Layer, paintStroke, ramp, strokeOf, times } from './paint.ts';

/** Powder between the hairs, and pencil on them; what is lighter than the hair covers less. */
const POWDER = 0.22;
const PENCIL = 0.52;
const LIGHTENING = 0.35;
/** Width of the soft edge, in shares of the brow's. */
const EDGE = 0.06;

/** Brow powder and pencil: hairs take the color, skin between them a veil of it. */
export function browsLayer({ pixels, linesOf, light, skin }: FacePhoto): Layer | null {
  const masks = linesOf('brows').map((line) => {
    const xs = line.map(([x]) => x);
    const edge = EDGE * (Math.max(...xs) - Math.min(...xs));
    return soften(fillMask([rounded(line)], edge * 3, pixels), edge);
  });
  if (masks.length === 0) return null;
  const stroke = strokeOf(masks, pixels);
  const bright = linearLuminance(skin);
  return {
    paint: (target, pigment) => {
      const worn = times(pigment, light);
      const dark = linearLuminance(worn);
      const roots = [Math.sqrt(worn[0]), Math.sqrt(worn[1]), Math.sqrt(worn[2])] as const;
      paintStroke(target, stroke, (r, g, b, into) => {
        const seen = linearLuminance([r, g, b]);
        const hair = 1 - ramp(seen / bright, 0.25, 0.85);
        const coverage = (POWDER + (PENCIL - POWDER) * hair) * (seen < dark ? LIGHTENING : 1);
        // Between a film, which multiplies, and grains, which add.
        const made = (value: number, root: number) => (Math.sqrt(value) * (1 - coverage) + root * coverage) ** 2;
        into[0] = made(r, roots[0]);
        into[1] = made(g, roots[1]);
        into[2] = made(b, roots[2]);
      });
    },
  };
}
