import type { OutfitText } from '../../outfit.ts';

export const outfits: readonly OutfitText[] = [
  {
    name: 'Blue on blue',
    wear: 'shirt Powder Blue, blazer Navy, pants Steel Blue, shoes Charcoal Blue',
    key: 1,
    at: 'nordstrom',
    price: '$200–$350',
  },
  {
    name: 'Berry knit day',
    wear: 'knit Raspberry, jeans Denim Blue, sneakers Pure White',
    at: 'uniqlo',
    price: 'Under $50',
  },
  {
    name: 'Lilac hour',
    wear: 'turtleneck Pewter, blazer Iris, pants Pewter, scarf Ice Lilac, shoes Pewter',
    key: 1,
    at: 'asos',
    price: '$50–$100',
  },
  {
    name: 'Gray coat weather',
    wear: 'turtleneck Deep Rose, coat Pewter, pants Charcoal Blue, boots Navy',
    key: 1,
    at: 'ebay',
    price: '$100–$200',
  },
  {
    name: 'Riverside walk',
    wear: 'polo Sea Green, chinos Dove, sneakers Ice Gray',
    at: 'asos',
    price: 'Under $50',
  },
  {
    name: 'Evening in plum',
    wear: 'shirt Plum, wide-pants Navy, shoes Cocoa',
    at: 'poshmark',
    price: 'Under $50',
  },
];
