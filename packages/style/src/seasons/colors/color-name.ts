import { SEASON_NAMES } from '@trueseason/contracts';
import { paletteOf } from '../palettes.ts';

let names: ReadonlyMap<string, string> | undefined;

/** Built on first use: it needs the colors of all seasons. */
const namesOf = (): ReadonlyMap<string, string> =>
  new Map(
    SEASON_NAMES.map(paletteOf)
      .flatMap((palette) => Object.values(palette).flat())
      .map(({ hex, name }) => [hex, name]),
  );

/** A palette color's name, ignoring the hex's case; undefined for others. */
export const colorName = (hex: string): string | undefined => {
  names ??= namesOf();
  return names.get(hex.toUpperCase());
};

/** A palette color's name, else the value itself. */
export const colorNameOr = (hex: string): string => colorName(hex) ?? hex;
