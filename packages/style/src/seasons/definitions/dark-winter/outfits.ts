import type { OutfitText } from '../../outfit.ts';

export const outfits: readonly OutfitText[] = [
  {
    name: 'Boardroom ink',
    wear: 'shirt Powder Blue, blazer Ink Navy, pants Ink Navy, scarf Burgundy, shoes Black',
    key: 1,
    at: 'nordstrom',
    price: '$200–$350',
  },
  {
    name: 'Winter walk',
    wear: 'turtleneck Raspberry, coat Charcoal, jeans Ink Navy, boots Black',
    key: 1,
    at: 'ebay',
    price: '$100–$200',
  },
  {
    name: 'Velvet dinner',
    wear: 'turtleneck Black, blazer Bottle Green, pants Black, shoes Black',
    key: 1,
    at: 'asos',
    price: '$50–$100',
  },
  {
    name: 'Desk to drinks',
    wear: 'shirt Royal Plum, wide-pants Charcoal, belt Black, shoes Bitter Chocolate',
    at: 'asos',
    price: 'Under $50',
  },
  {
    name: 'Plain Sunday',
    wear: 'knit Pine, chinos Graphite, sneakers Pure White',
    at: 'uniqlo',
    price: 'Under $50',
  },
  {
    name: 'Summer shade',
    wear: 'shirt Sky Blue, shorts Ink Navy, sandals Bitter Chocolate',
    at: 'uniqlo',
    price: 'Under $50',
  },
];
