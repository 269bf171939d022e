import { keptIn } from './kept.ts';

/**
 * What a visit keeps in session storage. `personal` names
 * somebody or what they bought without an order number, and goes with any order that is deleted; of all else goes what
 * names that order.
 */
export const SESSION_KEYS = {
  uploadedFiles: 'personal',
  photosAt: 'personal',
  morePhotosAt: 'personal',
  currentOrderId: 'plain',
  userEmail: 'personal',
  promoCode: 'personal',
  campaign: 'plain',
  photoAdvice: 'personal',
  photoConsent: 'plain',
  consentWasGiven: 'plain',
  uploadKey: 'personal',
  checkoutKey: 'personal',
  checkoutOrder: 'plain',
  additionalTo: 'plain',
  hostedKey: 'personal',
  reloadedFor: 'plain',
  storySeen: 'plain',
  reported: 'plain',
  unsentEvents: 'plain',
  price: 'personal',
  giftCard: 'personal',
  giftOrder: 'plain',
  additionalToGift: 'plain',
} as const;
export type SessionKey = keyof typeof SESSION_KEYS;

export const {
  read: readSession,
  write: writeSession,
  readJson: readSessionJson,
  writeJson: writeSessionJson,
} = keptIn<SessionKey>(() => sessionStorage);

function readOrderId(key: SessionKey): number | null {
  const id = Number(readSession(key));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** The order that this visit is about. */
export const currentOrderId = (): number | null => readOrderId('currentOrderId');

/** The order that this visit's checkout is about, until it is known to be paid. */
export const checkoutOrderId = (): number | null => readOrderId('checkoutOrder');

/** The gift that this visit pays for, until it is known to be paid. */
export const giftOrderId = (): number | null => readOrderId('giftOrder');

/** The bought gift to which this visit wants to add another. */
export const additionalToGift = (): number | null => readOrderId('additionalToGift');

/** The bought order to which this visit wants to add another. */
export const additionalToOrder = (): number | null => readOrderId('additionalTo');
