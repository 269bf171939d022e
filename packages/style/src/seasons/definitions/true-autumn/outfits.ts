import type { OutfitText } from '../../outfit.ts';

export const outfits: readonly OutfitText[] = [
  {
    name: 'Market square',
    wear: 'turtleneck Rust, jacket Khaki, jeans Marine Teal, boots Cognac',
    at: 'uniqlo',
    price: 'Under $50',
  },
  {
    name: 'Warm tailoring',
    wear: 'shirt Buttercream, blazer Camel, pants Coffee, scarf Paprika, shoes Mahogany',
    key: 1,
    at: 'nordstrom',
    price: '$200–$350',
  },
  {
    name: 'Saffron day',
    wear: 'turtleneck Coffee, blazer Saffron, pants Coffee, belt Cognac, boots Coffee',
    key: 1,
    at: 'etsy',
    price: '$50–$100',
  },
  {
    name: 'Forest weekend',
    wear: 'knit Olive Green, chinos Tan, boots Bronze',
    at: 'poshmark',
    price: 'Under $50',
  },
  {
    name: 'Coat of the year',
    wear: 'knit Mustard, coat Cognac, pants Olive Drab, scarf Parchment, shoes Coffee',
    key: 1,
    at: 'ebay',
    price: '$100–$200',
  },
  {
    name: 'Candlelight teal',
    wear: 'shirt Teal, wide-pants Mahogany, shoes Mahogany',
    at: 'asos',
    price: 'Under $50',
  },
];
