import {
  BEGIN_REQUEST,
  BRAND,
  type HexColor,
  longDate,
  longMoment,
  type Reading,
  type SeasonName,
  type SectionId,
  type StoredResult,
} from '@trueseason/contracts';
import { readableInk } from '@trueseason/style/color';
import { leadColor, RING } from '@trueseason/style/seasons';

export interface ResultsMailInput {
  readonly result: StoredResult;
  readonly orderId: number;
  /** Signed link to the results. */
  readonly resultsUrl: string;
  /** The page that finds an order by email and number. */
  readonly lookupUrl: string;
  readonly publicUrl: string;
  readonly supportEmail: string;
  /** When the buyer asked to start at once; null if never. */
  readonly begunOnRequest?: Date | null;
  /** Until when and where a buyer who was not asked can withdraw; null once this mail or time ended it. */
  readonly withdrawal?: { readonly until: Date; readonly url: string } | null;
}

export interface SignatureColor {
  readonly hex: HexColor;
  readonly name: string;
}

/** Contents shared by both bodies. */
export interface MailFacts extends ResultsMailInput {
  readonly season: SeasonName;
  readonly subtitle: string;
  /** The statement about certainty, with the second season; empty for a result without a reading. */
  readonly certainty: string;
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
    certainty: reading ? textIn(reading, 'verdict') : '',
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
const paragraphsOf = (reading: Reading): readonly string[] =>
  (['own', 'season', 'type'] as const).map((id) => textIn(reading, id)).filter(Boolean);

const textIn = ({ sections }: Reading, id: SectionId): string => sections[id].lines.map(({ text }) => text).join(' ');

/** Conditional, since we do not know where the reader lives. */
export const withdrawalSentence = ({ until }: { readonly until: Date }): string =>
  `If you live in the EU, the EEA, or the UK, you can withdraw from this purchase until ${longDate(until)}.`;

const confirmationOf = (requestedAt: Date): string =>
  `On ${longMoment(requestedAt)} you confirmed: “${BEGIN_REQUEST.statement}” This email delivers your result.`;

/** Parses `#RRGGBB Name`; a name without a color cannot be a cell. */
function signatureColor(text: string): SignatureColor[] {
  const [, hex, name] = /^(#[0-9A-F]{6})\s+(\S.*)$/.exec(text) ?? [];
  return hex && name ? [{ hex, name }] : [];
}
