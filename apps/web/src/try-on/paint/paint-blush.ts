import { deltaE00, type Lab, labToLinear, linearLuminance, linearToLab, type Rgb } from '@trueseason/color';
import type { OutlinePoint } from '@trueseason/contracts';
import { bothEyes } from './both-eyes.ts';
import { carriedOut } from './carried-out.ts';
import type { FacePhoto } from './face-photo.ts';
import { fillMask, type Mask, maskAround, soften } from './mask.ts';
import {
  film,
  type Layer,
  middleColor,
  paintStroke,
  pixelBelow,
  pixelOf,
  ramp,
  type Shade,
  strokeOf,
  times,
} from './paint.ts';

/** How much of the skin's color the pigment hides on the apple of the cheek, where that is seen and still powder. */
const COVERAGE = 0.34;
/** How far it must move the skin to be seen, and may for powder, as CIEDE2000; and how much it hides at most for that. */
const [SEEN, HEAVY] = [6.5, 8];
const THICKEST = 0.8;
/** Powder that is lighter than the skin lightens it less than its own color would; so does a dark one darken it, which lies sheer. */
const LIGHTENING = 0.25;
const DARKENING = 0.5;
/** How much more than skin powder sends back at most where it sends most: on a lit cheek a camera has no room for more. */
const MORE = 0.25;
/** Blood shows through: a peach powder yellows skin beyond what it reddens it by this share alone, or looks like a bruise. */
const YELLOWER = 0.4;
/** Between these shares of the powder's chroma a cheek becomes as saturated as it: then powder turns its hue, by so much at most. */
const SATURATED = [0.85, 0.95] as const;
const TURNED = 5;
/** And how much of what the light's cast adds to the powder's chroma is believed there: rouge passes for a warm light. */
const CAST = 0.5;
/** The brush's half length and half width, and how far out it goes from the cheek's middle, in face widths. */
const LONG = 0.2;
const BROAD = 0.1;
const OUT = 0.055;
/** How far down from the eyes to the mouth its middle lies: beside the nostrils, so that it is swept clear of the eyes. */
const DOWN = 0.5;
/** And below the middle of the cheek's skin, in face widths, where eyes or mouth are not seen. */
const BELOW = 0.03;
/** Skin is at least as red, as shares of the red of the cheek's middle: less where light shines on it. */
const REDNESS = [0.15, 0.45] as const;
/** From here on, as shares of the light of the cheek's middle, skin mirrors its surroundings, and how much of the powder lies below that. */
const SHINE = [1.7, 3] as const;
const MIRRORED = 0.6;
/** Between these shares of what is around, a pixel lies within the face: its line is drawn a little outside of it. */
const INSIDE = [0.8, 0.99] as const;
/** Cheeks redder than the face by these shares wear rouge, or blood, already: then powder lies this much thinner on them. */
const ROUGED = [1.04, 1.22] as const;
const THINNER = 0.6;
/** Less than this, as CIEDE2000, is not noticed of powder, which has no edge. */
const NOTICED = 3;
/** How steeply it is swept up towards the temple. */
const SWEEP = 0.55;

const CHEEKS = ['cheekLeft', 'cheekRight'] as const;

/** Blush: powder swept from the apples of the cheeks up and out, on bare skin alone. */
export function blushLayer(photo: FacePhoto): Layer | null {
  const { linesOf, skin, faceSkin } = photo;
  const face = linesOf('face');
  if (face.length === 0) return null;
  const xs = face.flat().map(([x]) => x);
  const width = Math.max(...xs) - Math.min(...xs);
  const within = soften(fillMask(face, 0, photo.pixels), width * 0.06);
  const masks = CHEEKS.flatMap((zone, i) => {
    const points = linesOf('skin', zone).flat();
    return points.length > 0 ? [cheekMask(photo, { within, width }, appleOf(points, photo, width), i)] : [];
  });
  if (masks.length === 0) return null;
  const thinned = 1 - THINNER * ramp(rednessOf(skin, faceSkin), ...ROUGED);
  const stroke = strokeOf(
    masks.map((mask) => ({ ...mask, values: mask.values.map((value) => value * thinned) })),
    photo.pixels,
  );
  return {
    noticed: NOTICED,
    moves: (pigment) => {
      const worn = new Float32Array(3);
      shadeOf(photo, pigment)(...skin, worn, 0);
      const [r = 0, g = 0, b = 0] = worn;
      return thinned * deltaE00(labOf([r, g, b]), labOf(skin));
    },
    paint: (target, pigment) => paintStroke(target, stroke, shadeOf(photo, pigment)),
  };
}

/** What a powder makes of skin where it lies as thick as anywhere. */
function shadeOf({ light, skin }: FacePhoto, pigment: Rgb): Shade {
  const shown = times(pigment, light);
  const [chroma, cast] = [chromaOf(labOf(pigment)), chromaOf(labOf(shown))];
  const believed = Math.min(cast, chroma + (cast - chroma) * CAST);
  const saturated = ramp(chromaOf(labOf(skin)) / believed, ...SATURATED);
  const most = cast + (believed - cast) * saturated;
  const powder = powderOn(skin, shown);
  const worn = powdered(skin, powder, saturated);
  const reddest = Math.cbrt(powder[0]) - Math.cbrt(powder[1]);
  const [dr, dg, db] = [
    Math.cbrt(worn[0]) - Math.cbrt(skin[0]),
    Math.cbrt(worn[1]) - Math.cbrt(skin[1]),
    Math.cbrt(worn[2]) - Math.cbrt(skin[2]),
  ];
  // Equal steps of cube roots look equal, in the light and in the shade.
  return (r, g, b, into) => {
    const [bareR, bareG] = [Math.cbrt(r), Math.cbrt(g)];
    // A cheek that blood or rouge has made as red as the powder takes no more red from it, or it looks feverish.
    const tooRed = Math.max(0, bareR + dr - bareG - dg - Math.max(bareR - bareG, reddest));
    const [rootR, rootG, rootB] = [bareR + dr - tooRed / 2, bareG + dg + tooRed / 2, Math.cbrt(b) + db];
    // What is too light to be colored grows darker instead.
    const over = Math.max(0, Math.max(rootR, rootG, rootB) - 1);
    const made: Rgb = [(rootR - over) ** 3, (rootG - over) ** 3, (rootB - over) ** 3];
    into.set(noMoreSaturated(made, [r, g, b], most));
  };
}

/** A color in its light and hue, no more saturated than what lies below it or than told, whichever is more. */
function noMoreSaturated(color: Rgb, below: Rgb, told: number): Rgb {
  const [l, a, b] = labOf(color);
  const chroma = chromaOf([l, a, b]);
  if (chroma <= told) return color;
  const share = Math.min(1, Math.max(told, chromaOf(labOf(below))) / chroma);
  return labToLinear([l, a * share, b * share]);
}

function powderOn(skin: Rgb, pigment: Rgb): Rgb {
  const lighter = linearLuminance(pigment) / linearLuminance(skin);
  const most = Math.max(...skin);
  const room = (most * (1 + MORE * (1 - Math.min(1, most)))) / Math.max(...pigment);
  const level = Math.min(lighter ** ((lighter > 1 ? LIGHTENING : DARKENING) - 1), room);
  return times(pigment, [level, level, level]);
}

/** Skin under as much powder as shows on it, whatever both are like: a pale powder on pale skin lies thicker. */
function powdered(skin: Rgb, powder: Rgb, saturated: number): Rgb {
  const bare = labOf(skin);
  const worn = (coverage: number) => flushed(bare, labOf(film(skin, powder, coverage)));
  const moved = (coverage: number) => deltaE00(worn(coverage), bare);
  const usual = moved(COVERAGE);
  const heavy = HEAVY + (TURNED - HEAVY) * saturated;
  const wanted = Math.max(SEEN * (1 - saturated), Math.min(heavy, usual));
  if (wanted === usual) return labToLinear(worn(COVERAGE));
  let [least, most] = [0, THICKEST];
  for (let step = 0; step < 12; step++) {
    const middle = (least + most) / 2;
    if (moved(middle) < wanted) least = middle;
    else most = middle;
  }
  return labToLinear(worn(most));
}

function flushed([, a, b]: Lab, [wornL, wornA, wornB]: Lab): Lab {
  const redder = Math.max(0, wornA - a);
  const yellower = wornB - b;
  return [wornL, wornA, yellower > redder ? b + redder + (yellower - redder) * YELLOWER : wornB];
}

const chromaOf = ([, a, b]: Lab): number => Math.hypot(a, b);
const labOf = (linear: Rgb): Lab => linearToLab([cut(linear[0]), cut(linear[1]), cut(linear[2])]);
const cut = (value: number): number => Math.max(0, Math.min(1, value));

const middleOf = (points: readonly OutlinePoint[]): OutlinePoint => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** The middle of a cheek, as far down the face as its apple: how much of its skin is bare says little of that. */
function appleOf(cheek: readonly OutlinePoint[], { linesOf }: FacePhoto, width: number): OutlinePoint {
  const [x, y] = middleOf(cheek);
  const [irises, lips] = [bothEyes(linesOf('iris')), linesOf('lips').flat()];
  if (!irises || lips.length === 0) return [x, y + BELOW * width];
  const [eyes, mouth] = [middleOf(irises), middleOf(lips)];
  const [dx, dy] = [mouth[0] - eyes[0], mouth[1] - eyes[1]];
  const is = ((x - eyes[0]) * dx + (y - eyes[1]) * dy) / (dx * dx + dy * dy);
  return [x + (DOWN - is) * dx, y + (DOWN - is) * dy];
}

interface Face {
  readonly within: Mask;
  readonly width: number;
}

function cheekMask(
  { pixels, skin: both, linesOf }: FacePhoto,
  { within, width }: Face,
  [x, y]: OutlinePoint,
  cheek: number,
): Mask {
  const out = cheek === 0 ? -1 : 1;
  const [cx, cy] = [x + out * OUT * width, y];
  const lines = linesOf('skin', CHEEKS[cheek]);
  // Each in a light of its own.
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
    const inside = within.values[(py - within.top) * within.width + px - within.left] ?? 0;
    const shine = ramp(linearLuminance(seen(i)) / linearLuminance(skin), ...SHINE);
    return brushed * ramp(inside, ...INSIDE) * (bare.values[i] ?? 0) * (carried[i] ?? 0) * (1 - shine * MIRRORED);
  });
  return soften({ ...mask, values }, width * 0.008);
}

/** Whether a pixel shows bare skin and not hair, a beard or the rim of glasses: as light and about as colored. */
function bareness(pixel: Rgb, skin: Rgb, redness: number): number {
  const light = linearLuminance(pixel) / linearLuminance(skin);
  const [a, b] = [tint(pixel), tint(skin)];
  const off = Math.hypot(a[0] - b[0], a[1] - b[1]);
  // A pale wall is nearer to fair skin than a flush is, but not as red.
  return ramp(light, 0.25, 0.5) * (1 - ramp(off, 0.5, 0.9)) * ramp(redness, ...REDNESS);
}

const tint = (rgb: Rgb) =>
  [Math.log((rgb[0] + 0.005) / (rgb[1] + 0.005)), Math.log((rgb[2] + 0.005) / (rgb[1] + 0.005))] as const;

/** In shares of the skin's. */
const rednessOf = (pixel: Rgb, skin: Rgb): number => Math.max(0, tint(pixel)[0]) / Math.max(0.05, tint(skin)[0]);
