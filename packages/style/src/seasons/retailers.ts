/** Shops whose search takes plain words. We link to a search for a color and garment, never to an invented product. */
export const RETAILERS = {
  asos: { brand: 'ASOS search', url: 'https://www.asos.com/us/search/?q=' },
  uniqlo: { brand: 'Uniqlo search', url: 'https://www.uniqlo.com/us/en/search?q=' },
  nordstrom: { brand: 'Nordstrom search', url: 'https://www.nordstrom.com/sr?keyword=' },
  etsy: { brand: 'Etsy search', url: 'https://www.etsy.com/search?q=' },
  ebay: { brand: 'eBay pre-owned search', url: 'https://www.ebay.com/sch/i.html?LH_ItemCondition=3000&_nkw=' },
  poshmark: { brand: 'Poshmark second-hand search', url: 'https://poshmark.com/search?query=' },
} as const;
export type Retailer = keyof typeof RETAILERS;

/** Suggested bands for the key piece in US dollars; shops set their prices. */
export const PRICE_BANDS = ['Under $50', '$50–$100', '$100–$200', '$200–$350'] as const;
export type PriceBand = (typeof PRICE_BANDS)[number];

export const shopSearchUrl = (retailer: Retailer, words: string): string =>
  `${RETAILERS[retailer].url}${encodeURIComponent(words)}`;

export const pinterestSearchUrl = (words: string): string =>
  `https://www.pinterest.com/search/pins/?q=${encodeURIComponent(words)}`;
