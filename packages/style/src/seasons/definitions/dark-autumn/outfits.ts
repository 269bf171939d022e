import type { OutfitText } from '../../outfit.ts';

export const outfits: readonly OutfitText[] = [
  {
    name: 'Ember office',
    wear: 'shirt Warm Ivory, blazer Espresso, pants Dark Olive, scarf Rust, shoes Black Coffee',
    key: 1,
    at: 'nordstrom',
    price: '$200–$350',
  },
  {
    name: 'Leather and spice',
    wear: 'turtleneck Mustard Gold, jacket Mahogany, jeans Deep Petrol, boots Espresso',
    key: 1,
    at: 'ebay',
    price: '$100–$200',
  },
  {
    name: 'Malachite evening',
    wear: 'turtleneck Black Coffee, blazer Malachite, pants Black Coffee, shoes Black Coffee',
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
    wear: 'shirt Aubergine, coat Dark Olive, wide-pants Espresso, scarf Camel, boots Mahogany',
    key: 1,
    at: 'ebay',
    price: '$100–$200',
  },
  {
    name: 'Desert linen',
    wear: 'shirt Dusty Teal, shorts Sand Dune, belt Tobacco, sandals Dark Chocolate',
    at: 'uniqlo',
    price: 'Under $50',
  },
];
