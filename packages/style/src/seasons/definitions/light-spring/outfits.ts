import type { OutfitText } from '../../outfit.ts';

export const outfits: readonly OutfitText[] = [
  {
    name: 'Clear morning',
    wear: 'shirt Baby Blue, chinos Sand, belt Light Camel, sneakers Milk',
    at: 'uniqlo',
    price: 'Under $50',
  },
  {
    name: 'Soft tailoring',
    wear: 'tee Milk, blazer Light Camel, pants Biscuit, shoes Honey Tan',
    key: 1,
    at: 'nordstrom',
    price: '$100–$200',
  },
  {
    name: 'Peach and sea',
    wear: 'shirt Peach Cream, wide-pants Seafoam, sandals Light Camel',
    at: 'asos',
    price: 'Under $50',
  },
  {
    name: 'Wedding guest',
    wear: 'turtleneck Biscuit, blazer Light Coral, pants Biscuit, shoes Biscuit',
    key: 1,
    at: 'nordstrom',
    price: '$100–$200',
  },
  {
    name: 'Breezy Sunday',
    wear: 'knit Buttercup, jeans Harbor, sneakers Milk',
    at: 'poshmark',
    price: 'Under $50',
  },
  {
    name: 'Shoreline supper',
    wear: 'polo Clear Aqua, jacket Harbor, pants Light Ivory, shoes Light Camel',
    key: 1,
    at: 'asos',
    price: '$50–$100',
  },
];
