import {
  deltaE00,
  hueDifference,
  labToLch,
  labToLinear,
  lchToLab,
  linearLuminance,
  linearToLab,
  type Rgb,
} from '@trueseason/color';
import type { Pixels } from '../../../../lib/garment/picture.ts';
import type { FacePhoto } from './face-photo.ts';
import { fillMask, type Line, type Mask, rounded, soften } from './mask.ts';
import {
  type Layer,
  LEAST,
  paintStroke,
  pixelBelow,
  pixelOf,
  ramp,
  type Shade,
  type Stroke,
  strokeOf,
  times,
} from './paint.ts';

/** Of powder on the skin between the hairs; what is lighter covers less. */
const POWDER = 0.22;
const LIGHTENING = 0.35;
/** How far hairs move to the color's lightness, as logarithms; powder cannot bleach. */
const DARKENED = 0.34;
const LIGHTENED = 0.45;
/** Hairs that are as dark as the color stay so: none is darkened below so much of its light. */
const DARKEST = 0.8;
/** How far they move to its tint. Those that stay darker than the color move less: dark blond is olive. */
const TINTED = 0.7;
const OLIVE = 1.5;
/** Between pink skin, what is yellower than the skin looks olive: so much is left of how many degrees of hue it is. */
const YELLOWER = 0.35;
/** From and to so many degrees it is another color than hair's, and stays as chosen. */
const OTHER = [50, 90] as const;
/** Width of the soft edge, in shares of the brow's. */
const EDGE = 0.045;
/** An outline reaches beyond the brow: powder goes where so much around is hair, in full from the second share on. */
const [BARE, GROWN] = [0.1, 0.4];
/** Powder is brushed in softly: it is all there so far from the inner end, in shares of the brow's width. */
const INNER = 0.4;
/** And at the upper edge, where that much of it is left, so far below, in shares of the brow's height. */
const UPPER = { least: 0.3, below: 0.35 } as const;
/** How far along a brow its surroundings tell of the light on it, in shares of its width. */
const ALONG = 0.3;

/** Brow powder and pencil: hairs take the color and keep their light and shade, skin between them a veil of it. */
export function browsLayer({ pixels, linesOf, light, skin, faceSkin }: FacePhoto): Layer | null {
  const lines = linesOf('brows');
  // Both together lie around the nose; one of them, on its side of the face.
  const nose = middleAcross((lines.length > 1 ? lines : linesOf('face')).flat());
  const brows = lines.map((line) => browOf(line, pixels, linearLuminance(skin), nose));
  if (brows.length === 0) return null;
  const wornAs = (pigment: Rgb) => besideSkin(times(pigment, light), faceSkin);
  return {
    paint: (target, pigment) => {
      const worn = wornAs(pigment);
      for (const brow of brows) paintStroke(target, brow.stroke, powdered(brow, worn));
    },
    noticed: NOTICED,
    moves: (pigment) => {
      const worn = wornAs(pigment);
      const moved = brows.map((brow) => movedBy(powdered(brow, worn), brow.stroke, pixels));
      return moved.reduce((sum, by) => sum + by, 0) / moved.length;
    },
  };
}

/** A powder's color as one would choose it for that skin: a blond is yellow by itself, and would turn brows khaki. */
function besideSkin(color: Rgb, skin: Rgb): Rgb {
  const [l, chroma, hue] = labToLch(linearToLab(color));
  const yellower = hueDifference(labToLch(linearToLab(skin))[2], hue);
  if (yellower <= 0) return color;
  const turned = yellower * (1 - YELLOWER) * (1 - ramp(yellower, ...OTHER));
  const [r, g, b] = labToLinear(lchToLab([l, chroma, hue - turned]));
  return [Math.max(0, r), Math.max(0, g), Math.max(0, b)];
}

/** One of them: each lies in a light of its own. */
interface Brow {
  readonly stroke: Stroke;
  /** How light its hairs are. */
  readonly hairs: number;
  /** How much of a pixel is hair. */
  readonly hairAt: (pixel: number) => number;
}

function middleAcross(points: Line): number {
  const xs = points.map(([x]) => x);
  return (Math.min(...xs) + Math.max(...xs)) / 2;
}

/** @param nose about where it is, across the picture */
function browOf(line: Line, photo: Pixels, skin: number, nose: number): Brow {
  const xs = line.map(([x]) => x);
  const width = Math.max(...xs) - Math.min(...xs);
  const edge = EDGE * width;
  const outlined = soften(fillMask([rounded(line)], edge * 3, photo), edge);
  const covers = outlined.values;
  const lights = covers.map((_, i) => linearLuminance(pixelOf(photo, pixelBelow(outlined, i, photo))));
  const lightOf = (isPart: (cover: number) => boolean, share: number): number => {
    const found = lights.filter((_, i) => isPart(covers[i] ?? 0)).sort();
    return found[Math.floor(share * found.length)] ?? skin;
  };
  const hairs = Math.max(
    1e-3,
    lightOf((cover) => cover > 0.8, 0.3),
  );
  // Where hardly any skin shows beside them, the cheeks tell of it.
  const isBeside = (cover: number) => cover >= LEAST && cover < 0.3;
  const beside = lightOf(isBeside, 0.5);
  const around = beside > hairs * 1.3 ? beside : Math.max(skin, hairs * 1.3);
  const shade = shadeAlong({ ...outlined, values: covers.map((cover) => (isBeside(cover) ? 1 : 0)) }, lights, width);
  const hair = lights.map((light, i) => 1 - ramp(light / (shade[i] ?? 1), hairs, around));
  const grown = soften({ ...outlined, values: hair }, edge).values;
  const brushed = brushedIn(outlined, line, nose);
  const stroke = strokeOf(
    [{ ...outlined, values: brushed.map((cover, i) => cover * ramp(grown[i] ?? 0, BARE, GROWN)) }],
    photo,
  );
  const hairAt = (pixel: number) => {
    const [x, y] = [(pixel % photo.width) - outlined.left, Math.floor(pixel / photo.width) - outlined.top];
    return hair[y * outlined.width + x] ?? 0;
  };
  return { stroke, hairs, hairAt };
}

/** What an outline covers, thinned out towards the nose and the forehead as a brush leaves it: a brow has no corners. */
function brushedIn({ left, width, values }: Mask, line: Line, nose: number): Float32Array {
  const xs = line.map(([x]) => x);
  const [from, to] = [Math.min(...xs), Math.max(...xs)];
  const inwards = nose > (from + to) / 2;
  // Of an arch its area tells its height, not the box around it.
  const area = values.reduce((sum, cover) => sum + cover, 0);
  const up = Math.max(1, Math.round((UPPER.below * area) / (to - from)));
  return values.map((cover, i) => {
    const x = left + (i % width) + 0.5;
    const way = (inwards ? to - x : x - from) / (to - from);
    const above = values[i - up * width] ?? 0;
    return cover * ramp(way, 0, INNER) * (UPPER.least + (1 - UPPER.least) * ramp(above, 0, 1));
  });
}

/** How much darker or lighter than all around the brow its surroundings are at each pixel: one end may lie in the shade. */
function shadeAlong(beside: Mask, lights: Float32Array, width: number): Float32Array {
  const lit = { ...beside, values: beside.values.map((one, i) => one * (lights[i] ?? 0)) };
  const sum = (values: Float32Array) => values.reduce((all, value) => all + value, 0);
  const mean = sum(lit.values) / Math.max(1, sum(beside.values));
  const [near, seen] = [lit, beside].map((mask) => soften(mask, ALONG * width).values);
  return beside.values.map((_, i) => {
    const share = seen?.[i] ?? 0;
    return share > LEAST && mean > 0 ? Math.max(0.4, Math.min(2, (near?.[i] ?? 0) / share / mean)) : 1;
  });
}

function powdered({ hairs, hairAt }: Brow, worn: Rgb): Shade {
  const dark = Math.max(1e-4, linearLuminance(worn));
  const lighter = Math.log(dark / hairs);
  const lit = Math.exp(lighter * (lighter < 0 ? DARKENED : LIGHTENED));
  const tinted = TINTED / (1 + OLIVE * Math.max(0, lighter));
  const roots = [Math.sqrt(worn[0]), Math.sqrt(worn[1]), Math.sqrt(worn[2])] as const;
  return (r, g, b, into, pixel) => {
    const seen = linearLuminance([r, g, b]);
    const hair = hairAt(pixel);
    const shaded = Math.max(lit ** hair, Math.min(1, (DARKEST * dark) / Math.max(seen, 1e-4)));
    const coverage = POWDER * (1 - hair) * (seen < dark ? LIGHTENING : 1);
    // Hairs take the tint in their own light; on skin powder is between a film and grains, which add.
    const made = (value: number, color: number, root: number) => {
      const dyed = shaded * (value + ((color / dark) * seen - value) * tinted * hair);
      return (Math.sqrt(dyed) * (1 - coverage) + root * coverage) ** 2;
    };
    into[0] = made(r, worn[0], roots[0]);
    into[1] = made(g, worn[1], roots[1]);
    into[2] = made(b, worn[2], roots[2]);
  };
}

/** Less than this, as CIEDE2000, is not noticed of something as narrow. */
const NOTICED = 4.5;

/** Where a brow is covered by less than this, a change of its color is not looked for. */
const TELLING = 0.4;

/** How far the color of a brow moves, as CIEDE2000: over the middle of its pixels, as a few at its edge move the most. */
function movedBy(shade: Shade, { pixels, covers }: Stroke, photo: Pixels): number {
  const made = new Float32Array(3);
  const moved: number[] = [];
  for (const [i, pixel] of pixels.entries()) {
    const cover = covers[i] ?? 0;
    if (cover < TELLING) continue;
    const before = pixelOf(photo, pixel);
    shade(...before, made, pixel);
    const after = before.map((value, c) => value + ((made[c] ?? 0) - value) * cover);
    moved.push(deltaE00(linearToLab(before), linearToLab([after[0] ?? 0, after[1] ?? 0, after[2] ?? 0])));
  }
  return moved.sort((a, b) => a - b)[Math.floor(moved.length / 2)] ?? 0;
}
