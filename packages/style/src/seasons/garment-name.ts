import type { GarmentKind } from '@trueseason/contracts';
import { capital } from './capital.ts';
import { listed } from './listed.ts';
import type { Garment } from './outfit.ts';

const wordsOf = (kind: GarmentKind): string => kind.replace('-', ' ');

export const garmentName = (kind: GarmentKind): string => capital(wordsOf(kind));

/** A look's colors, each once, with their garments in order of dressing. */
export function colorsOfLook(
  garments: readonly Garment[],
): (Pick<Garment, 'hex' | 'color'> & { kinds: GarmentKind[] })[] {
  const colors = new Map<string, { hex: Garment['hex']; color: string; kinds: GarmentKind[] }>();
  for (const { kind, hex, color } of garments) {
    const group = colors.get(color) ?? { hex, color, kinds: [] };
    group.kinds.push(kind);
    colors.set(color, group);
  }
  return [...colors.values()];
}

/** A look in words: `Shirt in Ivory; Pants and belt in Dark Olive`. */
export const garmentWords = (garments: readonly Garment[]): string =>
  colorsOfLook(garments)
    .map(({ kinds: [first, ...otherKinds], color }) => {
      const names = [...(first ? [garmentName(first)] : []), ...otherKinds.map(wordsOf)];
      return `${listed(names)} in ${color}`;
    })
    .join('; ');
