import type { OutlinePoint } from '@trueseason/contracts';
import { linearLuminance, type Rgb } from '@trueseason/style/color';
import { boxOf } from '../../drape/lines.ts';
import { mean } from '../../lib/math.ts';
import type { FacePhoto } from './face-photo.ts';
import { coverAt, fillMask, type Line, type Mask, maskAround, soften } from './mask.ts';
import { middleColor, pixelBelow, pixelOf, ramp } from './paint.ts';

/** Half length and half width of the brush, and its shift outward from the cheek's middle, in face widths. */
const LONG = 0.2;
const BROAD = 0.1;
const OUT = 0.055;
/** Its middle between the eyes (0) and the mouth (1): beside the nostrils, clear of the eyes. */
const DOWN = 0.5;
/** Without eyes or mouth: distance below the middle of the cheek's skin, in face widths. */
const BELOW = 0.03;
/** The least redness of skin, relative to the cheek's; shine has less. */
const REDNESS = [0.15, 0.45] as const;
/** Skin this bright, relative to the cheek, mirrors its surroundings, which hides up to `MIRRORED` of the powder. */
const SHINE = [1.7, 3] as const;
const MIRRORED = 0.6;
/** Cover of the softened face inside which powder may lie, since the outline is drawn a little outside the face. */
const INSIDE = [0.8, 0.99] as const;
/** The slope of the brush toward the temple. */
const SWEEP = 0.55;

const CHEEKS = ['cheekLeft', 'cheekRight'] as const;

/** Where powder goes: swept up and out from the apples of the cheeks, on bare skin only. */
export function cheekMasks(photo: FacePhoto): readonly Mask[] {
  const face = photo.linesOf('face');
  if (face.length === 0) return [];
  const { x0, x1 } = boxOf(face.flat());
  const width = x1 - x0;
  const whole = soften(fillMask(face, 0, photo.pixels), width * 0.06);
  return CHEEKS.flatMap((zone, i) => {
    const lines = photo.linesOf('skin', zone);
    return lines.flat().length > 0 ? [cheekMask(photo, whole, width, lines, i === 0 ? -1 : 1)] : [];
  });
}

function cheekMask(
  { pixels, skin: both, linesOf }: FacePhoto,
  whole: Mask,
  width: number,
  lines: readonly Line[],
  out: 1 | -1,
): Mask {
  const [x, cy] = appleOf(lines.flat(), linesOf, width);
  const cx = x + out * OUT * width;
  // Each cheek has its own light.
  const skin = middleColor(pixels, fillMask(lines, 0, pixels)) ?? both;
  const mask = maskAround([[[cx, cy]]], LONG * width * 1.6, pixels);
  const seen = (i: number) => pixelOf(pixels, pixelBelow(mask, i, pixels));
  const red = { ...mask, values: mask.values.map((_, i) => rednessOf(seen(i), skin)) };
  const bare = { ...mask, values: mask.values.map((_, i) => bareness(seen(i), skin, red.values[i] ?? 0)) };
  const edge = Math.max(...lines.flat().map(([px]) => out * px)) * out;
  const carried = carriedOut(bare, red, { edge, out, width });
  const [cos, sin] = [Math.cos(SWEEP), -out * Math.sin(SWEEP)];
  const values = mask.values.map((_, i) => {
    const [px, py] = [mask.left + (i % mask.width), mask.top + Math.floor(i / mask.width)];
    const [dx, dy] = [(px - cx) / width, (py - cy) / width];
    const [along, across] = [out * (dx * cos + dy * sin), dy * cos - dx * sin];
    const brushed = Math.exp(-1.2 * ((along / LONG) ** 2 + (across / BROAD) ** 2));
    const shine = ramp(linearLuminance(seen(i)) / linearLuminance(skin), ...SHINE);
    const inside = ramp(coverAt(whole, px, py), ...INSIDE);
    return brushed * inside * (bare.values[i] ?? 0) * (carried[i] ?? 0) * (1 - shine * MIRRORED);
  });
  return soften({ ...mask, values }, width * 0.008);
}

const middleOf = (points: Line): OutlinePoint => [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];

/** The middle of a cheek at the height of its apple, which skin alone does not show. */
function appleOf(cheek: Line, linesOf: FacePhoto['linesOf'], width: number): OutlinePoint {
  const [x, y] = middleOf(cheek);
  const [irises, lips] = [bothEyes(linesOf('iris')), linesOf('lips').flat()];
  if (!irises || lips.length === 0) return [x, y + BELOW * width];
  const [eyes, mouth] = [middleOf(irises), middleOf(lips)];
  const [dx, dy] = [mouth[0] - eyes[0], mouth[1] - eyes[1]];
  const is = ((x - eyes[0]) * dx + (y - eyes[1]) * dy) / (dx * dx + dy * dy);
  return [x + (DOWN - is) * dx, y + (DOWN - is) * dy];
}

/** In iris widths. Pupils are about five apart; both rings around one iris are almost concentric. */
const APART = 2;

/** The centers of both irises, the picture's left one first; null unless both are visible. */
export function bothEyes(irises: readonly Line[]): readonly [OutlinePoint, OutlinePoint] | null {
  const centers = irises.map(centerOf);
  const { x0, x1 } = boxOf(centers);
  const widths = irises.map(boxOf).map((box) => box.x1 - box.x0);
  if (!(x1 - x0 > APART * Math.max(...widths))) return null;
  const middle = (x0 + x1) / 2;
  return [centerOf(centers.filter(([x]) => x < middle)), centerOf(centers.filter(([x]) => x >= middle))];
}

function centerOf(points: Line): OutlinePoint {
  const { x0, x1, y0, y1 } = boxOf(points);
  return [(x0 + x1) / 2, (y0 + y1) / 2];
}

/** The brush fades out between these shares of bare skin nearby, and of its redness (at a gray sideburn). */
const STOPS = [0.3, 0.7] as const;
const SIDEBURN = [0.5, 0.75] as const;
/** Radius of "nearby", in face widths: a freckle or a single hair does not stop the brush. */
const AROUND = 0.015;

/**
 * How much powder the brush carries outward in each row: up to a sideburn, hair, or the gap before an ear, not past it.
 * @param bare how much of each pixel is bare skin
 * @param red its redness, relative to the cheek's
 * @param side the end of the cheek (reached despite shine), the direction outward, and the face's width
 */
export function carriedOut(
  bare: Mask,
  red: Mask,
  { edge, out, width }: { readonly edge: number; readonly out: 1 | -1; readonly width: number },
): Float32Array {
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

/** How surely a pixel is bare skin, not hair, a beard or glasses: about as light and as colored. */
function bareness(pixel: Rgb, skin: Rgb, redness: number): number {
  const light = linearLuminance(pixel) / linearLuminance(skin);
  const [a, b] = [tint(pixel), tint(skin)];
  const off = Math.hypot(a[0] - b[0], a[1] - b[1]);
  // A pale wall is closer to fair skin than a flush is, but less red.
  return ramp(light, 0.25, 0.5) * (1 - ramp(off, 0.5, 0.9)) * ramp(redness, ...REDNESS);
}

const tint = (rgb: Rgb) =>
  [Math.log((rgb[0] + 0.005) / (rgb[1] + 0.005)), Math.log((rgb[2] + 0.005) / (rgb[1] + 0.005))] as const;

/** Relative to the skin's redness. */
export const rednessOf = (pixel: Rgb, skin: Rgb): number => Math.max(0, tint(pixel)[0]) / Math.max(0.05, tint(skin)[0]);
