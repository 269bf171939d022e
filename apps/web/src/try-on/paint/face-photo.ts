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
export interface PhotoMeasurements {
  readonly outlines: readonly PhotoOutline[];
  readonly silhouettes: readonly PhotoSilhouette[];
  readonly skinHex: string;
  readonly hairLab: Lab | undefined;
}

/** How far to trust the photo's brightness: a single photo determines only about half of the exposure. */
const BRIGHTNESS_TRUST = 0.65;
/** Beyond this factor, the outline must have missed the skin. */
const MAX_LIGHT_FACTOR = 3;

/** Null without outlined skin: colors cannot be shown right without knowing the photo's light. */
export function facePhoto(
  pixels: Pixels,
  crop: Frame,
  { outlines, silhouettes, skinHex, hairLab }: PhotoMeasurements,
): FacePhoto | null {
  const pixelAt = ([x, y]: OutlinePoint): OutlinePoint => [
    ((x - crop.left) / crop.width) * pixels.width,
    ((y - crop.top) / crop.height) * pixels.height,
  ];
  const linesInPixels = (marks: readonly (PhotoOutline | PhotoSilhouette)[]): Line[] =>
    marks.flatMap(({ lines }) => lines.map((line) => line.map(pixelAt)));
  const linesOf: FacePhoto['linesOf'] = (feature, zone) =>
    linesInPixels(
      [...outlines, ...silhouettes].filter(
        (mark) => mark.feature === feature && (zone === undefined || ('zone' in mark && mark.zone === zone)),
      ),
    );
  const cheeks = [...linesOf('skin', 'cheekLeft'), ...linesOf('skin', 'cheekRight')];
  const cheekLines = cheeks.length > 0 ? cheeks : linesOf('skin', 'forehead');
  const skin = middleColor(pixels, fillMask(cheekLines, 0, pixels));
  if (!skin) return null;
  const { y0, y1 } = boxOf(linesOf('face').flat());
  // If read only from the cheeks, blush would look like red light.
  const faceOutlines = outlines.filter(
    ({ feature, zone, hex }) => feature === 'skin' && zone !== 'neck' && hex !== null,
  );
  const faceMask = fillMask(faceOutlines.length > 0 ? linesInPixels(faceOutlines) : cheekLines, 0, pixels);
  const faceSkin = middleColor(pixels, faceMask) ?? skin;
  return {
    pixels,
    linesOf,
    light: lightOn(faceSkin, srgbToLinear(hexToSrgb(skinHex)), clippedShareOf(pixels, faceMask)),
    skin,
    faceSkin,
    height: y1 - y0,
    hair: hairLab ? labToLinear(hairLab) : null,
    strands: null,
  };
}

/** @param blown share of skin with clipped red, whose cast comes from the camera, not the light */
function lightOn(photographed: Rgb, measured: Rgb, clippedShare: number): Rgb {
  const level = linearLuminance(photographed) / linearLuminance(measured);
  return perChannel((c) => {
    const cast = (photographed[c] / Math.max(measured[c], 1e-3) / level) ** (1 - clippedShare);
    return clamp(cast * level ** BRIGHTNESS_TRUST, 1 / MAX_LIGHT_FACTOR, MAX_LIGHT_FACTOR);
  });
}

/** Many cameras clip sRGB values here. */
const CLIPPING_LEVEL = 248;

function clippedShareOf(photo: Pixels, mask: Mask): number {
  const insidePixels = [...mask.values.keys()].filter((i) => (mask.values[i] ?? 0) >= 0.9);
  const clippedPixels = insidePixels.filter((i) => (photo.data[4 * pixelBelow(mask, i, photo)] ?? 0) >= CLIPPING_LEVEL);
  return clippedPixels.length / Math.max(1, insidePixels.length);
}
