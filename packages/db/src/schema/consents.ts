import type { Generated, Selectable } from 'kysely';

/** What somebody agreed to before a photo was sent. */
export interface PhotoConsentsTable {
  id: Generated<string>;
  /** Which browser; null once it took the consent back for photos to come. */
  family: string | null;
  version: string;
  /** The text as it was shown. */
  shown: string;
  /** Whether Google may see the photos; null where that was not asked. */
  second_opinion: boolean | null;
  given_at: Generated<Date>;
  withdrawn_at: Date | null;
}
export type PhotoConsentRow = Selectable<PhotoConsentsTable>;

/** That a buyer asked to begin at once, knowing what that ends. */
export interface BeginRequestsTable {
  order_id: number;
  version: string;
  shown: string;
  asked_at: Generated<Date>;
}

/** Under which consents an order's photos came. */
export interface OrderConsentsTable {
  order_id: number;
  consent_id: string;
  used_at: Generated<Date>;
}

/** Each time photos came to an order. */
export interface ConsentUsesTable {
  id: Generated<number>;
  order_id: number;
  consent_id: string;
  photos: number;
  used_at: Generated<Date>;
}
