import type { AnalysisResult, NamedColor, SectionId, StoredResult } from '@trueseason/contracts';

/** A stored result with its reading; null without evidence, which only the analysis page can show. */
export function readResult({ evidence, reading, ...result }: StoredResult): AnalysisResult | null {
  return evidence && reading && { ...result, evidence, reading };
}

type WithReading = Pick<AnalysisResult, 'reading'>;

/** A section's lines, its whole text, and its colors. */
export const textsOf = ({ reading }: WithReading, id: SectionId): readonly string[] =>
  reading.sections[id].lines.map(({ text }) => text);
export const textOf = (result: WithReading, id: SectionId): string => textsOf(result, id).join(' ');
/** One line of a section whose lines are found by name; "" without one. */
export const lineOf = ({ reading }: WithReading, id: SectionId, line: string): string =>
  reading.sections[id].lines.find((one) => one.id === line)?.text ?? '';
export const colorsOf = ({ reading }: WithReading, id: SectionId): readonly NamedColor[] => reading.sections[id].colors;
