import { contrastRatio } from '@trueseason/color';
import { type Evidence, type HexColor, longDate, type NamedColor } from '@trueseason/contracts';
import {
  colorName,
  leadColor,
  type NormalResult,
  normalizeResult,
  type PersonalProfile,
  personalize,
  plainColor,
  seasonProfile,
} from '@trueseason/seasons';
import { capital } from '@trueseason/seasons/capital';

export interface ReportMeta {
  readonly orderId: number;
  readonly createdAt: Date;
}

/** Everything that a page draws from: the result, its season's knowledge, and a few figures derived once. */
export interface Report {
  readonly result: NormalResult;
  readonly evidence: Evidence;
  /** The season as this person should read it. */
  readonly profile: PersonalProfile;
  readonly order: string;
  readonly date: string;
  /** A color of the season that text may be set in on the paper. */
  readonly accent: HexColor;
  readonly palette: Record<PaletteGroup, readonly NamedColor[]>;
  readonly signature: readonly NamedColor[];
}

export type PaletteGroup = 'coreNeutrals' | 'accentLights' | 'accentBrights';

export const PAPER = '#FAF7F1';
export const INK = '#1C1917';
const READABLE = 4.5;

export function reportOf(stored: unknown, { orderId, createdAt }: ReportMeta): Report {
  const result = normalizeResult(stored);
  const { evidence } = result;
  if (!evidence) throw new Error('A report is drawn from evidence, and this result has none');
  const profile = personalize(seasonProfile(result.season), evidence);
  const { coreNeutrals, accentLights, accentBrights, signature } = profile.palette;
  const known = new Map(
    [...coreNeutrals, ...accentLights, ...accentBrights, ...signature].map((one) => [one.hex, one]),
  );
  const named = (hex: HexColor): NamedColor =>
    known.get(hex) ?? { hex, name: colorName(hex) ?? capital(plainColor(hex)) };
  const signed = result.overview.signatureColors.flatMap((text) => {
    const [, hex, name] = /^(#[0-9A-F]{6})(?: (\S.*))?$/.exec(text) ?? [];
    return hex ? [{ ...named(hex), ...(name && { name }) }] : [];
  });
  return {
    result,
    evidence,
    profile,
    order: String(orderId),
    date: longDate(createdAt),
    accent: accentOf(profile, leadColor(result.overview.signatureColors)),
    palette: {
      coreNeutrals: result.coreNeutrals.map(named),
      accentLights: result.accentLights.map(named),
      accentBrights: result.accentBrights.map(named),
    },
    signature: signed.length > 0 ? signed : signature,
  };
}

/** The color that the result opens with, or the first identity or statement color, that reads on paper; ink where none does. */
function accentOf({ identity, palette }: PersonalProfile, lead: HexColor | undefined): HexColor {
  const others = [...identity, ...palette.accentBrights, ...palette.coreNeutrals].map(({ hex }) => hex);
  return [...(lead ? [lead] : []), ...others].find((hex) => contrastRatio(hex, PAPER) >= READABLE) ?? INK;
}
