import type { AnalysisResult, NamedColor, SectionId } from '@trueseason/contracts';
import { normalizeResult } from '@trueseason/style/seasons/normalize-result';
import { plainReading } from '@trueseason/style/seasons/plain-reading';

/** A stored result with its reading; null without evidence, which only the analysis page can show. */
export function readResult(stored: AnalysisResult): AnalysisResult | null {
  const { evidence, reading, ...result } = normalizeResult(stored);
  if (!evidence) return null;
  return { ...result, evidence, reading: reading ?? plainReading({ ...result, evidence }) };
}

type WithReading = Pick<AnalysisResult, 'reading'>;

/** A section's lines, its whole text, and its colors. */
export const textsOf = ({ reading }: WithReading, id: SectionId): readonly string[] =>
  reading.sections[id].lines.map(({ text }) => text);
export const textOf = (result: WithReading, id: SectionId): string => textsOf(result, id).join(' ');
export const colorsOf = ({ reading }: WithReading, id: SectionId): readonly NamedColor[] => reading.sections[id].colors;
