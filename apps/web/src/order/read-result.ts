import type { AnalysisResult, NamedColor, SectionId, StoredResult } from '@trueseason/contracts';

/** A stored result with its reading; null without evidence, which only the analysis page can show. */
export function readResult({ evidence, reading, ...result }: StoredResult): AnalysisResult | null {
  return evidence && reading && { ...result, evidence, reading };
}

type Read = Pick<AnalysisResult, 'reading'>;

/** A section's lines, its whole text, and its colors. */
export const textsOf = ({ reading }: Read, id: SectionId): readonly string[] =>
  reading.sections[id].lines.map(({ text }) => text);
export const textOf = (read: Read, id: SectionId): string => textsOf(read, id).join(' ');
export const colorsOf = ({ reading }: Read, id: SectionId): readonly NamedColor[] => reading.sections[id].colors;
