import type { NamedColor } from '@trueseason/contracts';
import { formalNeutrals } from '@trueseason/seasons';
import type { Report } from './model.ts';

/** The neutrals that jackets and coats of this report are made in, the first for the suit. */
export const tailored = ({ palette, result }: Pick<Report, 'palette' | 'result'>): NamedColor[] =>
  formalNeutrals(result.season, result.clothing.guidelines, palette.coreNeutrals);
