import { expect, it } from 'vitest';
import { accessCodeSchema, promoCodeSchema } from '../schemas/fields.ts';
import { normalizePromoCode } from './promo.ts';

const GIFT = 'GIFT-ABCD-EFGH-1KMN-0QRS';
const LINK = `https://www.colors.example/gift/${GIFT}`;

it.each([
  ...[GIFT, 'GIFTABCDEFGH1KMN0QRS', 'GIFT ABCD EFGH IKMN OQRS', 'GIFT-ABCDEFGH-LKMN-OQRS', GIFT.toLowerCase()],
  // Quotes, a sentence's end, other hyphens, full-width letters, a Turkish keyboard.
  ...[`\u201c${GIFT}\u201d`, `'${GIFT}'.`, GIFT.replaceAll('-', '\u2013'), GIFT.replaceAll('-', ' \u2011 ')],
  ...[
    '\uff27\uff29\uff26\uff34\uff0dABCD-EFGH-\uff11KMN-\uff10QRS',
    'G\u0130FT-ABCD-EFGH-1KMN-0QRS',
    'g\u0131ft-abcd-efgh-1kmn-0qrs',
  ],
  ...[
    LINK,
    `${LINK}/`,
    `${LINK}.`,
    `<${LINK}?utm_source=mail&x=1#top>`,
    LINK.toUpperCase(),
    `www.gift.example/gift/${GIFT}`,
  ],
  ...[`Your code: ${GIFT}, a GIFT for you`, `\u2068${GIFT}\u2069`],
])('reads a gift in %s', (typed) => expect(promoCodeSchema.parse(typed)).toBe(GIFT));

it.each([
  ...[
    'Code: FIRST10',
    'promo code = first10',
    'https://colors.example/?utm=x&code=First10#top',
    'colors.example/promo/FIRST10/',
  ],
  ...['first10', ' FIRST10 ', '\u201cFIRST10\u201d', "'first10'.", '\u00abFIRST10\u00bb', 'FIRST10,', 'First 10'],
  ...[
    '\uff26\uff29\uff32\uff33\uff34\uff11\uff10',
    'F\u0130RST10',
    'f\u0131rst10',
    '\u2068first10\u2069',
    '\ufb01rst10',
  ],
])('reads a promo code in %s', (typed) => expect(promoCodeSchema.parse(typed)).toBe('FIRST10'));

it.each([
  ['GIFT', 'GIFT'],
  ['GIFT-ABCD', 'GIFT-ABCD'],
  ['GIFTS-ABCD-EFGH-JKMN-PQRS', 'GIFTS-ABCD-EFGH-JKMN-PQRS'],
  ['summer_26-a', 'SUMMER_26-A'],
  // Other letters are not left out: that would make another code.
  ['\u0416FIRST10', '\u0416FIRST10'],
  [' \u201c\u201d. ', ''],
])('reads no more than there is: %s', (typed, code) => expect(normalizePromoCode(typed)).toBe(code));

it.each(['204816', ' 204 816 ', '"204816".', '\uff12\uff10\uff14\uff18\uff11\uff16'])(
  'reads a mailed code in %s',
  (typed) => expect(accessCodeSchema.parse(typed)).toBe('204816'),
);
