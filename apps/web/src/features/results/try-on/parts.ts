import { type Feature, keysOf, type NamedColor, type PhotoOutline, type PhotoVerdict } from '@trueseason/contracts';
import type { FrameShape } from '@trueseason/drawings';
import type { SeasonPalette } from '@trueseason/seasons';
import type { FacePhoto } from './paint/face-photo.ts';
import type { Layer } from './paint/paint.ts';
import { blushLayer } from './paint/paint-blush.ts';
import { browsLayer } from './paint/paint-brows.ts';
import { glassesLayer } from './paint/paint-glasses.ts';
import { lipsLayer } from './paint/paint-lips.ts';

/** Something that can be tried on. */
export interface PartFacts {
  readonly title: string;
  readonly what: string;
  /** Where it is worn, after the name of its color. */
  readonly where: string;
  /** The season's colors for it. */
  readonly colors: (palette: SeasonPalette) => readonly NamedColor[];
  /** Only one of these is worn. */
  readonly oneOf?: 'glasses';
  /** Whether a photo shows what it is worn on. */
  readonly isSeen: (outlines: readonly PhotoOutline[], warnings: PhotoVerdict['warnings']) => boolean;
  readonly layer: (photo: FacePhoto) => Layer | null;
}

const shows = (feature: Feature) => (outlines: readonly PhotoOutline[]) =>
  outlines.some((outline) => outline.feature === feature);

/** Nobody wears two pairs, and a turned head wears none that is drawn from the front. */
const frames = (shape: FrameShape, title: string) => ({
  title,
  what: 'Frames',
  where: `in ${shape === 'aviator' ? 'an' : 'a'} ${shape} frame`,
  oneOf: 'glasses' as const,
  colors: (palette: SeasonPalette) => palette.frames,
  isSeen: (outlines: readonly PhotoOutline[], warnings: PhotoVerdict['warnings']) =>
    shows('iris')(outlines) && !warnings.includes('glasses') && !warnings.includes('head_turned'),
  layer: glassesLayer(shape),
});

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
  round: frames('round', 'Round'),
  rectangle: frames('rectangle', 'Rectangle'),
  'cat-eye': frames('cat-eye', 'Cat-eye'),
  aviator: frames('aviator', 'Aviator'),
} as const satisfies Readonly<Record<string, PartFacts>>;

export type Part = keyof typeof PARTS;

/** What is worn where. */
export type Worn = Partial<Readonly<Record<Part, NamedColor>>>;

const FACTS: Readonly<Record<Part, PartFacts>> = PARTS;
const FRAMES = keysOf(PARTS).filter((part) => FACTS[part].oneOf === 'glasses');

/** The same with a part in another color; who puts on a frame takes off the one before. */
export function wear(worn: Worn, part: Part, color: NamedColor | undefined): Worn {
  const off = FRAMES.includes(part) ? Object.fromEntries(FRAMES.map((frame) => [frame, undefined])) : {};
  return { ...worn, ...off, [part]: color };
}

/** Another shape is tried in the color that is worn. */
export function turnTo(worn: Worn, part: Part): Worn {
  const before = FRAMES.find((frame) => worn[frame]);
  return FRAMES.includes(part) && before ? wear(worn, part, worn[before]) : worn;
}

/** In words, for the caption and for whoever does not see the picture. */
export function wornInWords(worn: Worn): string {
  const said = keysOf(PARTS).flatMap((part) => {
    const color = worn[part];
    return color ? [`${color.name} ${PARTS[part].where}`] : [];
  });
  if (said.length === 0) return 'Nothing on yet.';
  return `${new Intl.ListFormat('en').format(said)}.`;
}
