/** Storage that never throws: if full or blocked, values last as long as the page. */
function createSafeStorage<Key extends string>(storage: () => Storage) {
  const fallback = new Map<Key, string>();
  const read = (key: Key): string | null => {
    try {
      return fallback.get(key) ?? storage().getItem(key);
    } catch {
      return null;
    }
  };
  /** `null` removes the key. */
  const write = (key: Key, value: string | null): void => {
    fallback.delete(key);
    try {
      if (value === null) storage().removeItem(key);
      else storage().setItem(key, value);
    } catch {
      if (value !== null) fallback.set(key, value);
    }
  };
  /** Null without a valid value. */
  const readJson = <T>(key: Key): T | null => {
    try {
      return JSON.parse(read(key) ?? 'null') as T | null;
    } catch {
      return null;
    }
  };
  return { read, write, readJson, writeJson: (key: Key, value: unknown): void => write(key, JSON.stringify(value)) };
}

export function hasLocalStorage(): boolean {
  try {
    return Boolean(localStorage);
  } catch {
    return false;
  }
}

export const {
  read: readLocal,
  write: writeLocal,
  readJson: readLocalJson,
  writeJson: writeLocalJson,
} = createSafeStorage<string>(() => localStorage);

/**
 * Session storage, with a reason for each key. Deleting an order also removes every `personal` key, which identifies a
 * person or a purchase without an order number; from the others, it removes what names that order.
 */
export const SESSION_KEYS = {
  // From the specification.
  uploadedFiles: 'personal',
  currentOrderId: 'plain',
  userEmail: 'personal',
  campaign: 'plain',
  // Where this tab's photos are stored, so that other tabs' do not appear here.
  photosAt: 'personal',
  morePhotosAt: 'personal',
  // What the customer told of them, until the result with it was seen.
  toldAnswers: 'personal',
  // Why photos failed, for the screen that asks for new ones.
  photoAdvice: 'personal',
  // Consent, and whether photos may have been sent since.
  photoConsent: 'plain',
  consentWasGiven: 'plain',
  // Idempotency keys, so that repeating a call whose response was lost, even after a reload, creates no second order.
  uploadKey: 'personal',
  checkoutKey: 'personal',
  hostedKey: 'personal',
  // What this visit is buying.
  purchase: 'personal',
  // The missing file for which the page was reloaded, once.
  reloadedFor: 'plain',
  // Orders whose story was offered, once.
  storySeen: 'plain',
  // Events that count once, and events waiting for the provider.
  reported: 'plain',
  unsentEvents: 'plain',
} as const;
export type SessionKey = keyof typeof SESSION_KEYS;

export const {
  read: readSession,
  write: writeSession,
  readJson: readSessionJson,
  writeJson: writeSessionJson,
} = createSafeStorage<SessionKey>(() => sessionStorage);

export function currentOrderId(): number | null {
  const id = Number(readSession('currentOrderId'));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** What this visit is buying, until it is known to be paid. */
export interface PurchaseRecord {
  readonly code?: string | undefined;
  /** The order of the checkout. */
  readonly checkout?: number | undefined;
  /** The bought order to which this one is added. */
  readonly additionalTo?: number | undefined;
  /** The price, because the provider's own page does not return it. */
  readonly price?: { readonly paymentIntentId: string; readonly amount: number } | undefined;
  /** The gift's order, the bought gift to which it is added, and its card so far. */
  readonly gift?: number | undefined;
  readonly additionalToGift?: number | undefined;
  readonly giftCard?: GiftText | undefined;
}

export interface GiftText {
  readonly giver: string;
  readonly message: string;
  readonly email: string;
  readonly deliverOn: string;
}

export const purchaseRecord = (): PurchaseRecord => readSessionJson<PurchaseRecord>('purchase') ?? {};

/** `undefined` removes a field. */
export const recordPurchase = (changes: PurchaseRecord): void =>
  writeSessionJson('purchase', { ...purchaseRecord(), ...changes });
