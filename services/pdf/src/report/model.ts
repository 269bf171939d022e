import { contrastRatio } from '@trueseason/color';
import type { AnalysisResult, Evidence, HexColor, NamedColor } from '@trueseason/contracts';
import {
  colorNameOr,
  isSeasonName,
  type PersonalProfile,
  personalise,
  type SeasonPalette,
  seasonProfile,
} from '@trueseason/seasons';

export interface ReportMeta {
  readonly orderId: number;
  readonly createdAt: Date;
}

/** Everything that a page draws from: the result, its season's knowledge, and a few figures derived once. */
export interface Report {
  readonly result: AnalysisResult;
  readonly evidence: Evidence;
  /** The season as this person should read it. */
  readonly profile: PersonalProfile;
  readonly order: string;
  readonly date: string;
  /** A colour of the season that text may be set in on the paper. */
  readonly accent: HexColor;
  readonly palette: Record<PaletteGroup, readonly NamedColor[]>;
  readonly signature: readonly NamedColor[];
}

export const PALETTE_GROUPS = ['coreNeutrals', 'accentLights', 'accentBrights'] as const;
export type PaletteGroup = (typeof PALETTE_GROUPS)[number];

export const PAPER = '#FAF7F1';
export const INK = '#1C1917';
const READABLE = 4.5;

/** @throws when this build does not know the season: a report is paid for, and half of one is left to a newer build. */
export function reportOf(result: AnalysisResult, { orderId, createdAt }: ReportMeta): Report {
  if (!isSeasonName(result.season)) throw new Error(`This build does not know the season ${String(result.season)}`);
  const profile = personalise(seasonProfile(result.season), result.evidence);
  const known = namedColors(profile.palette);
  const named = (hex: HexColor): NamedColor => known.get(hex) ?? { hex, name: colorNameOr(hex) };
  return {
    result,
    evidence: result.evidence,
    profile,
    order: String(orderId),
    date: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(createdAt),
    accent: accentOf(profile),
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
  { palette }: PersonalProfile,
  named: (hex: HexColor) => NamedColor,
): readonly NamedColor[] {
  const byName = new Map([...namedColors(palette).values()].map((color) => [color.name, color]));
  const colors = texts.flatMap((text) => {
    const [, hex, name] = /^(#[0-9A-F]{6})?\s*(.*)$/.exec(text) ?? [];
    if (hex) return [name ? { ...named(hex), name } : named(hex)];
    return byName.get(text) ?? [];
  });
  return colors.length > 0 ? colors : palette.signature;
}

/** The first identity or statement colour that reads on paper; ink where the season has none. */
function accentOf({ identity, palette }: PersonalProfile): HexColor {
  const candidates = [...identity, ...palette.accentBrights, ...palette.coreNeutrals];
  return candidates.find(({ hex }) => contrastRatio(hex, PAPER) >= READABLE)?.hex ?? INK;
}
