import { deltaE00, hexToLab, type Lab } from '@trueseason/color';
import type { AnalysisResult } from '@trueseason/contracts';
import { parseColor } from '../../../lib/result/named-colors.ts';

/** CIEDE2000 from which two cloths are told apart by whoever sees the card small, on a phone. */
const TOLD_APART = 25;

type Cloth = { readonly hex: string; readonly lab: Lab };
const cloth = (hex: string): Cloth => ({ hex, lab: hexToLab(hex) });

/**
 * The four cloths of which friends choose, as they hang: two of the person's own between two to avoid. The first of each
 * that differ from all before them plainly; where none does, the one that differs most.
 */
export function whichCloths({
  signatureColors,
  avoidColors,
}: Pick<AnalysisResult['overview'], 'signatureColors' | 'avoidColors'>): string[] {
  const own = signatureColors.map((text) => cloth(parseColor(text).hex));
  const avoid = avoidColors.map(({ hex }) => cloth(hex));
  const chosen: Cloth[] = [];
  const choose = (among: readonly Cloth[]): string[] => {
    const apart = ({ lab }: Cloth) => Math.min(...chosen.map((other) => deltaE00(lab, other.lab)));
    const open = among.filter((one) => !chosen.includes(one));
    const next = open.find((one) => apart(one) >= TOLD_APART) ?? open.toSorted((a, b) => apart(b) - apart(a))[0];
    if (next) chosen.push(next);
    return next ? [next.hex] : [];
  };
  const rights = [...choose(own), ...choose(own)];
  const wrongs = [...choose(avoid), ...choose(avoid)];
  return [...wrongs.slice(0, 1), ...rights, ...wrongs.slice(1)];
}
