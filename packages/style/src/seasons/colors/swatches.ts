import type { NamedColor } from '@trueseason/contracts';

/** Like the contract's schema, but without its library: the first screen loads this file. */
const SWATCH = /^(#[0-9A-F]{6}) (\S.*)$/;

/** Splits a comma-separated list, trimming line breaks and blanks. */
export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter(Boolean);

/** Parses `#RRGGBB Name`. @throws RangeError if either is missing */
export function swatch(text: string): NamedColor {
  const [, hex, name] = SWATCH.exec(text.trim()) ?? [];
  if (!hex || !name) throw new RangeError(`not a swatch: ${text}`);
  return { hex, name };
}

/** Comma-separated `#RRGGBB Name`: compact enough to see a palette at a glance. */
export const swatches = (text: string): NamedColor[] => listOf(text).map(swatch);
