import type { Feature, OutlinePoint, PhotoOutline, PhotoSilhouette, SkinZoneName } from '@trueseason/contracts';
import { hexToSrgb, type Lab, labToLinear, linearLuminance, type Rgb, srgbToLinear } from '@trueseason/style/color';
import type { Frame } from '../../drape/frame.ts';
import { boxOf } from '../../drape/lines.ts';
import type { Pixels } from '../../lib/browser/picture.ts';
import { clamp, perChannel } from '../../lib/math.ts';
import { fillMask, type Line, type Mask } from './mask.ts';
import { middleColor, pixelBelow } from './paint.ts';
import type { Strands } from './strands.ts';

/** A photo with its outlines in pixels and the light on the face. */
export interface FacePhoto {
  readonly pixels: Pixels;
  readonly linesOf: (feature: Feature | 'face', zone?: SkinZoneName) => readonly Line[];
  /** The color that a white surface on the face would have: the photo's brightness and cast. */
  readonly light: Rgb;
  /** The middle colors of the cheeks and of the whole face, as photographed. */
  readonly skin: Rgb;
  readonly faceSkin: Rgb;
  /** Of the face, in pixels. */
  readonly height: number;
  /** The hair's own color, in linear light; null if it was not measured. */
  readonly hair: Rgb | null;
  /** Null if not requested or unclear. */
  readonly strands: Strands | null;
}

/** What the analysis measured. */
export interface Seen {
  readonly outlines: readonly PhotoOutline[];
  readonly silhouettes: readonly PhotoSilhouette[];
  readonly skinHex: string;
  readonly hairLab: Lab | undefined;
}

/** How far to trust the photo's brightness: about half of what one photo tells about exposure is guesswork. */
const TRUST = 0.65;
/** Beyond this factor, the outline must have missed the skin. */
const MOST_LIGHT = 3;

/** Null without outlined skin: colors cannot be shown right without knowing the photo's light. */
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
  const skin = middleColor(pixels, fillMask(bare, 0, pixels));
  if (!skin) return null;
  const { y0, y1 } = boxOf(linesOf('face').flat());
  // From the cheeks alone, blush would look like red light.
  const told = outlines.filter(({ feature, zone, hex }) => feature === 'skin' && zone !== 'neck' && hex !== null);
  const face = fillMask(told.length > 0 ? placed(told) : bare, 0, pixels);
  const faceSkin = middleColor(pixels, face) ?? skin;
  return {
    pixels,
    linesOf,
    light: lightOn(faceSkin, srgbToLinear(hexToSrgb(skinHex)), shareCutOff(pixels, face)),
    skin,
    faceSkin,
    height: y1 - y0,
    hair: hairLab ? labToLinear(hairLab) : null,
    strands: null,
  };
}

/** @param blown share of skin with clipped red, whose cast comes from the camera, not the light */
function lightOn(shown: Rgb, known: Rgb, blown: number): Rgb {
  const level = linearLuminance(shown) / linearLuminance(known);
  return perChannel((c) => {
    const cast = (shown[c] / Math.max(known[c], 1e-3) / level) ** (1 - blown);
    return clamp(cast * level ** TRUST, 1 / MOST_LIGHT, MOST_LIGHT);
  });
}

/** Many cameras clip sRGB values here. */
const CUT_OFF = 248;

function shareCutOff(photo: Pixels, mask: Mask): number {
  const sure = [...mask.values.keys()].filter((i) => (mask.values[i] ?? 0) >= 0.9);
  const blown = sure.filter((i) => (photo.data[4 * pixelBelow(mask, i, photo)] ?? 0) >= CUT_OFF);
  return blown.length / Math.max(1, sure.length);
}
