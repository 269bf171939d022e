import { SEASON_NAMES } from '@trueseason/contracts';
import { paletteOf } from '../palettes.ts';

let names: ReadonlyMap<string, string> | undefined;

/** Made when first asked for: it takes the colors of all seasons. */
const namesOf = (): ReadonlyMap<string, string> =>
  new Map(
    SEASON_NAMES.map(paletteOf)
      .flatMap((palette) => Object.values(palette).flat())
      .map(({ hex, name }) => [hex, name]),
  );

/** The name of a palette color, whatever the case of its hex. Unknown colors have none. */
export const colorName = (hex: string): string | undefined => {
  names ??= namesOf();
  return names.get(hex.toUpperCase());
};

/** The name of a palette color, else the value itself. */
export const colorNameOr = (hex: string): string => colorName(hex) ?? hex;
