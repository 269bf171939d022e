import type { AnalysisResult, NamedColor } from '@trueseason/contracts';
import { isSeasonName, RING } from '@trueseason/style/seasons/ring';
import { parseColor } from '../lib/named-colors.ts';

export interface Cloths {
  readonly title: string;
  readonly colors: readonly NamedColor[];
}

const SIGNATURES = 8;
const OTHERS = 4;

export const ownCloths = ({ overview }: AnalysisResult): Cloths => ({
  title: 'Your signature colors',
  colors: overview.signatureColors.slice(0, SIGNATURES).map(parseColor),
});

/** Cloths to compare with: colors of the runner-up outside the person's palette, or else colors to avoid. */
export function otherCloths({ overview, evidence, ...result }: AnalysisResult): Cloths & {
  /** "a color of True Spring" */
  readonly each: string;
} {
  const own = new Set([...result.coreNeutrals, ...result.accentLights, ...result.accentBrights]);
  const { runnerUp } = evidence;
  const theirs = isSeasonName(runnerUp) ? RING[runnerUp].identity.filter(({ hex }) => !own.has(hex)) : [];
  if (theirs.length > 0)
    return { title: `To compare: ${runnerUp}`, each: `a color of ${runnerUp}`, colors: theirs.slice(0, OTHERS) };
  return { title: 'To compare: to avoid', each: 'a color to avoid', colors: overview.avoidColors.slice(0, OTHERS) };
}
