import { deltaE00, hexToLab } from '@trueseason/color';
import { type Evidence, type HairStrands, hairDrawn, hairShown, type Presentation } from '@trueseason/contracts';
import { type BeardLook, beardOf } from '../face/beard.tsx';
import { lipsOf } from '../face/lips-of.ts';
import { ownHair } from '../face/own-hair.ts';

export type FigureHair = 'bare' | 'crop' | 'short' | 'bob' | 'lob' | 'long' | 'coils' | 'locs' | 'cover';

/** Somebody in their own colors. */
export interface Sitter {
  readonly skin: string;
  readonly hair: string;
  /** Of salt-and-pepper hair. */
  readonly strands?: HairStrands | undefined;
  readonly lips: string;
  readonly beard?: BeardLook | undefined;
  readonly wears: FigureHair;
  /** Of the cloth that covers the hair. */
  readonly cover: string;
}

type Seen = Pick<Evidence, 'features' | 'photos' | 'answers'>;

/** The person whose colors were measured; nobody where none were. @param neutrals what may cover hair, of the palette */
export function sitterOf(seen: Seen, presentation: Presentation, neutrals: readonly string[]): Sitter;
export function sitterOf(seen: Seen | null, presentation: Presentation, neutrals: readonly string[]): Sitter | null;
export function sitterOf(seen: Seen | null, presentation: Presentation, neutrals: readonly string[]): Sitter | null {
  if (!seen) return null;
  const { skin } = seen.features;
  const { hex, strands } = ownHair(seen);
  return {
    skin: skin.hex,
    hair: hex,
    strands,
    lips: lipsOf(seen),
    beard: beardOf(seen),
    wears: hairOf(seen, presentation),
    cover: furthestFrom(skin.hex, neutrals),
  };
}

function hairOf(seen: Seen, presentation: Presentation): FigureHair {
  const worn = hairDrawn(seen);
  switch (worn) {
    case 'shaved':
      return 'bare';
    case 'covered':
      return 'cover';
    case 'gray':
      return hairShown(seen) ?? (presentation === 'feminine' ? 'bob' : 'short');
    default:
      return worn;
  }
}

/** For a palette without neutrals. */
const PLAIN_COVER = '#B3B0AB';

/** Cloth and skin must be told apart. */
const furthestFrom = (hex: string, colors: readonly string[]): string =>
  [...colors].sort((a, b) => deltaE00(hexToLab(b), hexToLab(hex)) - deltaE00(hexToLab(a), hexToLab(hex)))[0] ??
  PLAIN_COVER;
