import type { AnalysisResult, HexColor } from '@trueseason/contracts';
import { readableInk } from '@trueseason/style/color';
import { leadColor } from '@trueseason/style/seasons/lead-color';
import { ringSeasonOr } from '@trueseason/style/seasons/ring';
import type { CSSProperties } from 'react';

interface Told {
  readonly season: string;
  readonly overview: Pick<AnalysisResult['overview'], 'signatureColors'>;
}

/** The first signature color, or the season's ring color if that has no code. */
export const leadOf = ({ season, overview }: Told): HexColor =>
  leadColor(overview.signatureColors) ?? ringSeasonOr(season).arc;

export function accentOf(result: Told): CSSProperties {
  const hex = leadOf(result);
  return { '--accent': hex, '--accent-ink': readableInk(hex) };
}
