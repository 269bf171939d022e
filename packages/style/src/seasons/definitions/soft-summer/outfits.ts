import type { OutfitText } from '../../outfit.ts';

export const outfits: readonly OutfitText[] = [
  {
    name: 'Mushroom and mauve',
    wear: 'knit Mauve, pants Mushroom, shoes Cocoa',
    at: 'uniqlo',
    price: 'Under $50',
  },
  {
    name: 'Steel blue suit',
    wear: 'shirt Oyster, blazer Steel Blue, pants Steel Blue, shoes Graphite',
    key: 1,
    at: 'nordstrom',
    price: '$200–$350',
  },
  {
    name: 'Faded garden',
    wear: 'shirt Old Rose, pants Cocoa, cardigan Rose Beige, boots Cocoa',
    at: 'etsy',
    price: '$50–$100',
  },
  {
    name: 'Weekend denim',
    wear: 'tee Stone, jacket Denim Blue, chinos Rose Beige, sneakers Oyster',
    key: 1,
    at: 'asos',
    price: '$50–$100',
  },
  {
    name: 'Woodland path',
    wear: 'turtleneck Sage, coat Mushroom, jeans Soft Navy, boots Smoky Aubergine',
    key: 1,
    at: 'ebay',
    price: '$50–$100',
  },
  {
    name: 'Low lamp evening',
    wear: 'shirt Soft Teal, wide-pants Smoky Aubergine, shoes Graphite',
    at: 'poshmark',
    price: 'Under $50',
  },
];
