import type { Generated, Selectable } from 'kysely';

export interface PhotoConsentsTable {
  id: Generated<string>;
  /** The browser; null once consent for future photos is withdrawn. */
  family: string | null;
  version: string;
  shown: string;
  /** Whether Google may see the photos; null if not asked. */
  second_opinion: boolean | null;
  given_at: Generated<Date>;
  withdrawn_at: Date | null;
}
export type PhotoConsentRow = Selectable<PhotoConsentsTable>;

export interface OrderConsentsTable {
  order_id: number;
  consent_id: string;
  used_at: Generated<Date>;
}

export interface ConsentUsesTable {
  id: Generated<number>;
  order_id: number;
  consent_id: string;
  photos: number;
  used_at: Generated<Date>;
}
