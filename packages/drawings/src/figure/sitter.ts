import { deltaE00, hexToLab } from '@trueseason/color';
import {
  type Evidence,
  type HairStrands,
  hairShown,
  headOf,
  isHeadBare,
  type Presentation,
} from '@trueseason/contracts';
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
  /** A dress form: nobody, without a face. */
  readonly form?: boolean;
}

/** Gray, which is no skin. */
const FORM = '#B3B0AB';

/** For looks that nobody in particular wears. */
export const DRESS_FORM: Sitter = {
  skin: FORM,
  hair: FORM,
  lips: FORM,
  wears: 'bare',
  cover: FORM,
  form: true,
};

/** The same in skin that was measured: what hangs on it is seen beside that skin, and still nobody is drawn. */
export const dressFormIn = (skin: string): Sitter => ({ ...DRESS_FORM, skin, hair: skin, lips: skin, cover: skin });

/** Where hair was hidden in the photos: a color that draws no attention beside the skin. */
const UNSEEN_HAIR = '#3B302A';

/** The person whose colors were measured. @param neutrals what may cover hair, of the palette */
export function sitterOf(
  seen: Pick<Evidence, 'features' | 'photos' | 'answers'> | null,
  presentation: Presentation,
  neutrals: readonly string[],
): Sitter {
  if (!seen) return DRESS_FORM;
  const { skin } = seen.features;
  const { hex, strands } = ownHair(seen, UNSEEN_HAIR);
  return {
    skin: skin.hex,
    hair: hex,
    strands,
    lips: lipsOf(seen),
    beard: beardOf(seen),
    wears: isHeadBare(seen) ? 'bare' : hairOf(seen, presentation),
    cover: furthestFrom(skin.hex, neutrals),
  };
}

/** What somebody says they wear; who did not say is given what the photos showed, and no more than a crop else. */
function hairOf(seen: Pick<Evidence, 'features' | 'photos' | 'answers'>, presentation: Presentation): FigureHair {
  const worn = seen.answers?.hairWorn;
  const photos = hairShown(seen);
  const shown = photos === 'long' ? 'lob' : photos;
  switch (worn) {
    case 'shaved':
      return 'bare';
    case 'covered':
      return 'cover';
    case 'gray':
      return shown ?? (presentation === 'feminine' ? 'bob' : 'short');
    default:
      return worn ?? (headOf(seen) === 'hair' ? shown : null) ?? 'crop';
  }
}

/** Cloth and skin must be told apart. */
const furthestFrom = (hex: string, colors: readonly string[]): string =>
  [...colors].sort((a, b) => deltaE00(hexToLab(b), hexToLab(hex)) - deltaE00(hexToLab(a), hexToLab(hex)))[0] ??
  DRESS_FORM.cover;
