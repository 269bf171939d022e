import type { HexColor, NamedColor, SeasonName } from '@trueseason/contracts';
import type { SeasonIcon } from './season-icon.ts';
import { swatches } from './swatches.ts';

/** What the ring, the share story and the covers need of a season: light enough for the first screen. */
export interface RingSeason {
  readonly slug: string;
  readonly icon: SeasonIcon;
  readonly subtitle: string;
  /** The one colour of the season's arc; the twelve tell apart from each other. */
  readonly arc: HexColor;
  /** Four colours that say the season at a glance; all are in its palette. */
  readonly identity: readonly NamedColor[];
}

export const RING: Readonly<Record<SeasonName, RingSeason>> = {
  'Bright Spring': {
    slug: 'bright-spring',
    icon: 'tulip',
    subtitle: 'Clear, warm and lively',
    arc: '#FF766A',
    identity: swatches('#FF766A Coral Punch, #FFCB34 Sunflower, #00C8C3 Turquoise, #103369 Clear Navy'),
  },
  'True Spring': {
    slug: 'true-spring',
    icon: 'daffodil',
    subtitle: 'Golden, fresh and sunny',
    arc: '#FFB61A',
    identity: swatches('#FF816C Coral, #FFB61A Marigold, #B4D346 Fresh Lime, #00B3AE Lagoon'),
  },
  'Light Spring': {
    slug: 'light-spring',
    icon: 'blossom',
    subtitle: 'Light, warm and tender',
    arc: '#FFA676',
    identity: swatches('#FC907D Light Coral, #FFDE65 Buttercup, #66D8D5 Clear Aqua, #D0A371 Light Camel'),
  },
  'Light Summer': {
    slug: 'light-summer',
    icon: 'sweet-pea',
    subtitle: 'Light, cool and airy',
    arc: '#F0B3C8',
    identity: swatches('#E889AA Rose, #B8D9ED Powder Blue, #5AB093 Soft Jade, #C5BFE6 Lavender'),
  },
  'True Summer': {
    slug: 'true-summer',
    icon: 'hydrangea',
    subtitle: 'Cool, calm and rosy',
    arc: '#6492D3',
    identity: swatches('#AF4164 Raspberry, #6492D3 Cornflower, #B078B5 Orchid, #A3CCE9 Powder Blue'),
  },
  'Soft Summer': {
    slug: 'soft-summer',
    icon: 'lavender',
    subtitle: 'Muted, cool and blended',
    arc: '#9285AD',
    identity: swatches('#A97EA0 Mauve, #51789E Denim Blue, #3E7E83 Soft Teal, #AB978F Mushroom'),
  },
  'Soft Autumn': {
    slug: 'soft-autumn',
    icon: 'wheat',
    subtitle: 'Muted, warm and mellow',
    arc: '#BB9B77',
    identity: swatches('#D5836F Dusty Coral, #C59D4D Honey Mustard, #3C8280 Sea Teal, #BB9B77 Fawn'),
  },
  'True Autumn': {
    slug: 'true-autumn',
    icon: 'oak-leaf',
    subtitle: 'Golden, earthy and rich',
    arc: '#B54D22',
    identity: swatches('#B54D22 Rust, #C99922 Mustard, #707722 Olive Green, #006F6C Teal'),
  },
  'Dark Autumn': {
    slug: 'dark-autumn',
    icon: 'pomegranate',
    subtitle: 'Deep, warm and spiced',
    arc: '#8A5B33',
    identity: swatches('#B63328 Chili, #BA8816 Mustard Gold, #006442 Malachite, #5D2A22 Mahogany'),
  },
  'Dark Winter': {
    slug: 'dark-winter',
    icon: 'blackberry',
    subtitle: 'Deep, cool and velvety',
    arc: '#6B1330',
    identity: swatches('#A3234D Cranberry, #632766 Royal Plum, #006C47 Emerald, #0A2143 Ink Navy'),
  },
  'True Winter': {
    slug: 'true-winter',
    icon: 'snowflake',
    subtitle: 'Cool, crisp and striking',
    arc: '#003FB9',
    identity: swatches('#D22535 True Red, #003FB9 Royal Blue, #D72C97 Fuchsia, #D2E8F8 Ice Blue'),
  },
  'Bright Winter': {
    slug: 'bright-winter',
    icon: 'ice-crystal',
    subtitle: 'Clear, cool and electric',
    arc: '#F224A9',
    identity: swatches('#F224A9 Hot Fuchsia, #2246DF Electric Blue, #009D5C Bright Emerald, #F4F93B Acid Lemon'),
  },
};

/** The seasons in ring order. */
export const RING_ORDER = Object.keys(RING) as readonly SeasonName[];

export const isSeasonName = (text: string): text is SeasonName => Object.hasOwn(RING, text);

/** Icon, subtitle and colours of a season; an unknown one shows True Winter's. */
export const ringSeasonOr = (season: string): RingSeason => RING[isSeasonName(season) ? season : 'True Winter'];

/** The season's gradient as its four identity colours, for CSS and for drawings. */
export const gradientStops = (season: SeasonName): HexColor[] => RING[season].identity.map(({ hex }) => hex);

export const gradientCss = (season: SeasonName, angle = 135): string =>
  `linear-gradient(${angle}deg, ${gradientStops(season).join(', ')})`;

export const seasonOfSlug = (slug: string): SeasonName | undefined =>
  RING_ORDER.find((season) => RING[season].slug === slug);
