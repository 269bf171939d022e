import type { OutfitText } from '../../outfit.ts';

export const outfits: readonly OutfitText[] = [
  {
    name: 'Royal blue meeting',
    wear: 'shirt Pure White, blazer Royal Blue, pants Black, shoes Black',
    key: 1,
    at: 'asos',
    price: '$50–$100',
  },
  {
    name: 'Fuchsia night',
    wear: 'turtleneck Black, blazer Fuchsia, pants Black, shoes Black',
    key: 1,
    at: 'nordstrom',
    price: '$100–$200',
  },
  {
    name: 'Graphic Sunday',
    wear: 'tee Acid Lemon, jeans Black, sneakers Pure White',
    at: 'uniqlo',
    price: 'Under $50',
  },
  {
    name: 'Ice and navy',
    wear: 'polo Powder Blue, jacket Navy, pants Charcoal, sneakers Ice Gray',
    key: 1,
    at: 'asos',
    price: '$50–$100',
  },
  {
    name: 'True red coat',
    wear: 'turtleneck Black, coat True Red, pants Ink Navy, boots Black',
    key: 1,
    at: 'ebay',
    price: '$100–$200',
  },
  {
    name: 'Emerald errand',
    wear: 'knit Emerald, jeans Navy, bag Black, sneakers Pure White',
    at: 'poshmark',
    price: 'Under $50',
  },
];
