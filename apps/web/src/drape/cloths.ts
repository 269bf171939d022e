import type { AnalysisResult, HexColor, NamedColor } from '@trueseason/contracts';
import { deltaE00, hexToLab } from '@trueseason/style/color';
import { isSeasonName, RING } from '@trueseason/style/seasons/ring';
import { parseColor } from '../lib/named-colors.ts';

export interface DescribedCloth extends NamedColor {
  /** "yours", "a color of True Spring" */
  readonly description: string;
}

export interface Cloths {
  readonly title: string;
  readonly colors: readonly DescribedCloth[];
}

const SIGNATURE_COUNT = 8;
const COMPARED_COUNT = 4;

export function signatureCloths({ overview, coreNeutrals }: AnalysisResult): Cloths {
  const colors = overview.signatureColors.slice(0, SIGNATURE_COUNT).map(parseColor);
  const carried = colors.find(({ hex }) => !coreNeutrals.includes(hex));
  const description = (hex: HexColor): string =>
    carried && coreNeutrals.includes(hex) ? `a neutral to carry ${carried.name}` : 'yours';
  return {
    title: 'Your signature colors',
    colors: colors.map((color) => ({ ...color, description: description(color.hex) })),
  };
}

/** The least difference (CIEDE2000) of a pair that everybody sees, on a phone in sunlight, too. */
const SEEN_DIFFERENCE = 25;

type Overview = Pick<AnalysisResult, 'overview'>;

/** The first of these that everybody sees next to the person's best color; else the most different one. */
function firstSeen<Color extends NamedColor>(colors: readonly Color[], { overview }: Overview): Color | undefined {
  const [best = ''] = overview.signatureColors;
  const bestLab = hexToLab(parseColor(best).hex);
  const difference = ({ hex }: NamedColor): number => deltaE00(bestLab, hexToLab(hex));
  return (
    colors.find((color) => difference(color) >= SEEN_DIFFERENCE) ??
    colors.toSorted((a, b) => difference(b) - difference(a))[0]
  );
}

/** A color to avoid that differs from the person's best color at a glance. */
export const wrongCloth = ({ overview }: Overview): NamedColor | undefined =>
  firstSeen(overview.avoidColors, { overview });

/**
 * Cloths to compare with: a color to avoid, then the runner-up's outside the person's palette, then others to avoid. The
 * first two differ from the person's best color at a glance.
 */
export function comparedCloths({ overview, evidence, ...result }: AnalysisResult): Cloths {
  const paletteHexes = new Set([...result.coreNeutrals, ...result.accentLights, ...result.accentBrights]);
  const { runnerUp } = evidence;
  const wrong = wrongCloth({ overview });
  const withDescription = (colors: readonly NamedColor[], description: string) =>
    colors.filter(({ hex }) => hex !== wrong?.hex).map((color) => ({ ...color, description }));
  const runnerUpColors = isSeasonName(runnerUp)
    ? RING[runnerUp].identity.filter(({ hex }) => !paletteHexes.has(hex))
    : [];
  const others = [
    ...withDescription(runnerUpColors, `a color of ${runnerUp}`),
    ...withDescription(overview.avoidColors, 'a color to avoid'),
  ];
  const first = wrong && { ...wrong, description: 'a color to avoid' };
  const second = firstSeen(others, { overview });
  const colors = [first, second, ...others.filter(({ hex }) => hex !== second?.hex)].filter(
    (color) => color !== undefined,
  );
  return { title: 'To compare', colors: colors.slice(0, COMPARED_COUNT) };
}
