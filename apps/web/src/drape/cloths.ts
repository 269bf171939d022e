import type { AnalysisResult, NamedColor } from '@trueseason/contracts';
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

/** Cloths to compare with: colors of the runner-up outside the person's palette, or else colors to avoid. */
export function comparedCloths({ overview, evidence, ...result }: AnalysisResult): Cloths & {
  /** "a color of True Spring" */
  readonly description: string;
} {
  const paletteHexes = new Set([...result.coreNeutrals, ...result.accentLights, ...result.accentBrights]);
  const { runnerUp } = evidence;
  const runnerUpColors = isSeasonName(runnerUp)
    ? RING[runnerUp].identity.filter(({ hex }) => !paletteHexes.has(hex))
    : [];
  if (runnerUpColors.length > 0)
    return {
      title: `To compare: ${runnerUp}`,
      description: `a color of ${runnerUp}`,
      colors: runnerUpColors.slice(0, COMPARED_COUNT),
    };
  return {
    title: 'To compare: to avoid',
    description: 'a color to avoid',
    colors: overview.avoidColors.slice(0, COMPARED_COUNT),
  };
}
