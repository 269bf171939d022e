import { contrastRatio } from '@trueseason/color';
import {
  type Beside,
  type Evidence,
  type HexColor,
  longDate,
  type NamedColor,
  type SeasonName,
} from '@trueseason/contracts';
import { isSeasonName, leadColor, type NormalResult, normalizeResult, type SeasonPalette } from '@trueseason/seasons';
import { type Guide, guideOf, namedColor } from './guide.ts';

export interface ReportMeta {
  readonly orderId: number;
  readonly createdAt: Date;
  /** Where the told skin lies beside all that counting photos show. Unknown where they are gone. */
  readonly skinBeside?: Beside;
}

/** Everything that a page draws from: the result, its season's knowledge, and a few figures derived once. */
export interface Report {
  readonly result: NormalResult;
  /** None where the result was stored without it: then the pages that tell of the measurement are left out. */
  readonly evidence: Evidence | null;
  readonly runnerUp: SeasonName | undefined;
  /** Of skin, hair and eyes, -1 to 1. */
  readonly contrast: number;
  /** The season as this person should read it. */
  readonly profile: Guide;
  /** False for a season that is newer than this build: it has no place on the ring and no pictures of its own. */
  readonly known: boolean;
  readonly skinBeside: Beside;
  readonly order: string;
  readonly date: string;
  /** A color of the season that text may be set in on the paper. */
  readonly accent: HexColor;
  readonly palette: Record<PaletteGroup, readonly NamedColor[]>;
  readonly signature: readonly NamedColor[];
}

export type MeasuredReport = Report & { readonly evidence: Evidence };
export const isMeasured = (report: Report): report is MeasuredReport => report.evidence !== null;

export const PALETTE_GROUPS = ['coreNeutrals', 'accentLights', 'accentBrights'] as const;
export type PaletteGroup = (typeof PALETTE_GROUPS)[number];

export const PAPER = '#FAF7F1';
export const INK = '#1C1917';
const READABLE = 4.5;

/** @param stored a result in any of the shapes that were ever stored */
export function reportOf(stored: unknown, { orderId, createdAt, skinBeside = 0 }: ReportMeta): Report {
  const result = normalizeResult(stored);
  const profile = guideOf(result);
  const known = namedColors(profile.palette);
  const named = (hex: HexColor): NamedColor => known.get(hex) ?? namedColor(hex);
  return {
    result,
    evidence: result.evidence,
    runnerUp: result.evidence?.runnerUp,
    contrast: result.evidence?.axes.contrast.value ?? 0,
    profile,
    known: isSeasonName(result.season),
    skinBeside,
    order: String(orderId),
    date: longDate(createdAt),
    accent: accentOf(profile, leadColor(result.overview.signatureColors)),
    palette: {
      coreNeutrals: result.coreNeutrals.map(named),
      accentLights: result.accentLights.map(named),
      accentBrights: result.accentBrights.map(named),
    },
    signature: signatureOf(result.overview.signatureColors, profile, named),
  };
}

function namedColors(palette: SeasonPalette): Map<HexColor, NamedColor> {
  const groups = [palette.coreNeutrals, palette.accentLights, palette.accentBrights, palette.signature];
  return new Map(groups.flat().map((color) => [color.hex, color]));
}

/** `#RRGGBB Name`, or a hex or a name of the palette alone; what cannot be drawn is left out. */
function signatureOf(
  texts: readonly string[],
  { palette }: Guide,
  named: (hex: HexColor) => NamedColor,
): readonly NamedColor[] {
  const byName = new Map([...namedColors(palette).values()].map((color) => [color.name, color]));
  const colors = texts.flatMap((text) => {
    const [, hex, name] = /^(#[0-9A-F]{6})?\s*(\S.*)?$/.exec(text) ?? [];
    if (hex) return [name ? { ...named(hex), name } : named(hex)];
    return byName.get(text) ?? [];
  });
  return colors.length > 0 ? colors : palette.signature;
}

/** The color that the result opens with, or the first identity or statement color, that reads on paper; ink where none does. */
function accentOf({ identity, palette }: Guide, lead: HexColor | undefined): HexColor {
  const others = [...identity, ...palette.accentBrights, ...palette.coreNeutrals].map(({ hex }) => hex);
  return [...(lead ? [lead] : []), ...others].find((hex) => contrastRatio(hex, PAPER) >= READABLE) ?? INK;
}
