import { hexToSrgb, type Lab, labToLinear, linearLuminance, type Rgb, srgbToLinear } from '@trueseason/color';
import type { Feature, OutlinePoint, PhotoOutline, PhotoSilhouette, SkinZoneName } from '@trueseason/contracts';
import type { Frame } from '../../drape/frame-of.ts';
import type { Pixels } from '../../garment/picture.ts';
import { fillMask, type Line, type Mask } from './mask.ts';
import { middleColor } from './paint.ts';
import type { Strands } from './strands.ts';

/** A photo with where things are on it, in pixels, and the light that fell on the face. */
export interface FacePhoto {
  readonly pixels: Pixels;
  readonly linesOf: (feature: Feature | 'face', zone?: SkinZoneName) => readonly Line[];
  /** What a white surface on the face would show, channel by channel: brightness and cast of the photo. */
  readonly light: Rgb;
  /** The middle of the cheeks as photographed, and of all of the face. */
  readonly skin: Rgb;
  readonly faceSkin: Rgb;
  /** The face's height, in pixels. */
  readonly height: number;
  /** The color of the hair as it is, in linear light; null where it was not read. */
  readonly hair: Rgb | null;
  /** The hair mask; null if not requested or unclear. */
  readonly strands: Strands | null;
}

interface Seen {
  readonly outlines: readonly PhotoOutline[];
  readonly silhouettes: readonly PhotoSilhouette[];
  /** The color of the skin as it is. */
  readonly skinHex: string;
  /** And that of the hair. */
  readonly hairLab: Lab | undefined;
}

/** How much of the photo's brightness is believed: what one photo says of its exposure is half guessed. */
const TRUST = 0.65;
/** Beyond this factor the outline has slipped off the skin. */
const MOST_LIGHT = 3;

/** Null where no skin was outlined: without the photo's light no color can be shown as it would look. */
export function facePhoto(
  pixels: Pixels,
  cut: Frame,
  { outlines, silhouettes, skinHex, hairLab }: Seen,
): FacePhoto | null {
  const place = ([x, y]: OutlinePoint): OutlinePoint => [
    ((x - cut.left) / cut.width) * pixels.width,
    ((y - cut.top) / cut.height) * pixels.height,
  ];
  const placed = (marks: readonly (PhotoOutline | PhotoSilhouette)[]): Line[] =>
    marks.flatMap(({ lines }) => lines.map((line) => line.map(place)));
  const linesOf: FacePhoto['linesOf'] = (feature, zone) =>
    placed(
      [...outlines, ...silhouettes].filter(
        (mark) => mark.feature === feature && (zone === undefined || ('zone' in mark && mark.zone === zone)),
      ),
    );
  const cheeks = [...linesOf('skin', 'cheekLeft'), ...linesOf('skin', 'cheekRight')];
  const bare = cheeks.length > 0 ? cheeks : linesOf('skin', 'forehead');
  const mask = bare.length > 0 ? fillMask(bare, 0, pixels) : null;
  const skin = mask && middleColor(pixels, mask);
  if (!mask || !skin) return null;
  const ys = linesOf('face').flatMap((line) => line.map(([, y]) => y));
  const height = Math.max(...ys) - Math.min(...ys);
  // Skin uses the whole face: from cheeks alone, blush would look like red light.
  const told = outlines.filter(({ feature, zone, hex }) => feature === 'skin' && zone !== 'neck' && hex !== null);
  const face = fillMask(told.length > 0 ? placed(told) : bare, 0, pixels);
  const lit = middleColor(pixels, face) ?? skin;
  const light = lightOn(lit, srgbToLinear(hexToSrgb(skinHex)), shareCutOff(pixels, face));
  return {
    pixels,
    linesOf,
    light,
    skin,
    faceSkin: lit,
    height,
    hair: hairLab ? labToLinear(hairLab) : null,
    strands: null,
  };
}

/** @param blown share of the skin whose red was more than the camera could hold: there its cast is the camera's, not the light's */
function lightOn(shown: Rgb, known: Rgb, blown: number): Rgb {
  const level = linearLuminance(shown) / linearLuminance(known);
  const ratio = (c: 0 | 1 | 2) => {
    const cast = (shown[c] / Math.max(known[c], 1e-3) / level) ** (1 - blown);
    return Math.max(1 / MOST_LIGHT, Math.min(MOST_LIGHT, cast * level ** TRUST));
  };
  return [ratio(0), ratio(1), ratio(2)];
}

/** sRGB values from here on are cut off in many cameras. */
const CUT_OFF = 248;

function shareCutOff({ data, width }: Pixels, { values, left, top, width: across }: Mask): number {
  let [all, blown] = [0, 0];
  for (let i = 0; i < values.length; i++) {
    if ((values[i] ?? 0) < 0.9) continue;
    all += 1;
    const at = 4 * ((top + Math.floor(i / across)) * width + left + (i % across));
    if ((data[at] ?? 0) >= CUT_OFF) blown += 1;
  }
  return all > 0 ? blown / all : 0;
}
