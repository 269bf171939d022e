import type { OutfitText } from '../../outfit.ts';

export const outfits: readonly OutfitText[] = [
  {
    name: 'Market square',
    wear: 'turtleneck Rust, jacket Khaki, jeans Deep Teal, boots Cognac',
    at: 'uniqlo',
    price: 'Under $50',
  },
  {
    name: 'Warm tailoring',
    wear: 'shirt Ivory, blazer Camel, pants Coffee, scarf Chili, shoes Mahogany',
    key: 1,
    at: 'nordstrom',
    price: '$200–$350',
  },
  {
    name: 'Marigold day',
    wear: 'turtleneck Coffee, blazer Marigold, pants Coffee, belt Cognac, boots Coffee',
    key: 1,
    at: 'etsy',
    price: '$50–$100',
  },
  {
    name: 'Forest weekend',
    wear: 'knit Olive Green, chinos Tan, boots Toffee',
    at: 'poshmark',
    price: 'Under $50',
  },
  {
    name: 'Coat of the year',
    wear: 'knit Mustard, coat Cognac, pants Olive Drab, scarf Wheat, shoes Coffee',
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
