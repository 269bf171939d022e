import type { OutlinePoint } from '@trueseason/contracts';
import { linearLuminance, type Rgb } from '@trueseason/style/color';
import { boxOf } from '../../drape/lines.ts';
import { mean } from '../../lib/math.ts';
import type { FacePhoto } from './face-photo.ts';
import { coverAt, fillMask, type Line, type Mask, maskAround, soften } from './mask.ts';
import { middleColor, pixelBelow, pixelOf, ramp } from './paint.ts';

/** Half length and half width of the brush, and its shift outward from the cheek's middle, in face widths. */
const BRUSH_LENGTH = 0.2;
const BRUSH_WIDTH = 0.1;
const OUTWARD_SHIFT = 0.055;
/** Its middle between the eyes (0) and the mouth (1): level with the nostrils, clear of the eyes. */
const APPLE_HEIGHT = 0.5;
/** Without eyes or mouth: distance below the middle of the cheek's skin, in face widths. */
const BELOW_SKIN_CENTER = 0.03;
/** The least redness of skin, relative to the cheek's; shine has less. */
const MIN_REDNESS = [0.15, 0.45] as const;
/** Skin this bright, relative to the cheek, mirrors its surroundings, which hides up to `MIRRORED` of the powder. */
const SHINE_RANGE = [1.7, 3] as const;
const HIDDEN_BY_SHINE = 0.6;
/** Cover of the softened face inside which powder may lie, since the outline is drawn a little outside the face. */
const INNER_COVER = [0.8, 0.99] as const;
/** The slope of the brush toward the temple. */
const BRUSH_SLOPE = 0.55;

const CHEEKS = ['cheekLeft', 'cheekRight'] as const;

/** Where to apply powder: swept up and out from the apples of the cheeks, on bare skin only. */
export function cheekMasks(photo: FacePhoto): readonly Mask[] {
  const faceLines = photo.linesOf('face');
  if (faceLines.length === 0) return [];
  const { x0, x1 } = boxOf(faceLines.flat());
  const faceWidth = x1 - x0;
  const faceMask = soften(fillMask(faceLines, 0, photo.pixels), faceWidth * 0.06);
  return CHEEKS.flatMap((zone, i) => {
    const lines = photo.linesOf('skin', zone);
    return lines.flat().length > 0 ? [cheekMask(photo, faceMask, faceWidth, lines, i === 0 ? -1 : 1)] : [];
  });
}

function cheekMask(
  { pixels, skin: averageSkin, linesOf }: FacePhoto,
  faceMask: Mask,
  faceWidth: number,
  lines: readonly Line[],
  outward: 1 | -1,
): Mask {
  const [x, cy] = appleOf(lines.flat(), linesOf, faceWidth);
  const cx = x + outward * OUTWARD_SHIFT * faceWidth;
  // Each cheek has its own light.
  const skin = middleColor(pixels, fillMask(lines, 0, pixels)) ?? averageSkin;
  const mask = maskAround([[[cx, cy]]], BRUSH_LENGTH * faceWidth * 1.6, pixels);
  const colorAt = (i: number) => pixelOf(pixels, pixelBelow(mask, i, pixels));
  const redness = { ...mask, values: mask.values.map((_, i) => rednessOf(colorAt(i), skin)) };
  const bareSkin = { ...mask, values: mask.values.map((_, i) => bareness(colorAt(i), skin, redness.values[i] ?? 0)) };
  const edge = Math.max(...lines.flat().map(([px]) => outward * px)) * outward;
  const reach = outwardReach(bareSkin, redness, { edge, out: outward, width: faceWidth });
  const cos = Math.cos(BRUSH_SLOPE);
  const sin = -outward * Math.sin(BRUSH_SLOPE);
  const values = mask.values.map((_, i) => {
    const px = mask.left + (i % mask.width);
    const py = mask.top + Math.floor(i / mask.width);
    const dx = (px - cx) / faceWidth;
    const dy = (py - cy) / faceWidth;
    const along = outward * (dx * cos + dy * sin);
    const across = dy * cos - dx * sin;
    const brush = Math.exp(-1.2 * ((along / BRUSH_LENGTH) ** 2 + (across / BRUSH_WIDTH) ** 2));
    const shine = ramp(linearLuminance(colorAt(i)) / linearLuminance(skin), ...SHINE_RANGE);
    const inside = ramp(coverAt(faceMask, px, py), ...INNER_COVER);
    return brush * inside * (bareSkin.values[i] ?? 0) * (reach[i] ?? 0) * (1 - shine * HIDDEN_BY_SHINE);
  });
  return soften({ ...mask, values }, faceWidth * 0.008);
}

const middleOf = (points: Line): OutlinePoint => [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];

/** The middle of a cheek at the height of its apple, which the outline of skin does not show. */
function appleOf(cheek: Line, linesOf: FacePhoto['linesOf'], faceWidth: number): OutlinePoint {
  const [x, y] = middleOf(cheek);
  const irises = eyeCenters(linesOf('iris'));
  const lips = linesOf('lips').flat();
  if (!irises || lips.length === 0) return [x, y + BELOW_SKIN_CENTER * faceWidth];
  const eyes = middleOf(irises);
  const mouth = middleOf(lips);
  const dx = mouth[0] - eyes[0];
  const dy = mouth[1] - eyes[1];
  const height = ((x - eyes[0]) * dx + (y - eyes[1]) * dy) / (dx * dx + dy * dy);
  return [x + (APPLE_HEIGHT - height) * dx, y + (APPLE_HEIGHT - height) * dy];
}

/** In iris widths. Pupils are about five apart; both rings around one iris are almost concentric. */
const PUPIL_DISTANCE = 2;

/** The centers of both irises, the picture's left one first; null unless both are visible. */
export function eyeCenters(irises: readonly Line[]): readonly [OutlinePoint, OutlinePoint] | null {
  const centers = irises.map(centerOf);
  const { x0, x1 } = boxOf(centers);
  const widths = irises.map(boxOf).map((box) => box.x1 - box.x0);
  if (!(x1 - x0 > PUPIL_DISTANCE * Math.max(...widths))) return null;
  const middle = (x0 + x1) / 2;
  return [centerOf(centers.filter(([x]) => x < middle)), centerOf(centers.filter(([x]) => x >= middle))];
}

function centerOf(points: Line): OutlinePoint {
  const { x0, x1, y0, y1 } = boxOf(points);
  return [(x0 + x1) / 2, (y0 + y1) / 2];
}

/** The brush fades out between these shares of bare skin nearby, and of its redness (at a gray sideburn). */
const BARE_SKIN_STOP = [0.3, 0.7] as const;
const REDNESS_STOP = [0.5, 0.75] as const;
/** Radius of "nearby", in face widths: a freckle or a single hair does not stop the brush. */
const NEARBY_RADIUS = 0.015;

/**
 * How much powder the brush carries outward in each row: up to a sideburn, hair, or the gap before an ear, not past it.
 * @param bare how much of each pixel is bare skin
 * @param red its redness, relative to the cheek's
 * @param side the end of the cheek (reached despite shine), the direction outward, and the face's width
 */
export function outwardReach(
  bareSkin: Mask,
  redness: Mask,
  { edge, out: outward, width: faceWidth }: { readonly edge: number; readonly out: 1 | -1; readonly width: number },
): Float32Array {
  const { left, width, height } = bareSkin;
  const softBareSkin = soften(bareSkin, faceWidth * NEARBY_RADIUS).values;
  const softRedness = soften(redness, faceWidth * NEARBY_RADIUS).values;
  const columnsOutward = Array.from({ length: width }, (_, i) => (outward > 0 ? i : width - 1 - i));
  const columns = columnsOutward.filter((x) => outward * (left + x - edge) > 0);
  const values = new Float32Array(softBareSkin.length).fill(1);
  for (let y = 0; y < height; y++) {
    let limit = 1;
    for (const x of columns) {
      const i = y * width + x;
      limit = Math.min(
        limit,
        ramp(softBareSkin[i] ?? 0, ...BARE_SKIN_STOP) * ramp(softRedness[i] ?? 0, ...REDNESS_STOP),
      );
      values[i] = limit;
    }
  }
  return soften({ ...bareSkin, values }, faceWidth * NEARBY_RADIUS).values;
}

/** How surely a pixel is bare skin, not hair, a beard or glasses: about as light and as colored. */
function bareness(pixel: Rgb, skin: Rgb, redness: number): number {
  const light = linearLuminance(pixel) / linearLuminance(skin);
  const a = tint(pixel);
  const b = tint(skin);
  const tintDifference = Math.hypot(a[0] - b[0], a[1] - b[1]);
  // A pale wall is closer to fair skin than a flush is, but less red.
  return ramp(light, 0.25, 0.5) * (1 - ramp(tintDifference, 0.5, 0.9)) * ramp(redness, ...MIN_REDNESS);
}

const tint = (rgb: Rgb) =>
  [Math.log((rgb[0] + 0.005) / (rgb[1] + 0.005)), Math.log((rgb[2] + 0.005) / (rgb[1] + 0.005))] as const;

/** Relative to the skin's redness. */
export const rednessOf = (pixel: Rgb, skin: Rgb): number => Math.max(0, tint(pixel)[0]) / Math.max(0.05, tint(skin)[0]);
