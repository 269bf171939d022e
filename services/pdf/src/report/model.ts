import {
  type Evidence,
  type HexColor,
  longDate,
  type NamedColor,
  type Reading,
  type Scope,
  type SectionId,
  type StoredResult,
} from '@trueseason/contracts';
import { contrastRatio } from '@trueseason/style/color';
import { readingInScope } from '@trueseason/style/reading/in-scope';
import { type SeasonProfile, seasonProfile } from '@trueseason/style/seasons';

export interface ReportMeta {
  readonly orderId: number;
  readonly createdAt: Date;
  /** What it covers; everything by default. */
  readonly scope?: Scope;
}

/** What pages lay out: reading, evidence, and the season's drawings. */
export interface Report {
  readonly result: StoredResult;
  readonly reading: Reading;
  readonly evidence: Evidence;
  readonly profile: SeasonProfile;
  readonly scope: Scope;
  readonly order: string;
  readonly date: string;
  /** A season color legible as text on the paper. */
  readonly accent: HexColor;
}

export const PAPER = '#FAF7F1';
export const INK = '#1C1917';
const READABLE = 4.5;

/** @throws for a result without reading or evidence */
export function reportOf(result: StoredResult, { orderId, createdAt, scope = null }: ReportMeta): Report {
  const { evidence } = result;
  const reading = result.reading && readingInScope(result.reading, scope);
  if (!evidence || !reading) throw new Error('A report needs a reading and its evidence');
  return {
    result,
    reading,
    evidence,
    profile: seasonProfile(result.season),
    scope,
    order: String(orderId),
    date: longDate(createdAt),
    accent: accentOf(reading),
  };
}

export const colorsOf = ({ reading }: Pick<Report, 'reading'>, id: SectionId): readonly NamedColor[] =>
  reading.sections[id].colors;
export const textsOf = ({ reading }: Pick<Report, 'reading'>, id: SectionId): readonly string[] =>
  reading.sections[id].lines.map(({ text }) => text);
export const textOf = (report: Pick<Report, 'reading'>, id: SectionId): string => textsOf(report, id).join(' ');

/** One line of a section whose lines are found by name; "" without one. */
export const lineOf = ({ reading }: Pick<Report, 'reading'>, id: SectionId, line: string): string =>
  reading.sections[id].lines.find((one) => one.id === line)?.text ?? '';

/** The first signature, bright or neutral color legible on paper; else ink. */
function accentOf({ sections: { signature, brights, neutrals } }: Reading): HexColor {
  const colors = [signature, brights, neutrals].flatMap(({ colors }) => colors.map(({ hex }) => hex));
  return colors.find((hex) => contrastRatio(hex, PAPER) >= READABLE) ?? INK;
}
