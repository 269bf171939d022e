import type { OutfitText } from '../../outfit.ts';

export const outfits: readonly OutfitText[] = [
  {
    name: 'Clear morning',
    wear: 'shirt Powder Blue, chinos Sand, belt Camel, sneakers Warm White',
    at: 'uniqlo',
    price: 'Under $50',
  },
  {
    name: 'Soft tailoring',
    wear: 'tee Warm White, blazer Camel, pants Tan, shoes Caramel',
    key: 1,
    at: 'nordstrom',
    price: '$100–$200',
  },
  {
    name: 'Peach and sea',
    wear: 'shirt Peach Cream, wide-pants Seafoam, sandals Camel',
    at: 'asos',
    price: 'Under $50',
  },
  {
    name: 'Wedding guest',
    wear: 'turtleneck Tan, blazer Light Coral, pants Tan, shoes Tan',
    key: 1,
    at: 'nordstrom',
    price: '$100–$200',
  },
  {
    name: 'Breezy Sunday',
    wear: 'knit Buttercup, jeans Steel Blue, sneakers Warm White',
    at: 'poshmark',
    price: 'Under $50',
  },
  {
    name: 'Shoreline supper',
    wear: 'polo Aqua, jacket Steel Blue, pants Ivory, shoes Camel',
    key: 1,
    at: 'asos',
    price: '$50–$100',
  },
];
