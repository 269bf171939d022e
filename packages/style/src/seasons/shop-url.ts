import type { GarmentKind } from '@trueseason/contracts';
import { everydayColorName } from './colors/plain-color.ts';
import type { Garment } from './outfit.ts';
import { type Retailer, shopSearchUrl } from './retailers.ts';

/** Shops' words for garments, if different from ours. */
const SHOP_WORDS: Readonly<Partial<Record<GarmentKind, string>>> = {
  knit: 'sweater',
  tee: 't-shirt',
  polo: 'polo shirt',
  trench: 'trench coat',
};

/** A shop's search for a garment in its color. */
export const shopUrlOf = (at: Retailer, { kind, hex }: Garment): string =>
  shopSearchUrl(at, `${everydayColorName(hex)} ${SHOP_WORDS[kind] ?? kind.replace('-', ' ')}`);
