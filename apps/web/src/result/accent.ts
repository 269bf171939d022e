import { readableInk } from '@trueseason/color';
import type { AnalysisResult, HexColor } from '@trueseason/contracts';
import { leadColor } from '@trueseason/seasons/lead-color';
import { ringSeasonOr } from '@trueseason/seasons/ring';
import type { CSSProperties } from 'react';

interface Told {
  readonly season: string;
  readonly overview: Pick<AnalysisResult['overview'], 'signatureColors'>;
}

/** The cloth that a result's picture opens with; where that has no code, the season's arc. */
export const leadOf = ({ season, overview }: Told): HexColor =>
  leadColor(overview.signatureColors) ?? ringSeasonOr(season).arc;

/** What a result's own pages are accented in. */
export function accentOf(result: Told): CSSProperties {
  const hex = leadOf(result);
  return { '--accent': hex, '--accent-ink': readableInk(hex) };
}
