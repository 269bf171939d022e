import type { NamedColor, StoredResult } from '@trueseason/contracts';
import { colorNameOr } from '@trueseason/style/seasons/color-name';

/** The specification's lists of hex codes, each with its section of the reading. */
const SECTIONS = { coreNeutrals: 'neutrals', accentLights: 'lights', accentBrights: 'brights' } as const;
type Group = keyof typeof SECTIONS;

/** Colors of a result as they were stored, since a palette may change; today's name, or the code, for one without a name. */
export function paletteColors(
  { reading, ...result }: Pick<StoredResult, Group | 'reading'>,
  group: Group,
): NamedColor[] {
  const stored = new Map(reading?.sections[SECTIONS[group]].colors.map((color) => [color.hex, color]));
  return result[group].map((hex) => stored.get(hex) ?? { hex, name: colorNameOr(hex) });
}
