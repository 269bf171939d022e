import type { OutfitText } from '../../outfit.ts';

export const outfits: readonly OutfitText[] = [
  {
    name: 'Mushroom and mauve',
    wear: 'knit Mauve, pants Mushroom, shoes Cocoa',
    at: 'uniqlo',
    price: 'Under $50',
  },
  {
    name: 'Slate suit',
    wear: 'shirt Oyster, blazer Slate, pants Slate, shoes Charcoal',
    key: 1,
    at: 'nordstrom',
    price: '$200–$350',
  },
  {
    name: 'Faded garden',
    wear: 'shirt Old Rose, pants Cocoa, cardigan Pale Taupe, boots Cocoa',
    at: 'etsy',
    price: '$50–$100',
  },
  {
    name: 'Weekend denim',
    wear: 'tee Soft Stone, jacket Denim Blue, chinos Pale Taupe, sneakers Oyster',
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
    wear: 'shirt Soft Teal, wide-pants Smoky Aubergine, shoes Charcoal',
    at: 'poshmark',
    price: 'Under $50',
  },
];
