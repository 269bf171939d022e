import { contrastRatio, readableInk } from '@trueseason/color';
import { type AnalysisResult, BRAND, type HexColor, type SeasonName } from '@trueseason/contracts';
import { isSeasonName, RING } from '@trueseason/seasons';

export interface ResultsMailInput {
  readonly result: AnalysisResult;
  readonly orderId: number;
  /** The signed link that opens the results. */
  readonly resultsUrl: string;
  /** The page that finds an order by e-mail and number. */
  readonly lookupUrl: string;
  readonly publicUrl: string;
  readonly supportEmail: string;
}

export interface SignatureColor {
  readonly hex: HexColor;
  readonly name: string;
}

/** What both bodies of the mail say, worked out once. */
export interface MailFacts extends ResultsMailInput {
  readonly season: SeasonName;
  readonly subtitle: string;
  readonly subject: string;
  readonly preheader: string;
  /** How probable the season is, how likely other photos repeat it, and what comes next. */
  readonly sureness: string;
  readonly typeLine: string | undefined;
  readonly colors: readonly SignatureColor[];
  readonly accent: HexColor;
  readonly accentInk: string;
}

export const PAPER = '#FAF7F1';
export const INK = '#1C1917';

const UNKNOWN = { subtitle: 'Measured on your photos', identity: [], arc: INK } as const;

export function factsOf(input: ResultsMailInput): MailFacts {
  const { result, orderId } = input;
  const { season, seasonType, evidence } = result;
  // A season that is newer than this build is mailed in its own colors, without another's words.
  const { subtitle, identity, arc } = isSeasonName(season) ? RING[season] : UNKNOWN;
  const accent = [arc, ...identity.map(({ hex }) => hex)].find((hex) => contrastRatio(hex, PAPER) >= 3) ?? INK;
  return {
    ...input,
    season,
    subtitle,
    subject: `Your season is ${season}: ${BRAND.name} order ${orderId}`,
    preheader: `${subtitle}. Your palette, the evidence and the report are ready.`,
    sureness: `Probability ${percent(evidence.distribution[0]?.probability ?? 0)}; repeatability with other photos ${percent(evidence.confidence)}. The runner-up is ${evidence.runnerUp}.`,
    typeLine: seasonType === season ? undefined : seasonType,
    colors: result.overview.signatureColors.slice(0, 8).flatMap(signatureColor),
    accent,
    accentInk: readableInk(accent),
  };
}

/** Whole percent, but never 0 or 100 for what is neither. */
function percent(share: number): string {
  const whole = Math.round(share * 100);
  if (whole === 0 && share > 0) return 'under 1%';
  return whole === 100 && share < 1 ? 'over 99%' : `${whole}%`;
}

/** `#RRGGBB Name`; a name without a colour cannot be shown as a cell. */
function signatureColor(text: string): SignatureColor[] {
  const [, hex, name] = /^(#[0-9A-F]{6})\s+(.+)$/.exec(text) ?? [];
  return hex && name ? [{ hex, name }] : [];
}
