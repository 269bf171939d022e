import type { OutfitText } from '../../outfit.ts';

export const outfits: readonly OutfitText[] = [
  {
    name: 'Studio Monday',
    wear: 'tee Warm White, blazer Coral, pants Navy, sneakers Warm White',
    key: 1,
    at: 'asos',
    price: '$50–$100',
  },
  {
    name: 'Market in the sun',
    wear: 'shirt Turquoise, chinos Sand, belt Camel, sandals Camel',
    at: 'uniqlo',
    price: 'Under $50',
  },
  {
    name: 'Sharp meeting',
    wear: 'shirt Powder Blue, blazer Navy, pants Warm Charcoal, scarf Poppy, shoes Black Coffee',
    key: 1,
    at: 'nordstrom',
    price: '$200–$350',
  },
  {
    name: 'Gallery evening',
    wear: 'turtleneck Navy, blazer Hot Pink, pants Navy, scarf Powder Blue, shoes Navy',
    key: 1,
    at: 'nordstrom',
    price: '$100–$200',
  },
  {
    name: 'Cold bright morning',
    wear: 'turtleneck Sunflower, coat Camel, jeans Navy, boots Toffee',
    key: 1,
    at: 'ebay',
    price: '$50–$100',
  },
  {
    name: 'Saturday errands',
    wear: 'knit Kelly Green, jeans Navy, bag Toffee, sneakers Ivory',
    at: 'poshmark',
    price: 'Under $50',
  },
];
