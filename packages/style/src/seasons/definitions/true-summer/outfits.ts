import type { OutfitText } from '../../outfit.ts';

export const outfits: readonly OutfitText[] = [
  {
    name: 'Blue on blue',
    wear: 'shirt Ice Blue, blazer Navy, pants Steel, shoes Charcoal Blue',
    key: 1,
    at: 'nordstrom',
    price: '$200–$350',
  },
  {
    name: 'Berry knit day',
    wear: 'knit Raspberry, jeans Denim, sneakers Cool White',
    at: 'uniqlo',
    price: 'Under $50',
  },
  {
    name: 'Lilac hour',
    wear: 'turtleneck Dusk Gray, blazer Iris, pants Dusk Gray, scarf Ice Lilac, shoes Dusk Gray',
    key: 1,
    at: 'asos',
    price: '$50–$100',
  },
  {
    name: 'Gray coat weather',
    wear: 'turtleneck Deep Rose, coat Dusk Gray, pants Charcoal Blue, boots Navy',
    key: 1,
    at: 'ebay',
    price: '$100–$200',
  },
  {
    name: 'Riverside walk',
    wear: 'polo Sea Green, chinos Pigeon, sneakers Silver Mist',
    at: 'asos',
    price: 'Under $50',
  },
  {
    name: 'Evening in plum',
    wear: 'shirt Plum, wide-pants Navy, shoes Cool Cocoa',
    at: 'poshmark',
    price: 'Under $50',
  },
];
