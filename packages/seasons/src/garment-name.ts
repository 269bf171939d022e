import type { Garment, GarmentKind } from './season-profile.ts';

export function garmentName(kind: GarmentKind): string {
  const words = kind.replace('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a look is made of, in words: `Shirt in Warm Ivory; Trousers in Dark Olive`. */
export const garmentWords = (garments: readonly Garment[]): string =>
  garments.map(({ kind, color }) => `${garmentName(kind)} in ${color}`).join('; ');
