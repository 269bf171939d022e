import type { OutfitText } from '../../outfit.ts';

export const outfits: readonly OutfitText[] = [
  {
    name: 'Black, white, red',
    wear: 'shirt Pure White, blazer Black, pants Black, scarf True Red, shoes Black',
    key: 1,
    at: 'nordstrom',
    price: '$200–$350',
  },
  {
    name: 'Royal coat',
    wear: 'turtleneck Black, coat Royal Blue, jeans Ink Navy, boots Black',
    key: 1,
    at: 'asos',
    price: '$100–$200',
  },
  {
    name: 'Emerald hour',
    wear: 'turtleneck Black, blazer Emerald, pants Black, shoes Black',
    key: 1,
    at: 'nordstrom',
    price: '$100–$200',
  },
  {
    name: 'Clean Saturday',
    wear: 'tee Ice Gray, jacket Navy, jeans Midnight Gray, sneakers Pure White',
    key: 1,
    at: 'uniqlo',
    price: '$50–$100',
  },
  {
    name: 'Fuchsia lift',
    wear: 'shirt Fuchsia, wide-pants Charcoal, shoes Black',
    at: 'poshmark',
    price: 'Under $50',
  },
  {
    name: 'Summer ice',
    wear: 'polo Powder Blue, shorts Navy, sneakers Pure White',
    at: 'uniqlo',
    price: 'Under $50',
  },
];
