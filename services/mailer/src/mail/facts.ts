import { readableInk } from '@trueseason/color';
import { BEGIN_REQUEST, BRAND, type HexColor, longMoment, type Reading, type SeasonName } from '@trueseason/contracts';
import { leadColor, type NormalResult, RING } from '@trueseason/seasons';

export interface ResultsMailInput {
  readonly result: NormalResult;
  readonly orderId: number;
  /** Signed link to the results. */
  readonly resultsUrl: string;
  /** The page that finds an order by email and number. */
  readonly lookupUrl: string;
  readonly publicUrl: string;
  readonly supportEmail: string;
  /** When the buyer asked to start at once; null if never. */
  readonly begunOnRequest?: Date | null;
}

export interface SignatureColor {
  readonly hex: HexColor;
  readonly name: string;
}

/** Contents shared by both bodies. */
export interface MailFacts extends ResultsMailInput {
  readonly season: SeasonName;
  readonly subtitle: string;
  readonly subject: string;
  readonly preheader: string;
  readonly paragraphs: readonly string[];
  readonly colors: readonly SignatureColor[];
  readonly accent: HexColor;
  readonly accentInk: string;
  /** Confirms the buyer's request to start at once; empty without one. */
  readonly confirmation: string;
}

export const PAPER = '#FAF7F1';
export const INK = '#1C1917';

export function factsOf(input: ResultsMailInput): MailFacts {
  const { result } = input;
  const { season, reading } = result;
  const { subtitle, arc } = RING[season];
  const accent = leadColor(result.overview.signatureColors) ?? arc;
  return {
    ...input,
    season,
    subtitle,
    subject: `Your season is ${season}: your ${BRAND.name} results`,
    preheader: `${subtitle}. Your palette, the evidence and the report are ready.`,
    paragraphs: reading ? paragraphsOf(reading) : [result.overview.description],
    colors: result.overview.signatureColors.slice(0, 8).flatMap(signatureColor),
    accent,
    accentInk: readableInk(accent),
    confirmation: input.begunOnRequest ? confirmationOf(input.begunOnRequest) : '',
  };
}

/** The person first, then the season, then an Absolute type. */
function paragraphsOf({ sections: { season, type } }: Reading): readonly string[] {
  const [own, ...others] = season.lines.map(({ text }) => text);
  return [own ?? '', others.join(' '), ...type.lines.map(({ text }) => text)].filter(Boolean);
}

const confirmationOf = (asked: Date): string =>
  `On ${longMoment(asked)} you confirmed: “${BEGIN_REQUEST.statement}” This mail delivers your result.`;

/** `#RRGGBB Name`; a name without a color cannot be shown as a cell. */
function signatureColor(text: string): SignatureColor[] {
  const [, hex, name] = /^(#[0-9A-F]{6})\s+(\S.*)$/.exec(text) ?? [];
  return hex && name ? [{ hex, name }] : [];
}
