import type { OutfitText } from '../../outfit.ts';

export const outfits: readonly OutfitText[] = [
  {
    name: 'Ember office',
    wear: 'shirt Ivory, blazer Espresso, pants Dark Olive, scarf Rust, shoes Black Coffee',
    key: 1,
    at: 'nordstrom',
    price: '$200–$350',
  },
  {
    name: 'Leather and spice',
    wear: 'turtleneck Mustard, jacket Mahogany, jeans Deep Petrol, boots Espresso',
    key: 1,
    at: 'ebay',
    price: '$100–$200',
  },
  {
    name: 'Bottle green evening',
    wear: 'turtleneck Black Coffee, blazer Bottle Green, pants Black Coffee, shoes Black Coffee',
    key: 1,
    at: 'asos',
    price: '$50–$100',
  },
  {
    name: 'Sunday dinner',
    wear: 'knit Chili, chinos Tobacco, boots Dark Chocolate',
    at: 'uniqlo',
    price: 'Under $50',
  },
  {
    name: 'Night train',
    wear: 'shirt Aubergine, coat Dark Olive, wide-pants Espresso, scarf Caramel, boots Mahogany',
    key: 1,
    at: 'ebay',
    price: '$100–$200',
  },
  {
    name: 'Desert linen',
    wear: 'shirt Soft Teal, shorts Sand, belt Tobacco, sandals Dark Chocolate',
    at: 'uniqlo',
    price: 'Under $50',
  },
];
