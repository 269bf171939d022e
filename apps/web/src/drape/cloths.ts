import type { AnalysisResult, NamedColor } from '@trueseason/contracts';
import { deltaE00, hexToLab } from '@trueseason/style/color';
import { isSeasonName, RING } from '@trueseason/style/seasons/ring';
import { parseColor } from '../lib/named-colors.ts';

export interface Cloths {
  readonly title: string;
  readonly colors: readonly NamedColor[];
}

const SIGNATURE_COUNT = 8;
const COMPARED_COUNT = 4;

export const signatureCloths = ({ overview }: AnalysisResult): Cloths => ({
  title: 'Your signature colors',
  colors: overview.signatureColors.slice(0, SIGNATURE_COUNT).map(parseColor),
});

/** The least difference (CIEDE2000) of a pair that everybody sees, on a phone in sunlight, too. */
const SEEN_DIFFERENCE = 25;

/** The first color to avoid that everybody sees next to the person's best color; else the most different one. */
export function wrongCloth({ overview }: Pick<AnalysisResult, 'overview'>): NamedColor | undefined {
  const [best = ''] = overview.signatureColors;
  const bestLab = hexToLab(parseColor(best).hex);
  const difference = ({ hex }: NamedColor): number => deltaE00(bestLab, hexToLab(hex));
  const { avoidColors } = overview;
  return (
    avoidColors.find((color) => difference(color) >= SEEN_DIFFERENCE) ??
    avoidColors.toSorted((a, b) => difference(b) - difference(a))[0]
  );
}

export interface ComparedCloth extends NamedColor {
  /** "a color of True Spring" */
  readonly description: string;
}

/** Cloths to compare with: a color to avoid, then the runner-up's outside the person's palette, or others to avoid. */
export function comparedCloths({ overview, evidence, ...result }: AnalysisResult): {
  readonly title: string;
  readonly colors: readonly ComparedCloth[];
} {
  const paletteHexes = new Set([...result.coreNeutrals, ...result.accentLights, ...result.accentBrights]);
  const { runnerUp } = evidence;
  const wrong = wrongCloth({ overview });
  const withDescription = (colors: readonly NamedColor[], description: string) =>
    colors.map((color) => ({ ...color, description }));
  const runnerUpColors = isSeasonName(runnerUp)
    ? RING[runnerUp].identity.filter(({ hex }) => !paletteHexes.has(hex) && hex !== wrong?.hex)
    : [];
  const colors = [
    ...withDescription(wrong ? [wrong] : [], 'a color to avoid'),
    ...withDescription(runnerUpColors, `a color of ${runnerUp}`),
    ...withDescription(
      overview.avoidColors.filter(({ hex }) => hex !== wrong?.hex),
      'a color to avoid',
    ),
  ];
  return { title: 'To compare', colors: colors.slice(0, COMPARED_COUNT) };
}
