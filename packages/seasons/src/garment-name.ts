import type { Garment, GarmentKind } from './season-profile.ts';

const wordsOf = (kind: GarmentKind): string => kind.replace('-', ' ');

export function garmentName(kind: GarmentKind): string {
  const words = wordsOf(kind);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The colors of a look, each once and in order of dressing, with what is worn in it. */
export function colorsOfLook(
  garments: readonly Garment[],
): (Pick<Garment, 'hex' | 'color'> & { kinds: GarmentKind[] })[] {
  const colors = new Map<string, { hex: Garment['hex']; color: string; kinds: GarmentKind[] }>();
  for (const { kind, hex, color } of garments) {
    const one = colors.get(color) ?? { hex, color, kinds: [] };
    one.kinds.push(kind);
    colors.set(color, one);
  }
  return [...colors.values()];
}

let list: Intl.ListFormat | undefined;

/** Made when it is first needed: it takes some browsers 20 ms. */
const listed = (names: readonly string[]): string => {
  list ??= new Intl.ListFormat('en-US', { type: 'conjunction' });
  return list.format(names);
};

/** What a look is made of, in words: `Shirt in Warm Ivory; Trousers and belt in Dark Olive`. */
export const garmentWords = (garments: readonly Garment[]): string =>
  colorsOfLook(garments)
    .map(({ kinds: [first, ...others], color }) => {
      const names = [...(first ? [garmentName(first)] : []), ...others.map(wordsOf)];
      return `${listed(names)} in ${color}`;
    })
    .join('; ');
