import type { PhotoProblem, PhotoWarning } from '@trueseason/contracts';
import type { LogColor } from '../math/index.ts';
import { areEyesCovered, hasGlasses, isBehindTint, isMouthCovered } from './coverings.ts';
import type { PhotoQuality } from './photo-quality.ts';

export interface Judgment {
  readonly problems: PhotoProblem[];
  readonly warnings: PhotoWarning[];
}

/** Inputs of the gates beyond `PhotoQuality`. */
export interface Scene {
  readonly quality: PhotoQuality;
  /** The photo's light estimate relative to neutral; its depth is the exposure. */
  readonly light: LogColor;
  /** Light-corrected skin color. */
  readonly skin: LogColor;
  /** Log luminance of the brightest part of the picture. */
  readonly whitePoint: number | undefined;
  readonly headwearShare: number;
  readonly hairSeen: boolean;
  /** Whether hair or eyes have a color that may be what tints the picture. */
  readonly hasOddColor: boolean;
  /** How much hue and chroma vary at one lightness; undefined if too little was seen. */
  readonly variety: number | undefined;
  /** Tint of the lips minus that of the skin. */
  readonly lipTint: number | undefined;
}

/** Exposure (log) of the face below which its lightness is a guess: 1.3 stops. */
const TOO_DARK = -0.9;
/** A face this much darker than a good exposure and than its own picture (log), as in front of a window. */
const IN_SHADE = 0.35;
/**
 * In a well-lit picture something is brighter than this (log), if only highlights on eyes and skin: on the deepest skin before
 * dark cloth and a dark background, -2.3.
 */
const NOTHING_BRIGHT = -3;

/** Problems and warnings. Limits separate good portraits from degraded ones; none depends on skin depth. */
export function judgePhoto(scene: Scene): Judgment {
  const { quality, light, whitePoint = 0 } = scene;
  const isInShade = light[2] < -IN_SHADE && whitePoint - light[2] > IN_SHADE;
  const dark = light[2] < TOO_DARK || isInShade || whitePoint < NOTHING_BRIGHT;
  const first = [...distanceProblems(quality, dark), ...toneProblems(scene, dark)];
  // Other problems explain a hidden eye better than hands or lids, and a hidden eye has no detail to judge.
  const problems = [first, eyeProblems(quality), detailProblems(quality)].find((found) => found.length > 0) ?? [];
  return { problems, warnings: warningsOf(scene, problems) };
}

/**
 * Portraits turned away measure over 1.1, all others of a hundred below 0.9, and the fit varies by 0.03: at 1, no
 * person's photos are split.
 */
const TURNED_AWAY = 1;

function distanceProblems(q: PhotoQuality, dark: boolean): PhotoProblem[] {
  return [
    ...(q.irisRadius < 7 || q.faceWidth < 150 ? (['too_far'] as const) : []),
    ...(Math.abs(q.turn) > TURNED_AWAY ? (['turned_away'] as const) : []),
    // In the dark a mouth looks like a mask.
    ...(!dark && q.mouthCovered > 0.2 ? (['face_covered'] as const) : []),
  ];
}

/**
 * Limits of skin chroma over (L* + 16): below, skin is colorless, with less expected of the deepest skin; above there is
 * too much. Warm lamps reach 74; oversaturated pictures start at 87.
 */
const GRAY = 0.072;
const GARISH = 1.06;
const MOST_CHROMA = 80;
/**
 * Nearly white skin has half as much, since the gamut narrows and cool light reduces it. Then lips decide: in 98 of 100
 * of 1,042 photos they are redder than the skin by this; in colorless pictures they are not.
 */
const NEARLY_WHITE = 80;
const PALE = 0.036;
const COLORED_LIPS = 0.15;
/**
 * Variety below which a picture has no color, in whatever tones it is printed: those have 0 to 1.2, also in coarse JPEGs, and
 * color photos 3.3 or more (155), or with a third of their saturation 1 to 2.9.
 */
const COLORLESS = 1.7;

function toneProblems(
  { quality: q, light, skin, lipTint = 0, variety = COLORLESS }: Scene,
  dark: boolean,
): PhotoProblem[] {
  const problems: PhotoProblem[] = [];
  const lightness = q.skinLightness + 16;
  if (dark) problems.push('underexposed');
  if (q.clippedShare > 0.5) problems.push('overexposed');
  if (!dark && (q.sharpness < 0.045 || isMoved(q))) problems.push('blurred');
  const pale = q.skinLightness > NEARLY_WHITE && lipTint > COLORED_LIPS;
  const gray = q.skinChroma < (pale ? PALE : GRAY) * lightness && q.clippedShare < 0.5;
  if (!dark && (gray || variety < COLORLESS)) problems.push('black_and_white');
  else if (isStrongCast(light, skin) || isMixedLight(q)) problems.push('strong_cast');
  else if (q.skinChroma > Math.min(MOST_CHROMA, GARISH * lightness) || skin[1] > 2 || q.blackLevel > 50)
    problems.push('filtered');
  return problems;
}

/**
 * Motion blur: little detail, and much less along one direction. Next to none with weak directionality, or a little
 * (0.13) with strong (0.21 to 0.28). Honest photos come as near as 0.13 with 0.47.
 */
const isMoved = ({ sharpness, steadiness }: PhotoQuality): boolean =>
  (sharpness < 0.12 && steadiness < 0.45) || (sharpness < 0.14 && steadiness < 0.32);

/** Skin depth (log) at which the tint limits were set; deeper skin has this much more tint. */
const USUAL_DEPTH = -1.2;
const TINT_BY_DEPTH = 0.06;

/** Under green light skin and whites show 0.32 and 0.22 or more; other photos next to none. */
const GREEN = -0.28;
const GREEN_ON_SKIN = -0.15;

/** Whites of the eyes may be pink: a strong tint must also show on the skin, beyond what its depth explains. */
function isStrongCast([tint, warmth]: LogColor, skin: LogColor): boolean {
  const skinTint = skin[0] + tint - TINT_BY_DEPTH * (USUAL_DEPTH - skin[2]);
  return (
    (tint > 0.4 && skinTint > 0.69) || (tint < GREEN && skinTint < GREEN_ON_SKIN) || warmth > 1.25 || warmth < -0.55
  );
}

/**
 * Under a lamp and a window the cheeks differ in hue although both are lit. Honest indoor photos reach 0.69 and 0.53,
 * mixed light gives 0.44 to 0.84: the overlap gets a warning, not a refusal.
 */
const MIXED_LIGHT = 0.72;
const UNLIKE_CHEEKS = 0.45;
const doCheeksDiffer = ({ castBetweenCheeks, unevenness }: PhotoQuality, from: number): boolean =>
  castBetweenCheeks > from && Math.abs(unevenness) < 0.9;
/** Share of the difference that the whites of the eyes show, too: otherwise it may be a mark or paint. */
const LIGHT_ON_WHITES = 0.3;
const isMixedLight = (quality: PhotoQuality): boolean =>
  doCheeksDiffer(quality, MIXED_LIGHT) && quality.castOnWhites > LIGHT_ON_WHITES;

/** Lid opening (in iris diameters) below which eyes are closed; narrowed eyes still show white. */
const CLOSED = 0.2;
const NARROWED = 0.28;
const HALF_CLOSED = 0.4;

/** Lids are skin: dark glasses hide the eyes only if the lids are also far darker than the cheeks. */
function eyeProblems(quality: PhotoQuality): PhotoProblem[] {
  const { openness, eyeContrast, lidTone } = quality;
  const flat = eyeContrast < 4;
  if (openness < CLOSED || (eyeContrast < 8 && openness < NARROWED) || (flat && openness < HALF_CLOSED)) {
    return ['eyes_closed'];
  }
  const behindGlass = lidTone < -2.1 && eyeContrast < 14;
  return areEyesCovered(quality) || behindGlass || flat ? ['eyes_hidden'] : [];
}

/**
 * Small, bright photos in a coarse JPEG have skin as flat as filters leave it (0.59), but more detail around the eyes
 * (0.128 or more) than filtered ones (0.10; one of 17 has 0.130): the limits are midway.
 */
const FILTERED_DETAIL = 0.115;
const FILTERED_FLATNESS = 0.5;
/** Flatness of cheeks beyond that of real photos (0.604 at most in 644; 0.61 to 0.69 with a smoothed face). */
const FLATTENED = 0.62;
/** Such cheeks have little detail compared with the eyes; small or painted portraits have 0.2 of it or more. */
const WITHOUT_DETAIL = 0.175;
/** Detail of cheeks as flat over that around the eyes: 0.092 or more in real photos, 0.075 or less when smoothed. */
const FACE_ALONE = 0.083;

function detailProblems(q: PhotoQuality): PhotoProblem[] {
  const smoothed = q.flatness > FILTERED_FLATNESS && q.skinTexture < 0.05 && q.sharpness < FILTERED_DETAIL;
  if (smoothed && q.sharpness < 0.07) return ['blurred'];
  const detail = q.skinTexture / q.sharpness;
  const isFaceAlone =
    (q.flatness > FLATTENED && detail < WITHOUT_DETAIL) || (q.flatness > FILTERED_FLATNESS && detail < FACE_ALONE);
  return smoothed || isFaceAlone || q.skinTexture < 0.005 ? ['filtered'] : [];
}

function warningsOf(
  { quality: q, light: [tint, warmth], headwearShare, hairSeen, hasOddColor, lipTint }: Scene,
  problems: readonly PhotoProblem[],
): PhotoWarning[] {
  const warnings: PhotoWarning[] = [];
  if (Math.abs(q.turn) > 0.3) warnings.push('head_turned');
  if (Math.abs(q.unevenness) > 0.8) warnings.push('uneven_light');
  // A scarf may be close-fitting; without visible hair a lower share suffices.
  if (headwearShare > (hairSeen ? 0.3 : 0.1)) warnings.push('headwear');
  // What covers or paints the face colors the lids, too.
  const isTint = isBehindTint(q) && q.castBetweenCheeks <= UNLIKE_CHEEKS && !problems.includes('face_covered');
  if (hasGlasses(q)) warnings.push(isTint ? 'tinted_glasses' : 'glasses');
  if (isMouthCovered(q)) warnings.push('mouth_covered');
  if (doCheeksDiffer(q, UNLIKE_CHEEKS)) warnings.push('sides_differ');
  if (q.sharpness >= 0.045 && q.sharpness < 0.1) warnings.push('slightly_blurred');
  const isCast = Math.abs(tint) > 0.22 || warmth > 0.5 || warmth < -0.3;
  // Where something else may be colored, the light is not blamed.
  const isExplained = hasOddColor || doCheeksDiffer(q, UNLIKE_CHEEKS) || hasGlasses(q);
  if (!problems.includes('strong_cast') && isCast && !isExplained) {
    warnings.push('mild_cast');
  }
  if (!problems.includes('too_far') && q.irisRadius < 9) warnings.push('small_face');
  if (q.blackLevel > 26) warnings.push('hazy');
  if (lipTint !== undefined && lipTint > 1.2) warnings.push('makeup_likely');
  return warnings;
}
