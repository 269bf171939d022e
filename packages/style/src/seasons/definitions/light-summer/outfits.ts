import type { OutfitText } from '../../outfit.ts';

export const outfits: readonly OutfitText[] = [
  {
    name: 'Lakeside office',
    wear: 'shirt Powder Blue, blazer Smoky Blue, pants Slate, shoes Cocoa',
    key: 1,
    at: 'nordstrom',
    price: '$100–$200',
  },
  {
    name: 'Rose afternoon',
    wear: 'shirt Rose, pants Rose Taupe, cardigan Ice Gray, shoes Rose Taupe',
    at: 'asos',
    price: '$50–$100',
  },
  {
    name: 'Easy denim',
    wear: 'tee Pure White, cardigan Lavender, jeans Denim Blue, sneakers Cloud Gray',
    key: 1,
    at: 'uniqlo',
    price: 'Under $50',
  },
  {
    name: 'Sea air',
    wear: 'knit Jade, chinos Dove, sneakers Pure White',
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
    wear: 'shirt Lilac, wide-pants Smoky Blue, sandals Rose Beige',
    at: 'asos',
    price: 'Under $50',
  },
];
