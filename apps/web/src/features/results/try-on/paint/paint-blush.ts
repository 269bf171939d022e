import { linearLuminance, type Rgb } from '@trueseason/color';
import type { OutlinePoint } from '@trueseason/contracts';
import type { FacePhoto } from './face-photo.ts';
import { fillMask, type Mask, maskAround, soften } from './mask.ts';
import { type Layer, paintStroke, pixelOf, ramp, strokeOf, takeApart, times } from './paint.ts';

/** How much of the pigment lies on the apple of the cheek. */
const COVERAGE = 0.34;
/** Powder that is lighter than the skin lightens it less than its own color would. */
const LIGHTENING = 0.25;
/** The brush's half length and half width, and how far out and up it goes from the cheek's middle, in face widths. */
const LONG = 0.2;
const BROAD = 0.115;
const OUT = 0.055;
const UP = 0.03;
/** How steeply it is swept up towards the temple. */
const SWEEP = 0.55;

const CHEEKS = ['cheekLeft', 'cheekRight'] as const;

/** Blush: powder swept from the apples of the cheeks up and out, on bare skin alone. */
export function blushLayer(photo: FacePhoto): Layer | null {
  const { linesOf, light, skin } = photo;
  const face = linesOf('face');
  const middles = CHEEKS.map((zone) => linesOf('skin', zone).flat()).map((points) => points.length && middleOf(points));
  if (face.length === 0) return null;
  const xs = face.flat().map(([x]) => x);
  const width = Math.max(...xs) - Math.min(...xs);
  // The face's line is drawn a little outside the face.
  const within = soften(fillMask(face, 0, photo.pixels), width * 0.06);
  const masks = middles.flatMap((middle, i) => (middle ? [cheekMask(photo, { within, width }, middle, i)] : []));
  if (masks.length === 0) return null;
  const stroke = strokeOf(masks, photo.pixels);
  const { shade } = takeApart(skin, light);
  return {
    paint: (target, pigment) => {
      const powder = powderOn(skin, times(pigment, light));
      const [dr, dg, db] = [powder[0] - skin[0], powder[1] - skin[1], powder[2] - skin[2]];
      // What the skin mirrors lies above the powder.
      paintStroke(target, stroke, (r, g, b, into) => {
        const scattered = shade(r, g, b);
        into[0] = r + scattered * dr;
        into[1] = g + scattered * dg;
        into[2] = b + scattered * db;
      });
    },
  };
}

function powderOn(skin: Rgb, pigment: Rgb): Rgb {
  const lighter = Math.max(1, linearLuminance(pigment) / linearLuminance(skin));
  return times(pigment, [lighter ** (LIGHTENING - 1), lighter ** (LIGHTENING - 1), lighter ** (LIGHTENING - 1)]);
}

const middleOf = (points: readonly OutlinePoint[]): OutlinePoint => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

interface Face {
  readonly within: Mask;
  readonly width: number;
}

function cheekMask({ pixels, skin }: FacePhoto, { within, width }: Face, [x, y]: OutlinePoint, cheek: number): Mask {
  const out = cheek === 0 ? -1 : 1;
  const [cx, cy] = [x + out * OUT * width, y - UP * width];
  const mask = maskAround([[[cx, cy]]], LONG * width * 1.6, pixels);
  const [cos, sin] = [Math.cos(SWEEP), -out * Math.sin(SWEEP)];
  for (let i = 0; i < mask.values.length; i++) {
    const [px, py] = [mask.left + (i % mask.width), mask.top + Math.floor(i / mask.width)];
    const [dx, dy] = [(px - cx) / width, (py - cy) / width];
    const [along, across] = [out * (dx * cos + dy * sin), dy * cos - dx * sin];
    const brushed = Math.exp(-1.2 * ((along / LONG) ** 2 + (across / BROAD) ** 2));
    const inside = within.values[(py - within.top) * within.width + px - within.left] ?? 0;
    mask.values[i] =
      COVERAGE * brushed * ramp(inside, 0.55, 0.95) * bareness(pixelOf(pixels, py * pixels.width + px), skin);
  }
  return soften(mask, width * 0.008);
}

/** Whether a pixel shows bare skin and not hair, a beard or the rim of glasses: as light and about as colored. */
function bareness(pixel: Rgb, skin: Rgb): number {
  const light = linearLuminance(pixel) / linearLuminance(skin);
  const tint = (rgb: Rgb) => [
    Math.log((rgb[0] + 0.005) / (rgb[1] + 0.005)),
    Math.log((rgb[2] + 0.005) / (rgb[1] + 0.005)),
  ];
  const [a, b] = [tint(pixel), tint(skin)];
  const off = Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0));
  return ramp(light, 0.25, 0.5) * (1 - ramp(off, 0.5, 0.9));
}
