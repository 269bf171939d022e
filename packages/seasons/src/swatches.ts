import { type HexColor, hexColorSchema, type NamedColor } from '@trueseason/contracts';

/** Splits a comma-separated list, dropping line breaks and blanks. */
export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter(Boolean);

/** `#RRGGBB Name` as a colour. Throws a RangeError when either part is missing. */
export function swatch(text: string): NamedColor {
  const hex = hexColorSchema.safeParse(text.slice(0, 7));
  const name = text.slice(8).trim();
  if (!hex.success || !name) throw new RangeError(`not a swatch: ${text}`);
  return { hex: hex.data, name };
}

/** Comma-separated `#RRGGBB Name` swatches: compact enough to see a palette at a glance. */
export const swatches = (text: string): NamedColor[] => listOf(text).map(swatch);

export const swatchText = ({ hex, name }: { hex: HexColor; name: string }): string => `${hex} ${name}`;
