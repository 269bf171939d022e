import { linearLuminance, type Rgb } from '@trueseason/color';
import type { Pixels } from '../../../../lib/garment/picture.ts';
import type { FacePhoto } from './face-photo.ts';
import { fillMask, type Line, rounded, soften } from './mask.ts';
import { type Layer, paintStroke, pixelOf, ramp, type Stroke, strokeOf, times } from './paint.ts';

/** Of powder on the skin between the hairs; what is lighter covers less. */
const POWDER = 0.22;
const LIGHTENING = 0.35;
/** How far hairs move to the color's lightness, as logarithms; powder cannot bleach. */
const DARKENED = 0.55;
const LIGHTENED = 0.45;
/** How far they move to its tint. Those that stay darker than the color move less: dark blond is olive. */
const TINTED = 0.7;
const OLIVE = 1.5;
/** Width of the soft edge, in shares of the brow's. */
const EDGE = 0.045;

/** Brow powder and pencil: hairs take the color and keep their light and shade, skin between them a veil of it. */
export function browsLayer({ pixels, linesOf, light, skin }: FacePhoto): Layer | null {
  const brows = linesOf('brows').map((line) => browOf(line, pixels, linearLuminance(skin)));
  if (brows.length === 0) return null;
  return {
    paint: (target, pigment) => {
      const worn = times(pigment, light);
      for (const brow of brows) paintBrow(target, brow, worn);
    },
  };
}

/** One of them: each lies in a light of its own. */
interface Brow {
  readonly stroke: Stroke;
  /** How light its hairs are, and the skin around them. */
  readonly hairs: number;
  readonly around: number;
}

function browOf(line: Line, photo: Pixels, skin: number): Brow {
  const xs = line.map(([x]) => x);
  const edge = EDGE * (Math.max(...xs) - Math.min(...xs));
  const stroke = strokeOf([soften(fillMask([rounded(line)], edge * 3, photo), edge)], photo);
  const lightOf = (isPart: (cover: number) => boolean, share: number): number => {
    const found = Float64Array.from(
      stroke.pixels.filter((_, i) => isPart(stroke.covers[i] ?? 0)),
      (pixel) => linearLuminance(pixelOf(photo, pixel)),
    ).sort();
    return found[Math.floor(share * found.length)] ?? skin;
  };
  const hairs = Math.max(
    1e-3,
    lightOf((cover) => cover > 0.8, 0.3),
  );
  // Where hardly any skin shows beside them, the cheeks tell of it.
  const beside = lightOf((cover) => cover < 0.3, 0.5);
  return { stroke, hairs, around: beside > hairs * 1.3 ? beside : Math.max(skin, hairs * 1.3) };
}

function paintBrow(target: Pixels, { stroke, hairs, around }: Brow, worn: Rgb): void {
  const dark = Math.max(1e-4, linearLuminance(worn));
  const lighter = Math.log(dark / hairs);
  const lit = Math.exp(lighter * (lighter < 0 ? DARKENED : LIGHTENED));
  const tinted = TINTED / (1 + OLIVE * Math.max(0, lighter));
  const roots = [Math.sqrt(worn[0]), Math.sqrt(worn[1]), Math.sqrt(worn[2])] as const;
  paintStroke(target, stroke, (r, g, b, into) => {
    const seen = linearLuminance([r, g, b]);
    const hair = 1 - ramp(seen, hairs, around);
    const shaded = lit ** hair;
    const coverage = POWDER * (1 - hair) * (seen < dark ? LIGHTENING : 1);
    // Hairs take the tint in their own light; on skin powder is between a film and grains, which add.
    const made = (value: number, color: number, root: number) => {
      const dyed = shaded * (value + ((color / dark) * seen - value) * tinted * hair);
      return (Math.sqrt(dyed) * (1 - coverage) + root * coverage) ** 2;
    };
    into[0] = made(r, worn[0], roots[0]);
    into[1] = made(g, worn[1], roots[1]);
    into[2] = made(b, worn[2], roots[2]);
  });
}
