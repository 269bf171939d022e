import { deltaE00, hexToLab } from '@trueseason/color';
import type { NamedColor } from '@trueseason/contracts';
import { isCream, isLightNeutral, isLightSeason } from '@trueseason/seasons';
import { advisedBrights } from './advised-brights.ts';
import type { Report } from './model.ts';

/** Three colors of the palette that carry one outfit, largest area first. */
export type Chord = readonly [neutral: NamedColor, light: NamedColor, bright: NamedColor];

/** Colors closer than this (CIEDE2000) look like a failed match rather than a pairing. */
const TELL_APART = 18;
/** L* of a white. */
const WHITE = 88;

/**
 * Chords whose neutral and light lie as far apart in L* as the person's own features do: high contrast
 * wears high contrast. The brights that the advice names come first, and each appears once.
 */
export function chordsOf(
  report: Pick<Report, 'palette' | 'contrast' | 'result' | 'signature'>,
  count: number,
): Chord[] {
  const { palette, contrast, result } = report;
  const gap = targetGap(contrast);
  const ice = palette.accentLights.filter((color) => !isCream(result.season, color));
  const lights = ice.length < count ? [...palette.accentLights] : ice;
  const brights = advisedBrights(report);
  // Whites lead no outfit while there is another neutral: no season's rules dress anybody in white from head to toe.
  const isWhite = ({ hex }: NamedColor) => hexToLab(hex)[0] > WHITE;
  // A light season keeps its largest areas light.
  const isHeavy = (color: NamedColor) => isLightSeason(result.season) && !isLightNeutral(color);
  const last = (color: NamedColor) => Number(isWhite(color)) + Number(isHeavy(color));
  const neutrals = palette.coreNeutrals.toSorted((a, b) => last(a) - last(b));
  return neutrals.slice(0, count).flatMap((neutral) => {
    const light = take(lights, (color) => -Math.abs(lightnessGap(neutral, color) - gap));
    const bright = take(brights, (color) =>
      Math.min(TELL_APART, apart(color, neutral), light ? apart(color, light) : 0),
    );
    return light && bright ? [[neutral, light, bright] as const] : [];
  });
}

/** L* between the outfit's main colors, from 20 (low contrast) to 60 (high). */
const targetGap = (contrast: number): number => 40 + 20 * Math.max(-1, Math.min(1, contrast));

const lightnessGap = (a: NamedColor, b: NamedColor): number => Math.abs(hexToLab(a.hex)[0] - hexToLab(b.hex)[0]);
const apart = (a: NamedColor, b: NamedColor): number => deltaE00(hexToLab(a.hex), hexToLab(b.hex));

/** Removes and answers the first of the highest scores. */
function take(colors: NamedColor[], score: (color: NamedColor) => number): NamedColor | undefined {
  if (colors.length === 0) return undefined;
  const scores = colors.map(score);
  return colors.splice(scores.indexOf(Math.max(...scores)), 1)[0];
}
