import type { PhotoProblem, PhotoWarning } from '@trueseason/contracts';
import type { LogColor } from './log-chroma.ts';
import type { PhotoQuality } from './photo-quality.ts';

export interface Judgement {
  readonly problems: PhotoProblem[];
  readonly warnings: PhotoWarning[];
}

/** What the gates look at beyond `PhotoQuality`. */
export interface Scene {
  readonly quality: PhotoQuality;
  /** The photo's own light estimate relative to neutral. */
  readonly light: LogColor;
  readonly headwearShare: number;
  readonly hairSeen: boolean;
  /** How much redder or bluer the lips are than the skin. */
  readonly lipTint: number | undefined;
}

/**
 * Refusals and warnings. Every limit was set between what good portraits show and what spoiled ones do
 * (see bench/); none looks at how deep the skin is: darkness counts only when the eyes' white is dark too.
 */
export function judgePhoto({ quality: q, light: [tint, warmth], headwearShare, hairSeen, lipTint }: Scene): Judgement {
  const problems: PhotoProblem[] = [];
  const warnings: PhotoWarning[] = [];

  const eyesUnread = q.eyeContrast < 11;
  const closed = q.openness < 0.28 || (eyesUnread && q.openness < 0.45);
  // Behind lids or dark glasses the whites say nothing about the light: then the picture must be dark as well.
  const whitesDark = eyesUnread ? q.brightEnd < 0.25 : !(q.scleraLightness >= 40);
  const dark = q.skinLightness < 38 && whitesDark;
  if (q.irisRadius < 7 || q.faceWidth < 150) problems.push('too_far');
  if (dark) problems.push('underexposed');
  if (q.burntOut > 0.5) problems.push('overexposed');
  if (q.sharpness < 0.045 && !dark) problems.push('blurred');

  const grey = q.skinChroma < 6 && q.burntOut < 0.5 && !dark;
  if (grey || (q.hueSpread < 0.0015 && q.skinChroma < 40 && !dark)) problems.push('black_and_white');
  else if (tint > 0.4 || tint < -0.25 || warmth > 1.08 || warmth < -0.55) {
    problems.push('strong_cast');
  }

  // The other problems explain a lost eye better than hands or lids do.
  if (problems.length === 0) {
    if (closed) problems.push('eyes_closed');
    else if (q.eyesCovered > 0.5 || eyesUnread) problems.push('eyes_hidden');
  }
  // A lost eye leaves no detail to judge sharpness by.
  if (problems.length === 0) {
    const smoothed = q.flatness > 0.47 && q.skinTexture < 0.05 && q.sharpness < 0.135;
    if (smoothed && q.sharpness < 0.07) problems.push('blurred');
    else if (smoothed || q.skinTexture < 0.005) problems.push('filtered');
  }

  if (Math.abs(q.turn) > 0.3) warnings.push('head_turned');
  if (Math.abs(q.unevenness) > 0.8) warnings.push('uneven_light');
  // A scarf may lie close; where no hair shows, less of it tells.
  if (headwearShare > (hairSeen ? 0.3 : 0.1)) warnings.push('headwear');
  if (q.eyesCovered > 0.025 && q.eyesCovered <= 0.5) warnings.push('glasses');
  if (q.sharpness >= 0.045 && q.sharpness < 0.1) warnings.push('slightly_blurred');
  if (!problems.includes('strong_cast') && (Math.abs(tint) > 0.22 || warmth > 0.5 || warmth < -0.3)) {
    warnings.push('mild_cast');
  }
  if (!problems.includes('too_far') && q.irisRadius < 9) warnings.push('small_face');
  if (q.blackLevel > 26) warnings.push('hazy');
  if (lipTint !== undefined && lipTint > 1.2) warnings.push('makeup_likely');
  return { problems, warnings };
}
