import {
  type AnalysisResult,
  type Feature,
  keysOf,
  type NamedColor,
  type PhotoOutline,
  type PhotoVerdict,
} from '@trueseason/contracts';
import { AS_IT_IS, AS_LOWLIGHTS } from '@trueseason/seasons/hair-page';
import { listed } from '@trueseason/seasons/listed';
import { colorsOf } from '../order/read-result.ts';
import { leftOut, withinReach } from './hair/within-reach.ts';
import { lipsticksOf } from './lips/lipsticks-of.ts';
import type { FacePhoto } from './paint/face-photo.ts';
import type { Layer } from './paint/paint.ts';
import { blushLayer } from './paint/paint-blush.ts';
import { hairLayer } from './paint/paint-hair.ts';
import { lipsLayer } from './paint/paint-lips.ts';

/** What is known of a photo. */
export interface Shown {
  readonly outlines: readonly PhotoOutline[];
  readonly warnings: PhotoVerdict['warnings'];
  /** Whether it is clear what of it is hair. */
  readonly hair: boolean;
}

/** A color, and how it is worn where the season's words say so. */
export interface WornColor extends NamedColor {
  /** Whether lips show through it. */
  readonly isSheer?: boolean;
}

/** Something that can be tried on. */
export interface PartFacts {
  readonly title: string;
  readonly what: string;
  /** Where it is worn, after the name of its color. */
  readonly where: string;
  /** Said after it of a color that can hardly be told from what was there. */
  readonly asBefore?: string;
  /** Said after it of a color that is advised in another way than it is drawn. */
  readonly otherwise?: (color: WornColor) => string | null;
  /** The season's colors for it. */
  readonly colors: (result: AnalysisResult) => readonly WornColor[];
  /** Said below them. */
  readonly note?: (result: AnalysisResult) => string | null;
  /** Whether no other colors are tried than the season's. */
  readonly ownOnly?: true;
  /** Whether a photo shows what it is worn on. */
  readonly isSeen: (shown: Shown) => boolean;
  /** Said of a photo that does not, where somebody would look for it. */
  readonly missing?: string;
  /** The same where there is too little to wear it on. */
  readonly tooLittle?: string;
  /** How it is worn, whatever its color. */
  readonly layer: (photo: FacePhoto, how: Pick<WornColor, 'isSheer' | 'wear'>) => Layer | null;
}

const shows =
  (feature: Feature) =>
  ({ outlines }: Shown) =>
    outlines.some((outline) => outline.feature === feature);

/** The season's hair colors, those near the person's own first. */
const hairOf = (result: AnalysisResult) =>
  [...colorsOf(result, 'hair'), ...colorsOf(result, 'hairFar')].filter(({ wear }) => wear !== AS_IT_IS);

/** In the order in which they are drawn. */
export const PARTS = {
  hair: {
    title: 'Hair',
    what: 'Hair color',
    where: 'in your hair',
    asBefore: 'Your hair has nearly that color already, so it hardly changes.',
    otherwise: ({ wear }) =>
      wear === AS_LOWLIGHTS
        ? 'Drawn as lowlights, where the photo shows your hair surely: your gray strands stay.'
        : null,
    colors: (result) => withinReach(hairOf(result), result.evidence.features.hair),
    note: (result) => leftOut(hairOf(result), result.evidence.features.hair),
    ownOnly: true,
    isSeen: (shown) => shown.hair && shows('hair')(shown) && !shown.warnings.includes('headwear'),
    missing: 'Hair is left out: on your photos it could not be told well enough from what is behind it.',
    tooLittle:
      'Too little hair shows on your photos to try colors on, as with a close crop. The guide below shows each color.',
    layer: (photo, { wear }) => hairLayer(photo, wear),
  },
  blush: {
    title: 'Cheeks',
    what: 'Blush',
    where: 'on your cheeks',
    asBefore: 'Your cheeks have as much color already, so the blush hardly shows.',
    colors: (result) => colorsOf(result, 'blush'),
    isSeen: ({ outlines }) => outlines.some(({ zone }) => zone === 'cheekLeft' || zone === 'cheekRight'),
    layer: blushLayer,
  },
  lips: {
    title: 'Lips',
    what: 'Lipstick',
    where: 'on your lips',
    colors: (result) => lipsticksOf(colorsOf(result, 'lipstick')),
    isSeen: shows('lips'),
    layer: (photo, { isSheer }) => lipsLayer(photo, isSheer),
  },
} as const satisfies Readonly<Record<string, PartFacts>>;

export type Part = keyof typeof PARTS;

/** Whether a color that is put on can hardly be told from what was there. */
export type IsAsBefore = (part: Part, color: WornColor) => boolean;

/** What is worn where. */
export type Worn = Partial<Readonly<Record<Part, WornColor>>>;

const FACTS: Readonly<Record<Part, PartFacts>> = PARTS;

/** In words, for the caption and for whoever does not see the picture. */
export function wornInWords(worn: Worn, isAsBefore: IsAsBefore = () => false): string {
  const said = keysOf(PARTS).flatMap((part) => {
    const color = worn[part];
    return color ? [`${color.name} ${PARTS[part].where}`] : [];
  });
  if (said.length === 0) return 'Nothing tried on yet.';
  const same = keysOf(PARTS).flatMap((part) => {
    const [color, { asBefore, otherwise }] = [worn[part], FACTS[part]];
    if (!color) return [];
    return asBefore && isAsBefore(part, color) ? [asBefore] : (otherwise?.(color) ?? []);
  });
  return [`${listed(said)}.`, ...same].join(' ');
}
