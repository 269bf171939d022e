import type { NamedColor } from '@trueseason/contracts';
import { PALETTES } from './registry/palettes.ts';

let names: ReadonlyMap<string, string> | undefined;

/** Made when first asked for: it takes the colors of all seasons. */
const namesOf = (): ReadonlyMap<string, string> =>
  new Map(
    Object.values(PALETTES)
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

/** Hair colors of all seasons by their names, for a season that this build does not know. */
export const hairColorCalled = (name: string): NamedColor | undefined =>
  Object.values(PALETTES)
    .flatMap(({ hairBest, hairAvoid }) => [...hairBest, ...hairAvoid])
    .find((color) => color.name === name);
