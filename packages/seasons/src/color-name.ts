import { PALETTES } from './palettes/index.ts';

const NAMES: ReadonlyMap<string, string> = new Map(
  Object.values(PALETTES)
    .flatMap((palette) => Object.values(palette).flat())
    .map(({ hex, name }) => [hex, name]),
);

/** The name of a palette colour, whatever the case of its hex. Unknown colours have none. */
export const colorName = (hex: string): string | undefined => NAMES.get(hex.toUpperCase());

/** The name of a palette colour, else the value itself. */
export const colorNameOr = (hex: string): string => colorName(hex) ?? hex;
