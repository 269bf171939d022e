import type { NamedColor } from '@trueseason/contracts';
import { statementSteps } from '@trueseason/seasons';
import type { Report } from './model.ts';

/**
 * The brights in the order in which chords and wardrobe wear them: the one that their skin begins with, those that the
 * advice on clothing names, then those of the signature, then the others, each in the person's own order.
 */
export function advisedBrights({
  palette,
  signature,
  result,
  evidence,
}: Pick<Report, 'palette' | 'signature' | 'result' | 'evidence'>): NamedColor[] {
  const first = evidence && statementSteps(evidence, palette.accentBrights)?.first;
  // A name may end another, as Olive does Dark Olive.
  const told = [...palette.coreNeutrals, ...palette.accentLights].reduce(
    (text, { name }) => text.replaceAll(name, ''),
    advice(result),
  );
  const rank = ({ hex, name }: NamedColor): number =>
    name === first?.name ? -1 : told.includes(name) ? 0 : signature.some((color) => color.hex === hex) ? 1 : 2;
  return palette.accentBrights.toSorted((a, b) => rank(a) - rank(b));
}

const advice = ({ clothing }: Report['result']): string => clothing.guidelines.join(' ');
