import type { AnalysisResult, HexColor } from '@trueseason/contracts';
import { readableInk } from '@trueseason/style/color';
import { leadColor } from '@trueseason/style/seasons/lead-color';
import { ringSeasonOr } from '@trueseason/style/seasons/ring';
import type { CSSProperties } from 'react';

interface SeasonColors {
  readonly season: string;
  readonly overview: Pick<AnalysisResult['overview'], 'signatureColors'>;
}

/** The first signature color, or the season's ring color if that has no code. */
export const leadColorOf = ({ season, overview }: SeasonColors): HexColor =>
  leadColor(overview.signatureColors) ?? ringSeasonOr(season).arc;

export function accentStyle(result: SeasonColors): CSSProperties {
  const hex = leadColorOf(result);
  return { '--accent': hex, '--accent-ink': readableInk(hex) };
}
