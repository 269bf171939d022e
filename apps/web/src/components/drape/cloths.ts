import type { AnalysisResult, NamedColor } from '@trueseason/contracts';
import { colorNameOr } from '@trueseason/seasons/color-name';
import { isSeasonName, RING } from '@trueseason/seasons/ring';
import { parseColor } from '../../lib/result/named-colors.ts';

/** A row of cloths to choose from. */
export interface ClothRow {
  readonly title: string;
  /** What one of them is, after its name: "Rust, one of your signature colors". */
  readonly each: string;
  readonly cloths: readonly NamedColor[];
}

const SIGNATURES = 8;

/** The person's own cloths. */
export const ownCloths = ({ overview, coreNeutrals }: AnalysisResult): ClothRow[] =>
  [
    {
      title: 'Signature colors',
      each: 'one of your signature colors',
      cloths: overview.signatureColors.slice(0, SIGNATURES).map(parseColor),
    },
    {
      title: 'Neutrals',
      each: 'one of your core neutrals',
      cloths: coreNeutrals.map((hex) => ({ hex, name: colorNameOr(hex) })),
    },
  ].filter(({ cloths }) => cloths.length > 0);

/** Cloths to see the difference by: what the runner-up wears and this person does not, and what to avoid. */
export function otherCloths({ overview, evidence, ...result }: AnalysisResult): ClothRow[] {
  const own = new Set([...result.coreNeutrals, ...result.accentLights, ...result.accentBrights]);
  const { runnerUp } = evidence;
  const theirs = isSeasonName(runnerUp) ? RING[runnerUp].identity.filter(({ hex }) => !own.has(hex)) : [];
  return [
    { title: 'To avoid', each: 'a color to avoid near your face', cloths: overview.avoidColors },
    { title: `${runnerUp}, the runner-up`, each: `a color of ${runnerUp}, your runner-up`, cloths: theirs },
  ].filter(({ cloths }) => cloths.length > 0);
}
