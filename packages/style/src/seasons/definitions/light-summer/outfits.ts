import type { OutfitText } from '../../outfit.ts';

export const outfits: readonly OutfitText[] = [
  {
    name: 'Lakeside office',
    wear: 'shirt Powder Blue, blazer Blue Gray, pants Slate, shoes Cocoa Rose',
    key: 1,
    at: 'nordstrom',
    price: '$100–$200',
  },
  {
    name: 'Rose afternoon',
    wear: 'shirt Rose, pants Rose Taupe, cardigan Pearl, shoes Rose Taupe',
    at: 'asos',
    price: '$50–$100',
  },
  {
    name: 'Easy denim',
    wear: 'tee Soft White, cardigan Lavender, jeans Faded Denim, sneakers Cloud Gray',
    key: 1,
    at: 'uniqlo',
    price: 'Under $50',
  },
  {
    name: 'Sea air',
    wear: 'knit Soft Jade, chinos Dove, sneakers Soft White',
    at: 'poshmark',
    price: 'Under $50',
  },
  {
    name: 'Clouds and coat',
    wear: 'turtleneck Rose Quartz, coat Dove, pants Slate, boots Slate',
    key: 1,
    at: 'ebay',
    price: '$50–$100',
  },
  {
    name: 'Late light',
    wear: 'shirt Wisteria, wide-pants Blue Gray, sandals Rose Beige',
    at: 'asos',
    price: 'Under $50',
  },
];
