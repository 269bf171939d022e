/** Storage that never throws: if full or blocked, values last as long as the page. */
function createSafeStorage<Key extends string>(storage: () => Storage) {
  const fallback = new Map<string, string>();
  const read = (key: string): string | null => {
    try {
      return fallback.get(key) ?? storage().getItem(key);
    } catch {
      return null;
    }
  };
  const remove = (key: string): void => {
    fallback.delete(key);
    try {
      storage().removeItem(key);
    } catch {
      // Blocked: there is nothing to remove.
    }
  };
  /** `null` removes the key. */
  const write = (key: string, value: string | null): void => {
    // An older value must not come back with the next page if this one is refused.
    remove(key);
    if (value === null) return;
    try {
      storage().setItem(key, value);
    } catch {
      fallback.set(key, value);
    }
  };
  const keys = (): readonly string[] => {
    try {
      return [...fallback.keys(), ...Object.keys(storage())];
    } catch {
      return [...fallback.keys()];
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
  return {
    read: (key: Key) => read(key),
    write: (key: Key, value: string | null) => write(key, value),
    readJson,
    writeJson: (key: Key, value: unknown): void => write(key, JSON.stringify(value)),
    clear: () => keys().forEach(remove),
    /** Removes each value whose key or text matches, but of a list only the matching entries. */
    removeMatching: (pattern: RegExp): void => {
      for (const key of keys()) {
        const value = read(key) ?? '';
        if (!pattern.test(key) && !pattern.test(value)) continue;
        const isOther = (entry: unknown): boolean => !pattern.test(JSON.stringify(entry));
        const remaining = pattern.test(key) ? [] : entriesOf(value).filter(isOther);
        write(key, remaining.length === 0 ? null : JSON.stringify(remaining));
      }
    },
  };
}

function entriesOf(value: string): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

export function hasLocalStorage(): boolean {
  try {
    return Boolean(localStorage);
  } catch {
    return false;
  }
}

const local = createSafeStorage<string>(() => localStorage);
export const { read: readLocal, write: writeLocal, readJson: readLocalJson, writeJson: writeLocalJson } = local;

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
  // What quick checks said of them.
  photoChecks: 'personal',
  // The customer's answers about them, until the result with these was shown.
  draftAnswers: 'personal',
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
  // The router's scroll positions, by page.
  'react-router-scroll-positions': 'plain',
  // Orders whose story was offered, once.
  storySeen: 'plain',
  // Events that count once, and events waiting for the provider.
  reported: 'plain',
  unsentEvents: 'plain',
} as const;
export type SessionKey = keyof typeof SESSION_KEYS;

const session = createSafeStorage<SessionKey>(() => sessionStorage);
export const {
  read: readSession,
  write: writeSession,
  readJson: readSessionJson,
  writeJson: writeSessionJson,
} = session;

/** Of this tab and of the device, also what only memory holds. */
export const storages = [session, local] as const;

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
