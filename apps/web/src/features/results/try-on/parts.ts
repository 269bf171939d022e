import { type Feature, keysOf, type NamedColor, type PhotoOutline } from '@trueseason/contracts';
import type { SeasonPalette } from '@trueseason/seasons';
import type { FacePhoto } from './paint/face-photo.ts';
import type { Layer } from './paint/paint.ts';
import { blushLayer } from './paint/paint-blush.ts';
import { browsLayer } from './paint/paint-brows.ts';
import { lipsLayer } from './paint/paint-lips.ts';

/** Something that can be tried on. */
export interface PartFacts {
  readonly title: string;
  readonly what: string;
  /** Where it is worn, after the name of its color. */
  readonly where: string;
  /** The season's colors for it. */
  readonly colors: (palette: SeasonPalette) => readonly NamedColor[];
  /** Whether a photo shows what it is worn on. */
  readonly isSeen: (outlines: readonly PhotoOutline[]) => boolean;
  readonly layer: (photo: FacePhoto) => Layer | null;
}

const shows = (feature: Feature) => (outlines: readonly PhotoOutline[]) =>
  outlines.some((outline) => outline.feature === feature);

/** In the order in which they are drawn. */
export const PARTS = {
  blush: {
    title: 'Cheeks',
    what: 'Blush',
    where: 'on your cheeks',
    colors: ({ blush }) => blush,
    isSeen: (outlines) => outlines.some(({ zone }) => zone === 'cheekLeft' || zone === 'cheekRight'),
    layer: blushLayer,
  },
  lips: {
    title: 'Lips',
    what: 'Lipstick',
    where: 'on your lips',
    colors: ({ lipstick }) => lipstick,
    isSeen: shows('lips'),
    layer: lipsLayer,
  },
  brows: {
    title: 'Brows',
    what: 'Brow powder',
    where: 'on your brows',
    colors: ({ hairBest }) => hairBest,
    isSeen: shows('brows'),
    layer: browsLayer,
  },
} as const satisfies Readonly<Record<string, PartFacts>>;

export type Part = keyof typeof PARTS;

/** What is worn where. */
export type Worn = Partial<Readonly<Record<Part, NamedColor>>>;

/** In words, for the caption and for whoever does not see the picture. */
export function wornInWords(worn: Worn): string {
  const said = keysOf(PARTS).flatMap((part) => {
    const color = worn[part];
    return color ? [`${color.name} ${PARTS[part].where}`] : [];
  });
  if (said.length === 0) return 'Nothing on yet.';
  return `${new Intl.ListFormat('en').format(said)}.`;
}
