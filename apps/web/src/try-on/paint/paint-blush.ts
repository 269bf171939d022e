import { deltaE00, type Lab, labToLinear, linearLuminance, type Rgb } from '@trueseason/style/color';
import { perChannel } from '../../lib/math.ts';
import { cheekMasks, rednessOf } from './cheek-mask.ts';
import type { FacePhoto } from './face-photo.ts';
import { film, type Layer, labOf, paintStroke, ramp, type Shade, strokeOf, times } from './paint.ts';

/** The share of skin that pigment hides on the apple of the cheek, where it shows but still looks like powder. */
const COVERAGE = 0.34;
/** How far it must move the skin's color to be seen, how far it may (CIEDE2000), and the most it may hide for that. */
const [SEEN, HEAVY] = [6.5, 8];
const THICKEST = 0.8;
/** How far it must move skin that is red, or has as much color as the powder. */
const FAINT = 4;
/** The share of its lightening or darkening that a sheer powder keeps. */
const LIGHTENING = 0.25;
const DARKENING = 0.5;
/** How much brighter than skin powder can be: on a lit cheek, more would clip. */
const MORE = 0.25;
/** The share of yellow beyond its red that a peach powder keeps: with more, it looks like a bruise. */
const YELLOWER = 0.4;
/** On a cheek with these shares of the powder's chroma, powder turns the hue, by up to `TURNED`. */
const SATURATED = [0.85, 0.95] as const;
const TURNED = 5;
/** The share of the estimated cast to add to the powder's chroma, since rouge can be mistaken for warm light. */
const CAST = 0.5;
/** Cheeks this much redder than the face are rouged or flushed already and get thinner powder, by up to `THINNER`. */
const ROUGED = [1.04, 1.22] as const;
const THINNER = 0.6;
/** Smaller changes (CIEDE2000) are invisible, since powder has no edge. */
const NOTICED = 3;

export function blushLayer(photo: FacePhoto): Layer | null {
  const { pixels, skin } = photo;
  const masks = cheekMasks(photo);
  if (masks.length === 0) return null;
  const stroke = strokeOf(masks, pixels);
  return {
    noticed: NOTICED,
    moves: (pigment) => {
      const worn = new Float32Array(3);
      shadeOf(photo, pigment)(...skin, worn, 0);
      return deltaE00(labOf(perChannel((c) => worn[c] ?? 0)), labOf(skin));
    },
    paint: (target, pigment) => paintStroke(target, stroke, shadeOf(photo, pigment)),
  };
}

/** How a powder changes skin where it lies thickest. */
function shadeOf({ light, skin, faceSkin }: FacePhoto, pigment: Rgb): Shade {
  const shown = times(pigment, light);
  const [chroma, cast] = [chromaOf(labOf(pigment)), chromaOf(labOf(shown))];
  const believed = Math.min(cast, chroma + (cast - chroma) * CAST);
  const saturated = ramp(chromaOf(labOf(skin)) / believed, ...SATURATED);
  const most = cast + (believed - cast) * saturated;
  const powder = powderOn(skin, shown);
  const worn = powdered(skin, powder, saturated, 1 - THINNER * ramp(rednessOf(skin, faceSkin), ...ROUGED));
  const reddest = Math.cbrt(powder[0]) - Math.cbrt(powder[1]);
  const [dr, dg, db] = perChannel((c) => Math.cbrt(worn[c]) - Math.cbrt(skin[c]));
  // Equal steps of cube roots look equal, lit or in shade.
  return (r, g, b, into) => {
    const [bareR, bareG] = [Math.cbrt(r), Math.cbrt(g)];
    // A cheek as red as the powder must not get redder, or it looks feverish.
    const tooRed = Math.max(0, bareR + dr - bareG - dg - Math.max(bareR - bareG, reddest));
    const [rootR, rootG, rootB] = [bareR + dr - tooRed / 2, bareG + dg + tooRed / 2, Math.cbrt(b) + db];
    // Skin too light to be colored gets darker instead.
    const over = Math.max(0, Math.max(rootR, rootG, rootB) - 1);
    const made: Rgb = [(rootR - over) ** 3, (rootG - over) ** 3, (rootB - over) ** 3];
    into.set(noMoreSaturated(made, [r, g, b], most));
  };
}

/** Keeps lightness and hue, and limits chroma to that of `told` or of the color below. */
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
  return perChannel((c) => pigment[c] * level);
}

/** Skin with as much powder as it takes to be seen: a pale powder on pale skin lies thicker. */
function powdered(skin: Rgb, powder: Rgb, saturated: number, thinned: number): Rgb {
  const bare = labOf(skin);
  const worn = (coverage: number) => flushed(bare, labOf(film(skin, powder, coverage)));
  const moved = (coverage: number) => deltaE00(worn(coverage), bare);
  const usual = moved(COVERAGE);
  const full = Math.max(SEEN * (1 - saturated), Math.min(HEAVY + (TURNED - HEAVY) * saturated, usual));
  const wanted = Math.max(FAINT, full * thinned);
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
