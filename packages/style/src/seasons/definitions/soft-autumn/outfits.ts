import type { OutfitText } from '../../outfit.ts';

export const outfits: readonly OutfitText[] = [
  {
    name: 'Sand and sage',
    wear: 'shirt Celadon, chinos Sand, belt Caramel, shoes Driftwood',
    at: 'uniqlo',
    price: 'Under $50',
  },
  {
    name: 'Mellow office',
    wear: 'tee Ivory, blazer Fawn, pants Taupe, shoes Soft Cocoa',
    key: 1,
    at: 'nordstrom',
    price: '$100–$200',
  },
  {
    name: 'Clay afternoon',
    wear: 'turtleneck Caramel, blazer Terracotta Rose, pants Caramel, belt Soft Cocoa, shoes Caramel',
    key: 1,
    at: 'etsy',
    price: '$50–$100',
  },
  {
    name: 'Orchard walk',
    wear: 'knit Mustard, jacket Olive Gray, jeans Deep Teal, boots Caramel',
    key: 1,
    at: 'ebay',
    price: '$50–$100',
  },
  {
    name: 'Teal at dusk',
    wear: 'shirt Soft Teal, wide-pants Taupe, sandals Driftwood',
    at: 'asos',
    price: 'Under $50',
  },
  {
    name: 'Reading day',
    wear: 'cardigan Dusty Coral, tee Peach Cream, pants Olive Gray, sneakers Ivory',
    at: 'poshmark',
    price: 'Under $50',
  },
];
