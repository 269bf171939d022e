import type { OutfitText } from '../../outfit.ts';

export const outfits: readonly OutfitText[] = [
  {
    name: 'Sand and sage',
    wear: 'shirt Celadon, chinos Sand, belt Tawny, shoes Driftwood',
    at: 'uniqlo',
    price: 'Under $50',
  },
  {
    name: 'Mellow office',
    wear: 'tee Ecru, blazer Fawn, pants Taupe, shoes Soft Cocoa',
    key: 1,
    at: 'nordstrom',
    price: '$100–$200',
  },
  {
    name: 'Clay afternoon',
    wear: 'turtleneck Tawny, blazer Terracotta Rose, pants Tawny, belt Soft Cocoa, shoes Tawny',
    key: 1,
    at: 'etsy',
    price: '$50–$100',
  },
  {
    name: 'Orchard walk',
    wear: 'knit Honey Mustard, jacket Olive Gray, jeans Storm Teal, boots Tawny',
    key: 1,
    at: 'ebay',
    price: '$50–$100',
  },
  {
    name: 'Teal at dusk',
    wear: 'shirt Sea Teal, wide-pants Taupe, sandals Driftwood',
    at: 'asos',
    price: 'Under $50',
  },
  {
    name: 'Reading day',
    wear: 'cardigan Dusty Coral, tee Shell Peach, pants Olive Gray, sneakers Ecru',
    at: 'poshmark',
    price: 'Under $50',
  },
];
