import type { CallName } from '../routes/routes.ts';
import { type Limit, per } from './limit.ts';

/** What lasts or costs: rows and objects that stay, mails, calls of the payment provider, stored bytes that are read. */
export const EFFECTS = ['rows', 'objects', 'mails', 'provider', 'stored'] as const;
export type Effect = (typeof EFFECTS)[number];

const MINUTE = 1;
const DAY = 24 * 60;

/**
 * Limits of all calls together that have this effect, by address and by network, for everybody but operators and
 * providers. They bound what a visitor leaves who never buys: an order that settles gives its share back, since a carrier
 * has thousands of buyers behind one address. Mails are counted where they are asked for (MAILS_OF_STRANGERS).
 */
export const EFFECT_LIMITS: Readonly<Record<Effect, readonly Limit[]>> = {
  rows: [
    per('address', 300, MINUTE),
    per('network', 600, MINUTE),
    per('address', 2_000, DAY),
    per('network', 3_000, DAY),
  ],
  objects: [
    per('address', 60, MINUTE),
    per('network', 120, MINUTE),
    per('address', 200, DAY),
    per('network', 400, DAY),
  ],
  mails: [per('network', 60, MINUTE)],
  // By day they are counted where they are made (PROVIDER_OF_STRANGERS).
  provider: [per('address', 300, MINUTE), per('network', 600, MINUTE)],
  stored: [per('address', 600, MINUTE), per('network', 2_400, MINUTE)],
};

/** What an order that settled gives back to its address and network, more than it used: more buyers are welcome. */
export const GIVEN_BACK: Readonly<Record<Effect | 'intents' | 'megabytes', number>> = {
  rows: 40,
  objects: 4,
  mails: 0,
  provider: 20,
  stored: 0,
  intents: 4,
  megabytes: 60,
};
/** A purchase's calls, whose own limits get as much back as of objects. */
export const PURCHASE_CALLS = [
  'giveConsent',
  'createGuestOrder',
  'putOrderPhotos',
  'putJobPhotos',
  'putAnswers',
  'updateEmail',
  'createPaymentIntent',
  'createCheckout',
] as const satisfies readonly CallName[];
