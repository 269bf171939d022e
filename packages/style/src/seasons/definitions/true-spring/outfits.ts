import type { OutfitText } from '../../outfit.ts';

export const outfits: readonly OutfitText[] = [
  {
    name: 'First warm day',
    wear: 'tee Ivory, cardigan Coral, chinos Camel, sneakers Ivory',
    key: 1,
    at: 'uniqlo',
    price: 'Under $50',
  },
  {
    name: 'Garden lunch',
    wear: 'turtleneck Camel, blazer Kelly Green, pants Camel, belt Caramel, shoes Camel',
    key: 1,
    at: 'etsy',
    price: '$50–$100',
  },
  {
    name: 'Friendly office',
    wear: 'shirt Peach Cream, blazer Coffee, pants Tan, shoes Cognac',
    key: 1,
    at: 'nordstrom',
    price: '$100–$200',
  },
  {
    name: 'Harbor weekend',
    wear: 'polo Lagoon, shorts Sand, shoes Caramel',
    at: 'asos',
    price: 'Under $50',
  },
  {
    name: 'Rain with a plan',
    wear: 'knit Marigold, trench Tan, jeans Navy, boots Mahogany',
    key: 1,
    at: 'ebay',
    price: '$50–$100',
  },
  {
    name: 'Dinner outside',
    wear: 'shirt Poppy, wide-pants Ivory, sandals Caramel',
    at: 'asos',
    price: '$50–$100',
  },
];
