import { deltaE00, type Lab, labToLinear, linearLuminance, type Rgb } from '@trueseason/style/color';
import { perChannel } from '../../lib/math.ts';
import { cheekMasks, rednessOf } from './cheek-mask.ts';
import type { FacePhoto } from './face-photo.ts';
import { clampedLab, film, type Layer, multiply, paintStroke, ramp, type Shade, strokeOf } from './paint.ts';

/** The share of skin that pigment hides on the apple of the cheek, where it shows but still looks like powder. */
const COVERAGE = 0.34;
/** How far it must move the skin's color to be seen, how far it may (CIEDE2000), and the most it may hide for that. */
const VISIBLE_CHANGE = 6.5;
const HEAVY_CHANGE = 8;
const MAX_COVERAGE = 0.8;
/** How far it must move skin that is red, or has as much color as the powder. */
const MIN_CHANGE = 4;
/** The share of its lightening or darkening that a sheer powder keeps. */
const LIGHTENING = 0.25;
const DARKENING = 0.5;
/** How much brighter than skin powder can be: on a lit cheek, more would clip. */
const EXTRA_BRIGHTNESS = 0.25;
/** The share of yellow beyond its red that a peach powder keeps: with more, it looks like a bruise. */
const YELLOW_KEPT = 0.4;
/** On a cheek with these shares of the powder's chroma, powder turns the hue, by up to `MAX_HUE_CHANGE`. */
const SATURATED_SHARE = [0.85, 0.95] as const;
const MAX_HUE_CHANGE = 5;
/** The share of the estimated cast to add to the powder's chroma, since rouge can be mistaken for warm light. */
const CAST_SHARE = 0.5;
/** Cheeks this much redder than the face are rouged or flushed already and get thinner powder, by up to `MAX_THINNING`. */
const ROUGED_RATIO = [1.04, 1.22] as const;
const MAX_THINNING = 0.6;
/** Smaller changes (CIEDE2000) are invisible, since powder has no edge. */
const NOTICEABLE_CHANGE = 3;

export function blushLayer(photo: FacePhoto): Layer | null {
  const { pixels, skin } = photo;
  const masks = cheekMasks(photo);
  if (masks.length === 0) return null;
  const stroke = strokeOf(masks, pixels);
  return {
    noticeableChange: NOTICEABLE_CHANGE,
    colorChange: (pigment) => {
      const shaded = new Float32Array(3);
      shadeOf(photo, pigment)(...skin, shaded, 0);
      return deltaE00(clampedLab(perChannel((c) => shaded[c] ?? 0)), clampedLab(skin));
    },
    paint: (target, pigment) => paintStroke(target, stroke, shadeOf(photo, pigment)),
  };
}

/** How a powder changes skin where it lies thickest. */
function shadeOf({ light, skin, faceSkin }: FacePhoto, pigment: Rgb): Shade {
  const pigmentInLight = multiply(pigment, light);
  const chroma = chromaOf(clampedLab(pigment));
  const litChroma = chromaOf(clampedLab(pigmentInLight));
  const powderChroma = Math.min(litChroma, chroma + (litChroma - chroma) * CAST_SHARE);
  const saturation = ramp(chromaOf(clampedLab(skin)) / powderChroma, ...SATURATED_SHARE);
  const maxChroma = litChroma + (powderChroma - litChroma) * saturation;
  const powder = powderOn(skin, pigmentInLight);
  const powderedSkin = powdered(
    skin,
    powder,
    saturation,
    1 - MAX_THINNING * ramp(rednessOf(skin, faceSkin), ...ROUGED_RATIO),
  );
  const reddest = Math.cbrt(powder[0]) - Math.cbrt(powder[1]);
  const [dr, dg, db] = perChannel((c) => Math.cbrt(powderedSkin[c]) - Math.cbrt(skin[c]));
  // Equal steps of cube roots look equal, lit or in shade.
  return (r, g, b, into) => {
    const bareR = Math.cbrt(r);
    const bareG = Math.cbrt(g);
    // A cheek as red as the powder must not get redder, or it looks feverish.
    const tooRed = Math.max(0, bareR + dr - bareG - dg - Math.max(bareR - bareG, reddest));
    const rootR = bareR + dr - tooRed / 2;
    const rootG = bareG + dg + tooRed / 2;
    const rootB = Math.cbrt(b) + db;
    // Skin too light to be colored gets darker instead.
    const excess = Math.max(0, Math.max(rootR, rootG, rootB) - 1);
    const color: Rgb = [(rootR - excess) ** 3, (rootG - excess) ** 3, (rootB - excess) ** 3];
    into.set(limitChroma(color, [r, g, b], maxChroma));
  };
}

/** Keeps lightness and hue, and limits chroma to that of `maxChroma` or of the color below. */
function limitChroma(color: Rgb, skin: Rgb, maxChroma: number): Rgb {
  const [l, a, b] = clampedLab(color);
  const chroma = chromaOf([l, a, b]);
  if (chroma <= maxChroma) return color;
  const share = Math.min(1, Math.max(maxChroma, chromaOf(clampedLab(skin))) / chroma);
  return labToLinear([l, a * share, b * share]);
}

function powderOn(skin: Rgb, pigment: Rgb): Rgb {
  const brightness = linearLuminance(pigment) / linearLuminance(skin);
  const brightest = Math.max(...skin);
  const maxLevel = (brightest * (1 + EXTRA_BRIGHTNESS * (1 - Math.min(1, brightest)))) / Math.max(...pigment);
  const level = Math.min(brightness ** ((brightness > 1 ? LIGHTENING : DARKENING) - 1), maxLevel);
  return perChannel((c) => pigment[c] * level);
}

/** Skin with as much powder as it takes to be seen: a pale powder on pale skin lies thicker. */
function powdered(skin: Rgb, powder: Rgb, saturation: number, thickness: number): Rgb {
  const bare = clampedLab(skin);
  const skinAt = (coverage: number) => withoutExtraYellow(bare, clampedLab(film(skin, powder, coverage)));
  const changeAt = (coverage: number) => deltaE00(skinAt(coverage), bare);
  const usualChange = changeAt(COVERAGE);
  const fullChange = Math.max(
    VISIBLE_CHANGE * (1 - saturation),
    Math.min(HEAVY_CHANGE + (MAX_HUE_CHANGE - HEAVY_CHANGE) * saturation, usualChange),
  );
  const change = Math.max(MIN_CHANGE, fullChange * thickness);
  if (change === usualChange) return labToLinear(skinAt(COVERAGE));
  let lower = 0;
  let upper = MAX_COVERAGE;
  for (let step = 0; step < 12; step++) {
    const middle = (lower + upper) / 2;
    if (changeAt(middle) < change) lower = middle;
    else upper = middle;
  }
  return labToLinear(skinAt(upper));
}

function withoutExtraYellow([, a, b]: Lab, [wornL, wornA, wornB]: Lab): Lab {
  const redder = Math.max(0, wornA - a);
  const yellower = wornB - b;
  return [wornL, wornA, yellower > redder ? b + redder + (yellower - redder) * YELLOW_KEPT : wornB];
}

const chromaOf = ([, a, b]: Lab): number => Math.hypot(a, b);
