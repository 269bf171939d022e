import { type AnalysisResult, type ColorUse, type Feature, keysOf, type NamedColor } from '@trueseason/contracts';
import { BESIDE_PHOTOS } from '@trueseason/style/reading/beside-photos';
import { isTooDark } from '@trueseason/style/seasons/hair-reach';
import { listed } from '@trueseason/style/seasons/listed';
import { colorsOf, textOf } from '../order/read-result.ts';
import type { OutlinedPhoto } from '../photos/outlined-photo.ts';

export type TryOnArea = 'hair' | 'blush' | 'lips';

export interface PhotoContent {
  readonly outlines: OutlinedPhoto['outlines'];
  readonly isUnderHat: boolean;
  /** Whether hair stands out from its background. */
  readonly hair: boolean;
}

export interface AreaSettings {
  readonly title: string;
  readonly product: string;
  readonly placement: string;
  /** Shown for a color that hardly changes the photo. */
  readonly unnoticeableText?: string;
  /** Shown for a color that is worn differently than drawn. */
  readonly applicationText?: (color: NamedColor) => string | null;
  readonly colors: (result: AnalysisResult) => readonly NamedColor[];
  readonly footnote?: (result: AnalysisResult) => string;
  /** Offers only the season's colors. */
  readonly hasSeasonColorsOnly?: true;
  readonly isVisible: (shown: PhotoContent) => boolean;
  /** Shown if no photo shows that place clearly. */
  readonly notVisibleText?: string;
  /** Shown if all photos show too little of it. */
  readonly tooLittleText?: string;
}

const isOutlined =
  (feature: Feature) =>
  ({ outlines }: PhotoContent): boolean =>
    outlines?.some((outline) => outline.feature === feature) ?? false;

/** Uses beyond a single dye in one salon visit. */
const BEYOND_DYE: readonly (ColorUse | undefined)[] = ['own', 'bleach', 'with time', 'with more time'];

/** The season's hair colors that a dye can give and a picture can show; those near the person's own first. */
function hairColorsOf(result: AnalysisResult): readonly NamedColor[] {
  const { hair } = result.evidence.features;
  const colors = [...colorsOf(result, 'hair'), ...colorsOf(result, 'hairFar')];
  return colors.filter((color) => hair && !BEYOND_DYE.includes(color.use) && !isTooDark(color, hair));
}

export const TRY_ON_AREAS: Readonly<Record<TryOnArea, AreaSettings>> = {
  hair: {
    title: 'Hair',
    product: 'Hair color',
    placement: 'in your hair',
    applicationText: ({ use }) => (use === 'lowlights' ? BESIDE_PHOTOS.lowlights : null),
    colors: hairColorsOf,
    footnote: (result) => textOf(result, 'hairUntried'),
    hasSeasonColorsOnly: true,
    isVisible: (shown) => shown.hair && isOutlined('hair')(shown) && !shown.isUnderHat,
    notVisibleText: BESIDE_PHOTOS.hairUnclear,
    tooLittleText: BESIDE_PHOTOS.hairLittle,
  },
  blush: {
    title: 'Cheeks',
    product: 'Blush',
    placement: 'on your cheeks',
    unnoticeableText: BESIDE_PHOTOS.cheeksAlready,
    colors: (result) => colorsOf(result, 'blush'),
    isVisible: ({ outlines }) => outlines?.some(({ zone }) => zone === 'cheekLeft' || zone === 'cheekRight') ?? false,
  },
  lips: {
    title: 'Lips',
    product: 'Lipstick',
    placement: 'on your lips',
    colors: (result) => colorsOf(result, 'lipstick'),
    isVisible: isOutlined('lips'),
  },
};

export type WornColors = Partial<Readonly<Record<TryOnArea, NamedColor>>>;

/** What is worn, for the caption and screen readers. @param unnoticeable where one hardly sees it */
export function wornColorsText(worn: WornColors, unnoticeable: readonly TryOnArea[] = []): string {
  const items = keysOf(TRY_ON_AREAS).flatMap((part) => {
    const color = worn[part];
    const { placement, unnoticeableText, applicationText } = TRY_ON_AREAS[part];
    if (!color) return [];
    const note = unnoticeableText && unnoticeable.includes(part) ? unnoticeableText : applicationText?.(color);
    return [{ what: `${color.name} ${placement}`, note }];
  });
  if (items.length === 0) return 'Nothing tried on yet.';
  return [`${listed(items.map(({ what }) => what))}.`, ...items.flatMap(({ note }) => note ?? [])].join(' ');
}
