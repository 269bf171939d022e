import { readableInk } from '@trueseason/color';
import type { AnalysisResult } from '@trueseason/contracts';
import { leadColor } from '@trueseason/seasons/lead-color';
import { ringSeasonOr } from '@trueseason/seasons/ring';
import type { CSSProperties } from 'react';

interface Told {
  readonly season: string;
  readonly overview: Pick<AnalysisResult['overview'], 'signatureColors'>;
}

/** What a result's own pages are accented in: the cloth that its picture opens with; where that has no code, the season's arc. */
export function accentOf({ season, overview: { signatureColors } }: Told): CSSProperties {
  const hex = leadColor(signatureColors) ?? ringSeasonOr(season).arc;
  return { '--accent': hex, '--accent-ink': readableInk(hex) };
}
