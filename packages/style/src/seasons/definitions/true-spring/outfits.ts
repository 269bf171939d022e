import type { OutfitText } from '../../outfit.ts';

export const outfits: readonly OutfitText[] = [
  {
    name: 'First warm day',
    wear: 'tee Cream, cardigan Coral, chinos Golden Camel, sneakers Cream',
    key: 1,
    at: 'uniqlo',
    price: 'Under $50',
  },
  {
    name: 'Garden lunch',
    wear: 'turtleneck Golden Camel, blazer Grass, pants Golden Camel, belt Caramel, shoes Golden Camel',
    key: 1,
    at: 'etsy',
    price: '$50–$100',
  },
  {
    name: 'Friendly office',
    wear: 'shirt Apricot Cream, blazer Milk Chocolate, pants Honey Beige, shoes Cinnamon',
    key: 1,
    at: 'nordstrom',
    price: '$100–$200',
  },
  {
    name: 'Harbor weekend',
    wear: 'polo Lagoon, shorts Oatmeal, shoes Caramel',
    at: 'asos',
    price: 'Under $50',
  },
  {
    name: 'Rain with a plan',
    wear: 'knit Marigold, trench Honey Beige, jeans Warm Navy, boots Chestnut',
    key: 1,
    at: 'ebay',
    price: '$50–$100',
  },
  {
    name: 'Dinner outside',
    wear: 'shirt Tomato, wide-pants Cream, sandals Caramel',
    at: 'asos',
    price: '$50–$100',
  },
];
