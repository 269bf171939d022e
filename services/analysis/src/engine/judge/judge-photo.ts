import type { PhotoProblem, PhotoWarning } from '@trueseason/contracts';
import type { LogColor } from '../math/index.ts';
import type { PhotoQuality } from './photo-quality.ts';

export interface Judgment {
  readonly problems: PhotoProblem[];
  readonly warnings: PhotoWarning[];
}

/** What the gates look at beyond `PhotoQuality`. */
export interface Scene {
  readonly quality: PhotoQuality;
  /** The photo's own light estimate relative to neutral; its depth is how bright the photo came out. */
  readonly light: LogColor;
  /** The skin's own color once that light is taken out. */
  readonly skin: LogColor;
  /** Logarithm of how bright the brightest thing in the picture is. */
  readonly whitePoint: number | undefined;
  readonly headwearShare: number;
  readonly hairSeen: boolean;
  /** How much redder or bluer the lips are than the skin. */
  readonly lipTint: number | undefined;
}

/** A photo darker than this (log) holds next to no color in shadows and hair, whoever is on it. */
const TOO_DARK = -1.5;
/** Nothing in a well-lit picture, highlights in eyes and on skin included, is darker than this (log) all over. */
const NOTHING_BRIGHT = -2;

/**
 * Refusals and warnings. Every limit was set between what good portraits show and what degraded ones do (see bench/);
 * none looks at how deep the skin is.
 */
export function judgePhoto(scene: Scene): Judgment {
  const { quality, light, whitePoint = 0 } = scene;
  const dark = light[2] < TOO_DARK || whitePoint < NOTHING_BRIGHT;
  const first = [...distanceProblems(quality), ...toneProblems(scene, dark)];
  // The other problems explain a lost eye better than hands or lids do, and a lost eye leaves no detail to judge by.
  const problems = [first, eyeProblems(quality), detailProblems(quality)].find((found) => found.length > 0) ?? [];
  return { problems, warnings: warningsOf(scene, problems) };
}

/**
 * The tip of the nose lies outside of the face. Portraits turned that far lie beyond 1.1, all others of a hundred below 0.9,
 * and the fit of a head moves by 0.03 from photo to photo: between them, nobody has one photo taken and another refused.
 */
const TURNED_AWAY = 1;

function distanceProblems(q: PhotoQuality): PhotoProblem[] {
  return [
    ...(q.irisRadius < 7 || q.faceWidth < 150 ? (['too_far'] as const) : []),
    ...(Math.abs(q.turn) > TURNED_AWAY ? (['turned_away'] as const) : []),
    ...(q.mouthCovered > 0.2 ? (['face_covered'] as const) : []),
  ];
}

/**
 * Chroma of skin over its lightness (L* + 16) below which there is no color in it, and beyond which there is too much: the
 * deepest skin has less to show. No skin has more than the most: in a warm lamp's light up to 74 was seen, in oversaturated
 * pictures that nothing else gives away 87 and more.
 */
const GRAY = 0.072;
const GARISH = 1.06;
const MOST_CHROMA = 80;
/**
 * Skin that came out nearly white has half as little, as colors near white have no room for more, and cool light takes of
 * it. Then lips tell: of 1,042 photos 98 in 100 show them redder than the skin by this, and a picture without color does not.
 */
const NEARLY_WHITE = 80;
const PALE = 0.036;
const COLORED_LIPS = 0.15;

function toneProblems({ quality: q, light, skin, lipTint = 0 }: Scene, dark: boolean): PhotoProblem[] {
  const problems: PhotoProblem[] = [];
  const lightness = q.skinLightness + 16;
  if (dark) problems.push('underexposed');
  if (q.clippedShare > 0.5) problems.push('overexposed');
  if (!dark && (q.sharpness < 0.045 || isMoved(q))) problems.push('blurred');
  const pale = q.skinLightness > NEARLY_WHITE && lipTint > COLORED_LIPS;
  const gray = q.skinChroma < (pale ? PALE : GRAY) * lightness && q.clippedShare < 0.5;
  const oneHue = q.hueSpread < 0.002 && q.skinChroma < 40;
  if (!dark && (gray || oneHue)) problems.push('black_and_white');
  else if (isStrongCast(light, skin) || isMixedLight(q, MIXED_LIGHT)) problems.push('strong_cast');
  else if (q.skinChroma > Math.min(MOST_CHROMA, GARISH * lightness) || skin[1] > 2 || q.blackLevel > 50)
    problems.push('filtered');
  return problems;
}

/**
 * Little detail, and far less along one direction than along another, comes of a moving camera: next to none that is even
 * less so, or a little more (0.13) that is plainly uneven (0.21 to 0.28). Honest photos come as near as 0.13 with 0.47.
 */
const isMoved = ({ sharpness, steadiness }: PhotoQuality): boolean =>
  (sharpness < 0.12 && steadiness < 0.45) || (sharpness < 0.14 && steadiness < 0.32);

/** Skin of this depth (log) was looked at to set the limits of tint; what is deeper has this much more tint of its own. */
const USUAL_DEPTH = -1.2;
const TINT_BY_DEPTH = 0.06;

/** Under green light people show 0.32 and 0.22 and beyond, all others next to none of both. */
const GREEN = -0.28;
const GREEN_ON_SKIN = -0.15;

/** Whites of the eyes may be pink: a strong tint has to show on the skin as well, beyond what skin of its depth has. */
function isStrongCast([tint, warmth]: LogColor, skin: LogColor): boolean {
  const seen = skin[0] + tint - TINT_BY_DEPTH * (USUAL_DEPTH - skin[2]);
  return (tint > 0.4 && seen > 0.69) || (tint < GREEN && seen < GREEN_ON_SKIN) || warmth > 1.25 || warmth < -0.55;
}

/**
 * Under a lamp and a window the cheeks differ in hue though both are lit; in deep shade they may anyway. Of honest photos
 * in ordinary rooms the nearest have 0.69 and 0.53, those under lamp and window 0.44 to 0.84: what lies between is asked
 * about, and nobody is refused for it.
 */
const MIXED_LIGHT = 0.72;
const UNLIKE_CHEEKS = 0.45;
const isMixedLight = ({ castBetweenCheeks, unevenness }: PhotoQuality, from: number): boolean =>
  castBetweenCheeks > from && Math.abs(unevenness) < 0.9;

/** Eyes between lids this close (in iris diameters) are closed; narrowed ones still show white beside the iris. */
const CLOSED = 0.2;
const NARROWED = 0.28;
const HALF_CLOSED = 0.4;

/** Thick frames cover as much as a hand does, but the eyes behind them are plainly seen (by 44 and more; behind tinted glass by 23). */
const COVERED = 0.5;
const PLAINLY_SEEN = 32;
/** From here on, nothing that is seen is an eye. */
const ALL_COVERED = 0.8;

const isCovered = ({ eyesCovered, eyeContrast }: PhotoQuality): boolean =>
  eyesCovered > ALL_COVERED || (eyesCovered > COVERED && eyeContrast < PLAINLY_SEEN);

/** Lids are skin: only where they are far darker than the cheeks, too, do dark glasses hide the eyes. */
function eyeProblems(quality: PhotoQuality): PhotoProblem[] {
  const { openness, eyeContrast, lidTone } = quality;
  const flat = eyeContrast < 4;
  if (openness < CLOSED || (eyeContrast < 8 && openness < NARROWED) || (flat && openness < HALF_CLOSED)) {
    return ['eyes_closed'];
  }
  const behindGlass = lidTone < -2.1 && eyeContrast < 14;
  return isCovered(quality) || behindGlass || flat ? ['eyes_hidden'] : [];
}

/**
 * Small, bright photos in a coarse JPEG have skin as flat as filters leave it (0.59), and keep more detail around the eyes
 * (from 0.128 on) than filtered ones do (0.10; one of 17 has 0.130): the limits lie in the middle between.
 */
const FILTERED_DETAIL = 0.115;
const FILTERED_FLATNESS = 0.5;

function detailProblems(q: PhotoQuality): PhotoProblem[] {
  const smoothed = q.flatness > FILTERED_FLATNESS && q.skinTexture < 0.05 && q.sharpness < FILTERED_DETAIL;
  if (smoothed && q.sharpness < 0.07) return ['blurred'];
  return smoothed || q.skinTexture < 0.005 ? ['filtered'] : [];
}

/** Of 198 portraits the 40 with glasses lie from 0.034 up, the others below 0.019. */
const GLASSES = 0.026;

function warningsOf(
  { quality: q, light: [tint, warmth], headwearShare, hairSeen, lipTint }: Scene,
  problems: readonly PhotoProblem[],
): PhotoWarning[] {
  const warnings: PhotoWarning[] = [];
  if (Math.abs(q.turn) > 0.3) warnings.push('head_turned');
  if (Math.abs(q.unevenness) > 0.8) warnings.push('uneven_light');
  // A scarf may lie close; where no hair shows, less of it tells.
  if (headwearShare > (hairSeen ? 0.3 : 0.1)) warnings.push('headwear');
  if (q.bandCovered > GLASSES && q.hiddenEyes === 0 && !isCovered(q)) warnings.push('glasses');
  if (q.sharpness >= 0.045 && q.sharpness < 0.1) warnings.push('slightly_blurred');
  const isTinted = Math.abs(tint) > 0.22 || warmth > 0.5 || warmth < -0.3 || isMixedLight(q, UNLIKE_CHEEKS);
  if (!problems.includes('strong_cast') && isTinted) {
    warnings.push('mild_cast');
  }
  if (!problems.includes('too_far') && q.irisRadius < 9) warnings.push('small_face');
  if (q.blackLevel > 26) warnings.push('hazy');
  if (lipTint !== undefined && lipTint > 1.2) warnings.push('makeup_likely');
  return warnings;
}
