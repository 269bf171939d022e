import type { OutfitText } from '../../outfit.ts';

export const outfits: readonly OutfitText[] = [
  {
    name: 'Electric meeting',
    wear: 'shirt Pure White, blazer Electric Blue, pants Black, shoes Black',
    key: 1,
    at: 'asos',
    price: '$50–$100',
  },
  {
    name: 'Fuchsia night',
    wear: 'turtleneck Black, blazer Hot Fuchsia, pants Black, shoes Black',
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
    wear: 'polo Ice Sky, jacket Bright Navy, pants Charcoal, sneakers Frost',
    key: 1,
    at: 'asos',
    price: '$50–$100',
  },
  {
    name: 'Scarlet coat',
    wear: 'turtleneck Black, coat Scarlet, pants Deep Midnight, boots Black',
    key: 1,
    at: 'ebay',
    price: '$100–$200',
  },
  {
    name: 'Emerald errand',
    wear: 'knit Bright Emerald, jeans Bright Navy, bag Black, sneakers Pure White',
    at: 'poshmark',
    price: 'Under $50',
  },
];
