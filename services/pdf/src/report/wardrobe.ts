import type { HexColor } from '@trueseason/contracts';
import type { GarmentKind, SeasonOutfit } from '@trueseason/seasons';

export interface Piece {
  readonly kind: GarmentKind;
  readonly name: string;
  readonly hex: HexColor;
  readonly color: string;
  /** Ids of the outfits that wear it. */
  readonly outfits: ReadonlySet<string>;
}

/** Each garment of the outfits once, the most worn first. */
export function wardrobeOf(outfits: readonly SeasonOutfit[]): Piece[] {
  const pieces = new Map<string, Piece & { outfits: Set<string> }>();
  for (const { id, garments } of outfits) {
    for (const { kind, hex, color } of garments) {
      const key = `${kind} ${hex}`;
      const piece = pieces.get(key) ?? { kind, name: garmentName(kind), hex, color, outfits: new Set<string>() };
      piece.outfits.add(id);
      pieces.set(key, piece);
    }
  }
  return [...pieces.values()].sort((a, b) => b.outfits.size - a.outfits.size);
}

const TOPS: readonly GarmentKind[] = ['shirt', 'blouse', 'tee', 'polo', 'knit', 'turtleneck', 'cardigan', 'hoodie'];
const BOTTOMS: readonly GarmentKind[] = ['skirt', 'trousers', 'wide-trousers', 'jeans', 'chinos', 'shorts'];

/** How many pairs of one top with one bottom the pieces make. */
export function pairsOf(pieces: readonly Piece[]): { tops: number; bottoms: number; pairs: number } {
  const count = (kinds: readonly GarmentKind[]) => pieces.filter(({ kind }) => kinds.includes(kind)).length;
  const [tops, bottoms] = [count(TOPS), count(BOTTOMS)];
  return { tops, bottoms, pairs: tops * bottoms };
}

export function garmentName(kind: GarmentKind): string {
  const words = kind.replace('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
