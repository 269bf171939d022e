import type { NamedColor } from '@trueseason/contracts';
import type { Report } from './model.ts';

/**
 * The brights in the order in which chords and wardrobe wear them: those that the advice on clothing names, then those of
 * the signature, then the others, each in the person's own order.
 */
export function advisedBrights({
  palette,
  signature,
  result,
}: Pick<Report, 'palette' | 'signature' | 'result'>): NamedColor[] {
  // A name may end another, as Olive does Dark Olive.
  const told = [...palette.coreNeutrals, ...palette.accentLights].reduce(
    (text, { name }) => text.replaceAll(name, ''),
    advice(result),
  );
  const rank = ({ hex, name }: NamedColor): number =>
    told.includes(name) ? 0 : signature.some((color) => color.hex === hex) ? 1 : 2;
  return palette.accentBrights.toSorted((a, b) => rank(a) - rank(b));
}

const advice = ({ clothing }: Report['result']): string => clothing.guidelines.join(' ');
